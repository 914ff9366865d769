/** Coupons, what they are given out by, and goods for credits, as they are walked. */
import { gotCoupon, saveShopCouponTemplate, stepShopCouponTemplate, voidShopCoupons, type CouponTemplateFields } from '@portal/contract/coupon';
import { cancelDeskExchange, cancelExchange, changeExchangeParcel, purchaseCreditsGoods, receiveExchange, sendExchange } from '@portal/contract/credits';
import { cancelOrder, rejectShopOrder } from '@portal/contract/order';
import { couponStates, couponTemplateStates, exchangeStates, type CouponTemplateAct } from '@portal/engines/states';
import { aCouponTemplate, PLAIN_COUPON } from '@portal/server/testkit/coupons';
import { insertGoods, postMovement } from '@portal/server/modules/credits/index';
import { stateIn, type Driver } from './state-walk.ts';
import { PARCEL, type StateWorld } from './state-world.ts';

const reason = '不要了';

export function templateDriver(world: StateWorld): Driver {
  const { dealing, key } = world;
  const step = (act: Exclude<CouponTemplateAct, 'change'>) => (templateNo: string) => dealing(stepShopCouponTemplate, { body: { templateNo, act } });
  const save = (more: { templateNo?: string }, name: string) => {
    const template: CouponTemplateFields = { ...PLAIN_COUPON, name };
    return dealing(saveShopCouponTemplate, { body: { ...more, template }, idempotencyKey: key() });
  };
  return {
    name: 'coupon template',
    states: couponTemplateStates,
    start: 'draft',
    make: async () => (await save({}, '满百减十')).templateNo,
    // the clock ends what it has not come round to yet, as far as anybody sees
    async stateOf(templateNo) {
      const row = await world.ask<{ state: 'issuing'; isOver: boolean }>(
        'select state, claim_end < $2 as "isOver" from coupon_template where template_no = $1',
        [templateNo, new Date(world.at.portal.clock.now())],
      );
      const state: string = row?.state ?? 'none';
      return row?.isOver && couponTemplateStates.may(row.state, 'end', 'clock') ? 'ended' : (state as 'draft');
    },
    acts: {
      'change issuer': (templateNo) => save({ templateNo }, '满百减十一'),
      'issue issuer': step('issue'),
      'pause issuer': step('pause'),
      'resume issuer': step('resume'),
      'end issuer': step('end'),
      'void issuer': step('void'),
      'end clock': async (templateNo) =>
        void (await world.ask(
          "update coupon_template set claim_begin = claim_begin - interval '2 years', claim_end = claim_end - interval '2 years' where template_no = $1",
          [templateNo],
        )),
    },
  };
}

export function couponDriver(world: StateWorld): Driver {
  const { buyer, dealing, at, key } = world;
  /** The order that holds or used it. */
  const orderOf = async (couponNo: string): Promise<string> =>
    (await world.ask<{ no: string }>('select shop_order_no as no from user_coupon where coupon_no = $1', [couponNo]))?.no ?? '';
  const close = async (couponNo: string): Promise<void> => {
    const shopOrderNo = await orderOf(couponNo);
    const isPaid = (await stateIn(world, 'user_coupon', 'coupon_no')(couponNo)) === 'used';
    if (isPaid) await dealing(rejectShopOrder, { body: { shopOrderNo, reason } });
    else await buyer.call(cancelOrder, { body: { shopOrderNo, reason } });
  };
  const templateOf = async (couponNo: string): Promise<string> =>
    (await world.ask<{ no: string }>('select template_no as no from user_coupon where coupon_no = $1', [couponNo]))?.no ?? '';
  const voidAll = async (couponNo: string) => dealing(voidShopCoupons, { body: { templateNo: await templateOf(couponNo), reason } });
  const end = async (couponNo: string): Promise<void> =>
    void (await world.ask('update user_coupon set gmt_end = $2 where coupon_no = $1', [couponNo, new Date(at.portal.clock.now() - 1)]));
  return {
    name: 'coupon',
    states: couponStates,
    start: 'unused',
    async make() {
      const templateNo = await aCouponTemplate(at.portal, world.dealer.merchantNo);
      return (await buyer.call(gotCoupon, { body: { templateNo }, idempotencyKey: key() })).couponNo;
    },
    stateOf: stateIn(world, 'user_coupon', 'coupon_no'),
    acts: {
      'lock order': (couponNo) => world.order({ couponIds: [couponNo] }).then(() => null),
      'use order': async (couponNo) => world.pay(await orderOf(couponNo)),
      'release order': close,
      'releaseLate order': async (couponNo) => {
        if ((await orderOf(couponNo)) === '') throw new Error('no order holds it');
        await end(couponNo);
        await close(couponNo);
      },
      'releaseVoided order': async (couponNo) => {
        if ((await orderOf(couponNo)) === '') throw new Error('no order holds it');
        await world.ask('update user_coupon set void_reason = $2 where coupon_no = $1', [couponNo, reason]);
        await close(couponNo);
      },
      'void operator': voidAll,
      'expire clock': async (couponNo) => {
        await end(couponNo);
        await at.portal.runJob('expire-coupons');
      },
    },
  };
}

export function exchangeDriver(world: StateWorld): Driver {
  const { buyer, deciding, at, key } = world;
  const spuNo = `JF-${key()}`;
  const goods = { spuNo, title: '礼品', picture: '/pictures/dome.svg', unit: '台', points: 10, stockTotal: 100_000, limitEach: null, words: [] };
  return {
    name: 'exchange',
    states: exchangeStates,
    start: 'placed',
    async make() {
      const { accountNo, merchantNo } = buyer;
      await insertGoods(at.portal.database.db, [{ ...goods, spuNo: `${spuNo}-${key()}` }]);
      const made = await world.ask<{ no: string }>('select spu_no as no from credits_goods where spu_no like $1 order by spu_no desc limit 1', [`${spuNo}%`]);
      await at.portal.database.transaction((db) =>
        postMovement({ db, now: at.portal.clock.now(), newId: () => key() }, 'adjust', {
          owner: { accountNo, merchantNo },
          points: 10,
          sourceNo: key(),
          words: '测试',
        }),
      );
      const body = { spuNo: made?.no ?? '', quantity: 1, addressId: buyer.addressId, points: 10 };
      return (await buyer.call(purchaseCreditsGoods, { body, idempotencyKey: key() })).exchangeNo;
    },
    stateOf: stateIn(world, 'credits_exchange', 'exchange_no'),
    acts: {
      'send operator': (exchangeNo) => deciding(sendExchange, { body: { exchangeNo, ...PARCEL } }),
      'changeParcel operator': (exchangeNo) => deciding(changeExchangeParcel, { body: { exchangeNo, ...world.parcel() } }),
      'cancel operator': (exchangeNo) => deciding(cancelDeskExchange, { body: { exchangeNo, reason } }),
      'cancel buyer': (exchangeNo) => buyer.call(cancelExchange, { body: { exchangeNo, reason } }),
      'receive buyer': (exchangeNo) => buyer.call(receiveExchange, { body: { exchangeNo } }),
    },
  };
}
