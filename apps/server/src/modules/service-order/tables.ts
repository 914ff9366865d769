import type { ServiceLine, ServiceOrderStep, ServiceType } from '@portal/contract/service-order';
import type { ServiceOrderState } from '@portal/engines/states';
import { boolean, date, jsonb, pgTable, smallint, text } from 'drizzle-orm/pg-core';
import { instant, serialId } from '../../platform/db/columns.ts';

/** A service somebody orders of the provider. Codes and names both, as they were when it was handed in. */
export const serviceOrder = pgTable('service_order', {
  serviceOrderId: text('service_order_id').primaryKey(),
  accountNo: text('account_no').notNull(),
  /** '' for a person without an enterprise. */
  merchantNo: text('merchant_no').notNull(),
  serviceType: text('service_type').$type<ServiceType>().notNull(),
  /** The order it is asked for; null: none. */
  shopOrderNo: text('shop_order_no'),
  /** The design order it is asked for, or the order came of. */
  designOrderId: text('design_order_id'),
  projectName: text('project_name').notNull().default(''),
  state: text('state').$type<ServiceOrderState>().notNull(),
  contact: text('contact').notNull(),
  phone: text('phone').notNull(),
  provinceCode: text('province_code').notNull(),
  provinceName: text('province_name').notNull(),
  cityCode: text('city_code').notNull(),
  cityName: text('city_name').notNull(),
  areaCode: text('area_code').notNull(),
  areaName: text('area_name').notNull(),
  /** '' where nobody comes. */
  detailAddress: text('detail_address').notNull(),
  /** Where devices are moved to; '' of every other kind. */
  targetAddress: text('target_address').notNull(),
  visitDate: date('visit_date', { mode: 'string' }),
  faultTypeId: smallint('fault_type_id'),
  products: jsonb('products').$type<ServiceLine[]>().notNull(),
  remark: text('remark').notNull(),
  /** Ids of files of the account. */
  pictures: jsonb('pictures').$type<string[]>().notNull(),
  /** To the dealer of the order, as long as somebody is to come (SERVICE-12). */
  isSiteShown: boolean('is_site_shown').notNull().default(false),
  /** The dealer that said it sends people; null: none has. */
  shopNo: text('shop_no'),
  /** The operator who has it at hand. */
  handlerNo: text('handler_no'),
  gmtCreate: instant('gmt_create').notNull(),
  gmtModified: instant('gmt_modified').notNull(),
});

/** What was done about it. */
export const serviceOrderStep = pgTable('service_order_step', {
  id: serialId(),
  serviceOrderId: text('service_order_id').notNull(),
  act: text('act').$type<ServiceOrderStep['act']>().notNull(),
  /** Number of the account or of the operator. */
  actorNo: text('actor_no').notNull(),
  text: text('text').notNull(),
  /** The day the dealer's people come, or on which the dealer was done; null: none is said. */
  visitDate: date('visit_date', { mode: 'string' }),
  gmtCreate: instant('gmt_create').notNull(),
});
