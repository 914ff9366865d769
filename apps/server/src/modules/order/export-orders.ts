import { couponGroupNames } from '@portal/contract/coupon';
import type { Order } from '@portal/contract/order';
import { payWayNames } from '@portal/contract/trade-credit';
import {
  ORDER_EXPORT_MAX,
  exportOrders as exportOwn,
  exportShopOrders as exportReceived,
  deliveryWords,
  flashBearers,
  flashNames,
  invoiceTypeNames,
  orderStateNames,
} from '@portal/contract/order';
import { flashDifferenceOf } from '@portal/engines/pricing';
import { fen, formatDate, formatDateTime, toFen, toYuan, type Yuan } from '@portal/units';
import { ownerOf } from '../../platform/http/context.ts';
import { operation } from '../../platform/http/operation.ts';
import type { SheetColumn, SheetValue } from '../../platform/sheet/write-sheet.ts';
import { noteLook } from '../staff/index.ts';
import { sideOf } from './dealer-orders.ts';
import type { OrderRoom } from './needs.ts';
import { listShown } from './shown-order.ts';

const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** The buyer reads of whom it was bought. */
export const exportOrders = operation(exportOwn, async function exportOrders({ db, caller, now }, { query }, needs: OrderRoom) {
  const bytes = await needs.sheets.write(caller.accountNo, async () => {
    const orders = await listShown(db, { owner: ownerOf(caller) }, { ...query, page: 1, size: ORDER_EXPORT_MAX }, needs.openRequests);
    return sheetOf('我的订单', '经销商', orders, ({ shop }) => shop.shopName, [], needs);
  });
  return { name: `我的订单-${formatDate(now)}.xlsx`, mediaType: XLSX, bytes };
});

/** The dealer reads who bought. */
export const exportShopOrders = operation(exportReceived, async function exportShopOrders(ctx, { query }, needs: OrderRoom) {
  const { db, caller, now } = ctx;
  const bytes = await needs.sheets.write(caller.accountNo, async () => {
    const orders = await listShown(db, sideOf(caller), { ...query, page: 1, size: ORDER_EXPORT_MAX }, needs.openRequests);
    await noteLook(ctx, { act: 'exportOrders', records: orders.length });
    return sheetOf('客户订单', '买家', orders, ({ buyerName }) => buyerName, FLASH_COLUMNS, needs);
  });
  return { name: `客户订单-${formatDate(now)}.xlsx`, mediaType: XLSX, bytes };
});

type Told = (order: Order, line: Order['lines'][number], isFirst: boolean) => SheetValue;
type Column = readonly [SheetColumn, Told];

/** What a flash sale took below the daily price, line by line, and whose that is: the dealer's alone to read (SECKILL-16). */
const FLASH_COLUMNS: readonly Column[] = [
  [{ header: '秒杀差额', width: 12, format: 'yuan' }, (_order, line) => flashDifferenceOf(line)],
  [{ header: '差额承担', width: 10, format: 'text' }, ({ flashSale }) => flashSale && flashBearers[flashSale]],
];

