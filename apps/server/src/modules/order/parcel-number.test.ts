import type { Call } from '@portal/client';
import {
  changeParcel,
  confirmParcel,
  confirmShopOrder,
  getOrder,
  orderMoved,
  placeOrder,
  shipShopOrder,
  trackingNoUsed,
  trackParcel,
} from '@portal/contract/order';
import { saveCreditTerms } from '@portal/contract/trade-credit';
import { aSku } from '@portal/server/testkit/goods';
import { insertPlaces } from '@portal/server/testkit/papers';
import { failureOf, openTestPortal, type TestPortal } from '@portal/server/testkit/portal';
import { aBuyerOf, aDealer, type TestBuyer } from '@portal/server/testkit/trade';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

describe('the number of a parcel (ORDER-43)', () => {
  let portal: TestPortal;
  let buyer: TestBuyer;
  let [dealing, foreign]: Call[] = [];
  let serial = 0;
  const asked: { trackingNo: string }[] = [];
  const key = () => `number-${++serial}`;
  const shop: Call = ((endpoint: never, input: never) => dealing?.(endpoint, input)) as unknown as Call;

  beforeAll(async () => {
    portal = await openTestPortal({
      unlimited: true,
      tracking: {
        async query(parcel) {
          asked.push(parcel);
          return { state: 'moving', events: [{ at: portal.clock.now(), text: parcel.trackingNo }] };
        },
      },
    });
    await insertPlaces(portal);
    const dealer = await aDealer(portal);
    dealing = await portal.as(dealer.accountNo);
    foreign = await portal.as((await aDealer(portal)).accountNo);
    buyer = await aBuyerOf(portal, dealer);
    await shop(saveCreditTerms, { body: { customerNo: buyer.merchantNo, limit: 99_999, termDays: 30 } });
  });
  afterAll(() => portal.close());

  /** Of three pieces, accepted; a parcel of one piece under each number. */
  async function sent(...numbers: string[]): Promise<string> {
    const { skuNo } = await aSku(portal.database, { price: 100 });
    const body = { productList: [{ skuNo, quantity: 3 }], addressId: buyer.addressId, amount: 300, payWay: 'credit' as const };
    const { shopOrderNo } = await buyer.call(placeOrder, { body, idempotencyKey: key() });
    await shop(confirmShopOrder, { body: { shopOrderNo } });
    for (const trackingNo of numbers) await ship(shopOrderNo, trackingNo);
    return shopOrderNo;
  }
  async function ship(shopOrderNo: string, trackingNo: string, more: { useAnyway?: boolean } = {}) {
    const { lines } = await buyer.call(getOrder, { params: { shopOrderNo } });
    const body = { shopOrderNo, carrier: '顺丰速运', trackingNo, lines: [{ id: lines[0]?.id ?? '', quantity: 1 }], ...more };
    return shop(shipShopOrder, { body, idempotencyKey: key() });
  }
  const change = (shopOrderNo: string, trackingNo: string, more: object = {}, as: Call = shop) =>
    as(changeParcel, { body: { shopOrderNo, parcelNo: 1, carrier: '顺丰速运', trackingNo, ...more } });
  const numbersOf = async (shopOrderNo: string) =>
    (await buyer.call(getOrder, { params: { shopOrderNo } })).parcels.map(({ carrier, trackingNo }) => `${carrier} ${trackingNo}`);
  const toldOf = async (shopOrderNo: string): Promise<unknown[]> =>
    (
      await portal.database.pool.query(`select title, text from message where account_no = $1 and text like $2 and title like '%运单号'`, [
        buyer.accountNo,
        `%${shopOrderNo}%`,
      ])
    ).rows;

  describe('is taken once', () => {
    it('within an order, in capitals or not: the second parcel is refused at its field', async () => {
      const shopOrderNo = await sent('SF100A');
      for (const useAnyway of [false, true]) {
        const refused = await failureOf(ship(shopOrderNo, 'sf100a', { useAnyway }));
        expect([refused.code, refused.fields]).toEqual([400, { trackingNo: '运单号与本订单的包裹 1 相同，请核对' }]);
      }
      expect(await numbersOf(shopOrderNo)).toEqual(['顺丰速运 SF100A']);
    });

    it('and over the orders of a dealer unless it is meant', async () => {
      const first = await sent('SF200');
      const second = await sent();
      const refused = await failureOf(ship(second, 'SF200'));
      expect([refused.code, refused.data]).toEqual([trackingNoUsed.code, { shopOrderNo: first }]);
      expect(refused.msg).toContain(first);
      expect(await numbersOf(second)).toEqual([]);
      await ship(second, 'SF200', { useAnyway: true });
      expect(await numbersOf(second)).toEqual(['顺丰速运 SF200']);
    });

    it('while another dealer knows nothing of it', async () => {
      const rival = await aDealer(portal);
      const theirs = await aBuyerOf(portal, rival);
      const selling = await portal.as(rival.accountNo);
      await selling(saveCreditTerms, { body: { customerNo: theirs.merchantNo, limit: 999, termDays: 30 } });
      await sent('SF300');
      const { skuNo } = await aSku(portal.database, { price: 100 });
      const body = { productList: [{ skuNo, quantity: 1 }], addressId: theirs.addressId, amount: 100, payWay: 'credit' as const };
      const { shopOrderNo } = await theirs.call(placeOrder, { body, idempotencyKey: key() });
      await selling(confirmShopOrder, { body: { shopOrderNo } });
      const order = await selling(shipShopOrder, { body: { shopOrderNo, carrier: '顺丰速运', trackingNo: 'SF300' }, idempotencyKey: key() });
      expect(order.state).toBe('shipped');
    });
  });

  describe('is put right by its dealer', () => {
    it('with a trace, the buyer is told, and the carrier is asked anew', async () => {
      const shopOrderNo = await sent('SF400');
      const one = { body: { shopOrderNo, parcelNo: 1 } };
      await buyer.call(trackParcel, one);
      const before = await buyer.call(getOrder, { params: { shopOrderNo } });
      const after = await change(shopOrderNo, 'ZTO401', { carrier: '中通快递', revision: before.revision });
      expect(after.parcels[0]).toMatchObject({ carrier: '中通快递', trackingNo: 'ZTO401' });
      expect([after.state, after.gmtDeadline]).toEqual([before.state, before.gmtDeadline]);
      expect(after.events.at(-1)).toMatchObject({ act: 'changeParcel', who: 'dealer', text: '包裹 1：顺丰速运 SF400 更正为 中通快递 ZTO401' });
      expect(await toldOf(shopOrderNo)).toEqual([{ title: '经销商更正了运单号', text: `订单 ${shopOrderNo} 包裹 1：顺丰速运 SF400 更正为 中通快递 ZTO401。` }]);
      expect((await buyer.call(trackParcel, one)).events[0]?.text).toBe('ZTO401');
      expect(asked.at(-1)).toMatchObject({ carrier: '中通快递', trackingNo: 'ZTO401' });
    });

    it('once: said again it is so already', async () => {
      const shopOrderNo = await sent('SF500');
      const { revision } = await buyer.call(getOrder, { params: { shopOrderNo } });
      const first = await change(shopOrderNo, 'SF501', { revision });
      expect(await change(shopOrderNo, 'SF501', { revision })).toEqual(first);
      expect(await toldOf(shopOrderNo)).toHaveLength(1);
      expect((await failureOf(change(shopOrderNo, 'SF502', { revision }))).code).toBe(orderMoved.code);
    });

    it('by the rule of numbers', async () => {
      await sent('SF600');
      const shopOrderNo = await sent('SF601', 'SF602');
      expect((await failureOf(change(shopOrderNo, 'SF602'))).fields).toEqual({ trackingNo: '运单号与本订单的包裹 2 相同，请核对' });
      expect((await failureOf(change(shopOrderNo, 'SF600'))).code).toBe(trackingNoUsed.code);
      await change(shopOrderNo, 'SF600', { useAnyway: true });
      expect((await failureOf(change(shopOrderNo, ''))).fields).toEqual({ trackingNo: '请填写运单号' });
      expect((await failureOf(change(shopOrderNo, '单号一'))).fields).toEqual({ trackingNo: '运单号只能由字母、数字和横线组成' });
    });

    it('until it was received, never by another dealer, and only where there is one', async () => {
      const shopOrderNo = await sent('SF700');
      expect((await failureOf(change(shopOrderNo, 'SF701', {}, foreign))).code).toBe(404);
      expect((await failureOf(change(shopOrderNo, 'SF701', { parcelNo: 2 }))).code).toBe(404);
      await buyer.call(confirmParcel, { body: { shopOrderNo, parcelNo: 1 } });
      expect((await failureOf(change(shopOrderNo, 'SF701'))).code).toBe(orderMoved.code);
      expect(await numbersOf(shopOrderNo)).toEqual(['顺丰速运 SF700']);
      const picked = await sent();
      await shop(shipShopOrder, { body: { shopOrderNo: picked, way: 'pickUp', place: '长河路 1 号' }, idempotencyKey: key() });
      expect((await failureOf(change(picked, 'SF702'))).fields).toEqual({ trackingNo: '自送和自提的包裹没有运单号' });
    });
  });
});
