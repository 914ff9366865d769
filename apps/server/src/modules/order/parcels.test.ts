import type { Call } from '@portal/client';
import {
  confirmParcel,
  confirmReceipt,
  confirmShopOrder,
  getOrder,
  getShopOrder,
  orderMoved,
  placeOrder,
  shipShopOrder,
  trackParcel,
} from '@portal/contract/order';
import { trackShopParcel } from '@portal/contract/order';
import { saveCreditTerms } from '@portal/contract/trade-credit';
import { aSku } from '@portal/server/testkit/goods';
import { insertPlaces } from '@portal/server/testkit/papers';
import { failureOf, openTestPortal, type TestPortal } from '@portal/server/testkit/portal';
import { aBuyerOf, aDealer, type TestBuyer } from '@portal/server/testkit/trade';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { TrackingRefusedError, type TrackingService } from '../../platform/upstream/tracking/index.ts';

describe('parcels of an order', () => {
  let portal: TestPortal;
  let buyer: TestBuyer;
  let [dealing, foreign]: Call[] = [];
  let serial = 0;
  let answer: (asked: { carrier: string; trackingNo: string; phone: string }) => Awaited<ReturnType<TrackingService['query']>>;
  const asked: unknown[] = [];
  const key = () => `parcel-${++serial}`;
  const shop: Call = ((endpoint: never, input: never) => dealing?.(endpoint, input)) as unknown as Call;
  const other: Call = ((endpoint: never, input: never) => foreign?.(endpoint, input)) as unknown as Call;

  beforeAll(async () => {
    portal = await openTestPortal({
      unlimited: true,
      tracking: {
        query: async (parcel) => {
          asked.push(parcel);
          return answer(parcel);
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

  /** Accepted, of three pieces; sent one by one: the numbers of `parcels` of them. */
  async function sent(parcels: number): Promise<string> {
    const { skuNo } = await aSku(portal.database, { price: 100 });
    const body = { productList: [{ skuNo, quantity: 3 }], addressId: buyer.addressId, amount: 300, payWay: 'credit' as const };
    const { shopOrderNo } = await buyer.call(placeOrder, { body, idempotencyKey: key() });
    const { lines } = await shop(confirmShopOrder, { body: { shopOrderNo } });
    for (let parcel = 1; parcel <= parcels; parcel++) {
      const one = { shopOrderNo, carrier: '顺丰速运', trackingNo: `SF${parcel}`, useAnyway: true, lines: [{ id: lines[0]?.id ?? '', quantity: 1 }] };
      await shop(shipShopOrder, { body: one, idempotencyKey: key() });
    }
    return shopOrderNo;
  }
  const receive = (shopOrderNo: string, parcelNo: number) => buyer.call(confirmParcel, { body: { shopOrderNo, parcelNo } });

  describe('are received each by itself (ORDER-33)', () => {
    it('and the last one of an order that was sent whole receives it', async () => {
      const shopOrderNo = await sent(3);
      expect((await receive(shopOrderNo, 2)).state).toBe('shipped');
      await receive(shopOrderNo, 2);
      await receive(shopOrderNo, 1);
      const order = await receive(shopOrderNo, 3);
      expect([order.state, order.parcels.every(({ gmtReceived }) => gmtReceived !== null)]).toEqual(['completed', true]);
      expect(order.events.slice(-4).map(({ act, text }) => [act, text])).toEqual([
        ['receiveParcel', '包裹 2：顺丰速运 SF2'],
        ['receiveParcel', '包裹 1：顺丰速运 SF1'],
        ['receiveParcel', '包裹 3：顺丰速运 SF3'],
        ['receive', ''],
      ]);
    });

    it('which does not receive what was sent in part', async () => {
      const shopOrderNo = await sent(1);
      const order = await receive(shopOrderNo, 1);
      expect([order.state, order.parcels[0]?.gmtReceived !== null]).toEqual(['partiallyShipped', true]);
    });

    it('and all of them with the order', async () => {
      const shopOrderNo = await sent(3);
      await buyer.call(confirmReceipt, { body: { shopOrderNo } });
      const { parcels } = await buyer.call(getOrder, { params: { shopOrderNo } });
      expect(parcels.map(({ parcelNo, gmtReceived }) => [parcelNo, gmtReceived !== null])).toEqual([1, 2, 3].map((parcelNo) => [parcelNo, true]));
    });

    it('by their buyer alone, where they are there', async () => {
      const shopOrderNo = await sent(1);
      const stranger = await aBuyerOf(portal, await aDealer(portal));
      expect((await failureOf(stranger.call(confirmParcel, { body: { shopOrderNo, parcelNo: 1 } }))).code).toBe(404);
      expect((await failureOf(receive(shopOrderNo, 2))).code).toBe(404);
      await portal.database.pool.query(`update shop_order set state = 'closed' where shop_order_no = $1`, [shopOrderNo]);
      expect((await failureOf(receive(shopOrderNo, 1))).code).toBe(orderMoved.code);
    });
  });

  describe('are brought by the dealer, or picked up (ORDER-40)', () => {
    const DRIVER = { way: 'own', contactName: '王师傅', contactPhone: '13912345678' } as const;
    const refusalOf = async (body: object) => {
      const shopOrderNo = await sent(0);
      const refused = await failureOf(shop(shipShopOrder, { body: { shopOrderNo, ...body } as never, idempotencyKey: key() }));
      const { state, parcels } = await buyer.call(getOrder, { params: { shopOrderNo } });
      expect([state, parcels]).toEqual(['toShip', []]);
      return [refused.code, refused.fields];
    };

    it('by whom and under which number the buyer reads until it came; nowhere else does the number stand', async () => {
      const shopOrderNo = await sent(0);
      const { lines } = await shop(getShopOrder, { params: { shopOrderNo } });
      const [{ id = '' } = {}] = lines;
      await shop(shipShopOrder, { body: { shopOrderNo, ...DRIVER, carrier: '顺丰', lines: [{ id, quantity: 1 }] }, idempotencyKey: key() });
      const order = await buyer.call(getOrder, { params: { shopOrderNo } });
      expect(order.parcels[0]).toMatchObject({ ...DRIVER, carrier: '', trackingNo: '', place: '' });
      expect(order.events.at(-1)?.text).toBe('自送，送货人 王师傅');
      const { rows } = await portal.database.pool.query(
        `select title, text from message where text like $1 and title not like '有新订单%' and title not like '%接单'`,
        [`%${shopOrderNo}%`],
      );
      expect(rows).toEqual([{ title: '订单已部分发货', text: `订单 ${shopOrderNo}：自送，送货人 王师傅。` }]);
      expect(await buyer.call(trackParcel, { body: { shopOrderNo, parcelNo: 1 } })).toMatchObject({ state: null, failure: 'noCarrier' });
      const before = asked.length;
      const received = await receive(shopOrderNo, 1);
      expect(asked.length).toBe(before);
      expect(received.parcels[0]?.contactPhone).toBe('139****5678');
      expect((await shop(getShopOrder, { params: { shopOrderNo } })).parcels[0]?.contactPhone).toBe('139****5678');
      expect(JSON.stringify(received.events)).not.toContain('13912345678');
    });

    it('where, and a phone only where there is one', async () => {
      const shopOrderNo = await sent(0);
      const body = { shopOrderNo, way: 'pickUp', place: '长河路 1 号 2 号仓' } as const;
      const { state, events } = await shop(shipShopOrder, { body, idempotencyKey: key() });
      expect([state, events.at(-1)?.text]).toEqual(['shipped', '自提，地点：长河路 1 号 2 号仓']);
      const { rows } = await portal.database.pool.query(
        `select title from message where text like $1 and title not like '有新订单%' and title not like '%接单'`,
        [`%${shopOrderNo}%`],
      );
      expect(rows).toEqual([{ title: '订单已备好，请自提' }]);
    });

    it('never without what the way needs, each said on its field', async () => {
      expect(await refusalOf({})).toEqual([400, { carrier: '请填写承运公司', trackingNo: '请填写运单号' }]);
      expect(await refusalOf({ way: 'own', carrier: '顺丰', trackingNo: 'SF1' })).toEqual([
        400,
        { contactName: '请填写送货人姓名', contactPhone: '请填写送货人电话' },
      ]);
      expect(await refusalOf({ ...DRIVER, contactPhone: '12345' })).toEqual([400, { contactPhone: '请输入正确的手机号码或固定电话' }]);
      expect(await refusalOf({ way: 'pickUp', place: ' \u200b' })).toEqual([400, { place: '请填写自提地点' }]);
      expect((await refusalOf({ way: 'drone' }))[0]).toBe(400);
    });
  });

  it('are told of by their carriers, at most every half hour, and what was told stays where one says nothing (ORDER-34)', async () => {
    const shopOrderNo = await sent(1);
    const body = { shopOrderNo, parcelNo: 1 };
    const at = portal.clock.now();
    answer = () => {
      throw new TrackingRefusedError('notFound', '500');
    };
    expect(await buyer.call(trackParcel, { body })).toEqual({ state: null, events: [], gmtTracked: null, failure: 'notFound' });
    answer = () => ({ state: 'moving', events: [{ at, text: '到达杭州' }] });
    const told = await buyer.call(trackParcel, { body });
    expect(told).toMatchObject({ state: 'moving', events: [{ text: '到达杭州' }], failure: null });
    expect(asked.at(-1)).toEqual({ carrier: '顺丰速运', trackingNo: 'SF1', phone: '13900000000' });
    const before = asked.length;
    expect(await shop(trackShopParcel, { body })).toEqual(told);
    expect(asked.length).toBe(before);
    portal.clock.forward(31 * 60_000);
    answer = () => {
      throw new Error('away');
    };
    expect(await buyer.call(trackParcel, { body })).toEqual({ ...told, failure: 'away' });
    answer = () => ({ state: 'delivered', events: [{ at, text: '已签收' }] });
    await buyer.call(trackParcel, { body });
    const last = asked.length;
    portal.clock.forward(24 * 3_600_000);
    expect(await buyer.call(trackParcel, { body })).toMatchObject({ state: 'delivered', failure: null });
    expect(asked.length).toBe(last);
    expect((await failureOf(other(trackShopParcel, { body }))).code).toBe(404);
  });
});