/** What is of the whole order stands in its first row alone, so that a column adds up to what was paid. */
function sheetOf(
  name: string,
  other: string,
  orders: readonly Order[],
  otherOf: (order: Order) => string,
  flash: readonly Column[],
  { claimWords }: OrderRoom,
) {
  const once =
    (of: (order: Order) => SheetValue): Told =>
    (order, _line, isFirst) =>
      isFirst ? of(order) : null;
  const columns: readonly Column[] = [
    [{ header: '订单号', width: 26, format: 'text' }, ({ shopOrderNo }) => shopOrderNo],
    [{ header: '下单时间', width: 18, format: 'text' }, ({ gmtCreate }) => formatDateTime(Date.parse(gmtCreate))],
    [{ header: '状态', width: 10, format: 'text' }, ({ state }) => orderStateNames[state]],
    [{ header: other, width: 28, format: 'text' }, otherOf],
    [{ header: '产品名称', width: 34, format: 'text' }, (_order, { productName }) => productName],
    [{ header: '型号', width: 22, format: 'text' }, (_order, { productModel }) => productModel],
    [{ header: '数量', width: 8, format: 'count' }, (_order, { quantity }) => quantity],
    [{ header: '单位', width: 8, format: 'text' }, (_order, { unit }) => unit],
    [{ header: '已发', width: 8, format: 'count' }, (_order, { shippedQuantity }) => shippedQuantity],
    [{ header: '已退', width: 8, format: 'count' }, (_order, { refundedQuantity }) => refundedQuantity],
    [{ header: '单价', width: 12, format: 'yuan' }, (_order, { price }) => price],
    [{ header: '活动', width: 20, format: 'text' }, ({ flashSale }) => flashSale && flashNames[flashSale]],
    ...flash,
    [{ header: '小计', width: 14, format: 'yuan' }, (_order, { amount }) => amount],
    [{ header: '优惠后', width: 14, format: 'yuan' }, (_order, { paidAmount }) => paidAmount],
    [{ header: '运费', width: 12, format: 'yuan' }, once(({ freight }) => freight)],
    [{ header: '经销商优惠', width: 12, format: 'yuan' }, once(({ discount }) => discount)],
    [{ header: couponGroupNames.shop, width: 12, format: 'yuan' }, once((order) => couponsOf(order, false))],
    [{ header: couponGroupNames.platform, width: 12, format: 'yuan' }, once((order) => couponsOf(order, true))],
    [{ header: '订单金额', width: 14, format: 'yuan' }, once(({ amount }) => amount)],
    [{ header: '已退款', width: 14, format: 'yuan' }, once(({ refundedAmount }) => refundedAmount)],
    [{ header: '售后未结束', width: 34, format: 'text' }, once(({ claims }) => claims.map(claimWords).join('；'))],
    [{ header: '支付方式', width: 10, format: 'text' }, once(({ payWay }) => payWayNames[payWay])],
    [{ header: '付款时间', width: 18, format: 'text' }, once(paidAtOf)],
    [{ header: '收货人', width: 12, format: 'text' }, ({ address }) => address.contactName],
    [{ header: '联系电话', width: 16, format: 'text' }, ({ address }) => address.contactPhone],
    [{ header: '收货地址', width: 44, format: 'text' }, ({ address }) => placeOf(address)],
    [{ header: '物流', width: 34, format: 'text' }, once(({ parcels }) => parcels.map(deliveryWords).join('；'))],
    [{ header: '发票', width: 16, format: 'text' }, once(({ invoice }) => invoice && invoiceTypeNames[invoice.type])],
    [{ header: '发票抬头', width: 28, format: 'text' }, once(({ invoice }) => invoice && invoice.title)],
    [{ header: '税号', width: 22, format: 'text' }, once(({ invoice }) => invoice && invoice.taxNo)],
    [{ header: '备注', width: 30, format: 'text' }, once(({ remark }) => remark)],
  ];
  return {
    name,
    columns: columns.map(([column]) => column),
    rows: orders.flatMap((order) => order.lines.map((line, index) => columns.map(([, told]) => told(order, line, index === 0)))),
  };
}

/** What coupons of the dealer's own, or of the provider's, took off. */
const couponsOf = ({ coupons }: Order, ofProvider: boolean): Yuan =>
  toYuan(fen(coupons.reduce((sum, { amount, isPlatform }) => sum + (isPlatform === ofProvider ? toFen(amount) : 0), 0)));

/** null of what was not paid by a channel. */
function paidAtOf({ events }: Order): string | null {
  const paid = events.find(({ act }) => act === 'pay');
  return paid === undefined ? null : formatDateTime(Date.parse(paid.gmtCreate));
}

/** A city that is its own province is named once. */
function placeOf({ provinceName, cityName, areaName, streetName = '', detailAddress }: Order['address']): string {
  return [...new Set([provinceName, cityName, areaName, streetName, detailAddress])].filter((part) => part !== '').join(' ');
}
