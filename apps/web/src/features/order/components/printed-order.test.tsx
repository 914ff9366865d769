import type { Order } from '@portal/contract/order';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { NO_DELIVERY } from '../model/typed-delivery.ts';
import { PrintedOrder, type Paper } from './printed-order.tsx';

const line = {
  spuNo: 'P',
  picUrl: '',
  unit: '台',
  price: 1234.5,
  paidAmount: 0,
  withdrawnQuantity: 0,
  refundedQuantity: 0,
  heldQuantity: 0,
  sourceType: 'product',
  sourceId: '',
} as const;
const address = {
  provinceName: '浙江省',
  cityName: '杭州市',
  areaName: '滨江区',
  detailAddress: '长河路 1 号',
  contactName: '王工',
  contactPhone: '13900000000',
};
const order = {
  shopOrderNo: 'DD1-1',
  shop: { shopNo: 'M1', shopName: '云安' },
  buyerName: '安联',
  state: 'partiallyShipped',
  payWay: 'credit',
  gmtDue: '2026-12-22T10:00:00.000Z',
  remark: '',
  gmtCreate: '2026-11-22T10:00:00.000Z',
  goodsAmount: 24_690,
  discount: 0,
  couponAmount: 0,
  freight: 12,
  amount: 24_702,
  refundedAmount: 0,
  flashSale: null,
  address,
  lines: [
    { ...line, id: 'a', skuNo: 'A', productName: '半球', productModel: 'HV-A', quantity: 12, shippedQuantity: 5, amount: 14_814 },
    { ...line, id: 'b', skuNo: 'B', productName: '枪机', productModel: 'HV-B', quantity: 8, shippedQuantity: 8, amount: 9_876 },
  ],
  parcels: [
    { ...NO_DELIVERY, carrier: '顺丰速运', trackingNo: 'SF1', gmtCreate: '2026-11-22T11:00:00.000Z', lines: [{ id: 'b', productModel: 'HV-B', quantity: 8 }] },
  ],
} as unknown as Order;
const textOf = (paper: Paper, of: Order = order) =>
  renderToStaticMarkup(<PrintedOrder order={of} paper={paper} day={Date.parse('2026-11-23T02:00:00Z')} />)
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ');

it('the list to pick by has what is left, and no price (ORDER-25)', () => {
  expect(textOf('picking')).toContain('HV-A 半球 7 台');
  expect(textOf('picking')).toContain('共 1 种 7 件');
  expect(textOf('picking')).not.toMatch(/HV-B|¥/);
});

it('the note that goes with the goods says parcel by parcel what was sent, else all that was ordered', () => {
  expect(textOf('delivery')).toContain('包裹 1：顺丰速运 SF1');
  expect(textOf('delivery')).toContain('HV-B 枪机 8 台');
  expect(textOf('delivery')).not.toMatch(/HV-A|¥/);
  expect(textOf('delivery', { ...order, parcels: [] })).toContain('HV-A 半球 12 台');
  // each parcel is received, and signed for, by itself
  const signed = (parcels: Order['parcels']) => textOf('delivery', { ...order, parcels }).match(/收货人签字/g)?.length;
  expect([signed([]), signed(order.parcels), signed([...order.parcels, ...order.parcels])]).toEqual([1, 1, 2]);
});

it('and who brings it, under which number, or where it waits (ORDER-40)', () => {
  const by = (delivery: object) => textOf('delivery', { ...order, parcels: [{ ...order.parcels[0], ...NO_DELIVERY, ...delivery }] } as unknown as Order);
  expect(by({ way: 'own', contactName: '王师傅', contactPhone: '13912345678' })).toContain('包裹 1：自送，送货人 王师傅 13912345678');
  expect(by({ way: 'pickUp', place: '2 号仓' })).toContain('包裹 1：自提，地点：2 号仓 ');
});

it('the buyer’s paper has prices, and the sum in words', () => {
  expect(textOf('order')).toContain('¥14,814.00');
  expect(textOf('order')).toContain('运费 ¥12.00');
  expect(textOf('order')).toContain('贰万肆仟柒佰零贰元整 ¥24,702.00');
  // how and when it is paid, and where both sign
  for (const words of ['支付方式 账期支付', '还款到期日 2026-12-22', '经销商（盖章） 买家签字（盖章）']) expect(textOf('order')).toContain(words);
  expect(textOf('delivery')).not.toMatch(/支付方式|到期日/);
  expect(textOf('order', { ...order, payWay: 'online', gmtDue: null })).not.toContain('到期日');
});

it('what went back stands on the buyer’s paper, and pieces that are not sent any more on no delivery note', () => {
  const [first, ...rest] = order.lines;
  const part = { ...order, parcels: [], refundedAmount: 2_469, lines: [{ ...first, refundedQuantity: 2, withdrawnQuantity: 2 }, ...rest] } as unknown as Order;
  expect(textOf('order', part)).toContain('已退款 -¥2,469.00 退款后实付 ¥22,233.00');
  expect(textOf('order', part)).toContain('12 台 已退 2');
  expect(textOf('order')).not.toContain('退款');
  expect(textOf('delivery', part)).toContain('HV-A 半球 10 台');
});

it('every paper says in whose flash sale it was won, and nothing of an ordinary order (ORDER-25, SECKILL-15)', () => {
  const papers = ['picking', 'delivery', 'order'] as const;
  for (const paper of papers) {
    expect(textOf(paper, { ...order, flashSale: 'platform' })).toContain('活动 限时秒杀 · 平台活动');
    expect(textOf(paper, { ...order, flashSale: 'shop' })).toContain('活动 限时秒杀 · 店铺活动');
    expect(textOf(paper)).not.toContain('活动');
  }
});
