import type { RequirementType } from '@portal/contract/requirement';
import type { RequirementActor, RequirementAct, RequirementState } from '@portal/engines/states';
import { boolean, pgTable, smallint, text } from 'drizzle-orm/pg-core';
import { instant, serialId } from '../../platform/db/columns.ts';

/** What somebody asks of the provider. Codes and names both, as they were when it was handed in. */
export const requirement = pgTable('requirement', {
  requirementId: text('requirement_id').primaryKey(),
  accountNo: text('account_no').notNull(),
  /** '' for a person without an enterprise. */
  merchantNo: text('merchant_no').notNull(),
  requirementTypeId: smallint('requirement_type_id').$type<RequirementType>().notNull(),
  state: text('state').$type<RequirementState>().notNull(),
  /** '' of a person. */
  companyName: text('company_name').notNull(),
  contact: text('contact').notNull(),
  phone: text('phone').notNull(),
  budgetRangeCode: text('budget_range_code').notNull(),
  sceneId: text('scene_id').notNull(),
  categoryPath: text('category_path').notNull(),
  categoryNames: text('category_names').array().notNull(),
  provinceCode: text('province_code').notNull(),
  provinceName: text('province_name').notNull(),
  cityCode: text('city_code').notNull(),
  cityName: text('city_name').notNull(),
  areaCode: text('area_code').notNull(),
  areaName: text('area_name').notNull(),
  detailAddress: text('detail_address').notNull(),
  remark: text('remark').notNull(),
  clientSource: smallint('client_source').notNull(),
  entranceType: smallint('entrance_type').notNull(),
  /** What it is asked for, and whether the desk may read that. */
  designOrderId: text('design_order_id'),
  isDesignOrderShown: boolean('is_design_order_shown').notNull().default(false),
  /** The operator who has it at hand. */
  handlerNo: text('handler_no'),
  gmtCreate: instant('gmt_create').notNull(),
  gmtModified: instant('gmt_modified').notNull(),
});

/** What was said and done about it. */
export const requirementWord = pgTable('requirement_word', {
  id: serialId(),
  requirementId: text('requirement_id').notNull(),
  by: text('by_whom').$type<'asker' | 'desk'>().notNull(),
  kind: text('kind').$type<'word' | 'answer' | 'takeOver' | 'close' | 'withdraw'>().notNull(),
  /** Number of the account or of the operator. */
  actorNo: text('actor_no').notNull(),
  text: text('text').notNull(),
  gmtCreate: instant('gmt_create').notNull(),
});

/** Who may do it, in the words of the thread. */
export const SIDES: Readonly<Record<RequirementActor, 'asker' | 'desk'>> = { asker: 'asker', operator: 'desk' };
/** What an act is called in the thread. */
export const KINDS = { addWord: 'word', withdraw: 'withdraw', takeOver: 'takeOver', answer: 'answer', close: 'close' } as const satisfies Readonly<
  Record<RequirementAct, (typeof requirementWord.$inferSelect)['kind']>
>;
