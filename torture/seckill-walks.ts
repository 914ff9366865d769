/** Flash sales, and what somebody has of one, as they are walked. */
import { cancelOrder, rejectShopOrder } from '@portal/contract/order';
import { abandonSeckillActivity, abandonShopSeckill, buySeckill, calculateSeckill, getSeckill } from '@portal/contract/seckill';
import { orderStates, SECKILL_STATUS, seckillPurchaseStates, seckillStates, type SeckillState } from '@portal/engines/states';
import { aPlatformSale, aShopSale } from '@portal/server/testkit/seckill';
import { stateIn, type Driver } from './state-walk.ts';
import type { StateWorld } from './state-world.ts';

const reason = '不办了';
const SALE_PRICE = 60;

/** One piece, for whoever comes first; it has begun, or begins in ten minutes. Gives the item's number. */
async function aSale(world: StateWorld, hasBegun: boolean): Promise<string> {
  const items = [{ code: world.skuNo, price: SALE_PRICE }];
  const times = hasBegun ? {} : { from: 10, to: 60_000 };
  const sale = await aShopSale(world.at.portal, world.dealer, { items, stock: { [world.skuNo]: 1 }, ...times });
  return sale.itemNos[0] ?? '';
}

async function buy({ buyer, key }: StateWorld, itemNo: string): Promise<string> {
  const { amount } = await buyer.call(calculateSeckill, { body: { itemNo, quantity: 1, addressId: buyer.addressId } });
  const asked = { params: { itemNo, attemptNo: key() }, body: { quantity: 1, addressId: buyer.addressId, amount } };
  return (await buyer.call(buySeckill, asked)).shopOrderNo;
}

export function seckillDriver(world: StateWorld): Driver {
  const { buyer, dealing } = world;
  /** As if a session began an hour ago, or was over. */
  const setTime = async (itemNo: string, column: 'gmt_start' | 'gmt_end'): Promise<void> => {
    const at = world.at.portal.clock.now() - (column === 'gmt_start' ? 3_600_000 : 0);
    const text = `update seckill_session set ${column} = $2 where session_no = (select session_no from seckill_item where item_no = $1)`;
    await world.ask(text, [itemNo, new Date(at)]);
  };
  const stateOf = async (itemNo: string): Promise<SeckillState> => {
    const { status } = (await buyer.call(getSeckill, { params: { itemNo } })).item;
    return seckillStates.states.find((state) => SECKILL_STATUS[state] === status) ?? 'notStart';
  };
  return {
    name: 'flash sale',
    states: seckillStates,
    start: 'notStart',
    make: () => aSale(world, false),
    stateOf,
    acts: {
      'start clock': (itemNo) => setTime(itemNo, 'gmt_start'),
      // one that has not begun cannot be over: both times pass
      'end clock': async (itemNo) => {
        if ((await stateOf(itemNo)) === 'notStart') throw new Error('it begins first');
        await setTime(itemNo, 'gmt_end');
      },
      'abandon organiser': async (itemNo) => {
        const row = await world.ask<{ no: string }>('select activity_no as no from seckill_item join seckill_session using (session_no) where item_no = $1', [
          itemNo,
        ]);
        await dealing(abandonShopSeckill, { body: { activityNo: row?.no ?? '', reason } });
        // what ends now ends after that
        world.at.portal.clock.forward(1);
      },
      'sellLast stock': (itemNo) => buy(world, itemNo).then(() => null),
      'comeBack stock': async (itemNo) => {
        const row = await world.ask<{ no: string }>('select shop_order_no as no from seckill_purchase where item_no = $1', [itemNo]);
        await buyer.call(cancelOrder, { body: { shopOrderNo: row?.no ?? '', reason } });
      },
    },
  };
}

export function seckillPurchaseDriver(world: StateWorld): Driver {
  const { buyer, dealing } = world;
  const stateOf = stateIn<string>(world, 'seckill_purchase', 'shop_order_no');
  return {
    name: 'flash sale purchase',
    states: seckillPurchaseStates,
    start: 'held',
    make: async () => buy(world, await aSale(world, true)),
    stateOf,
    acts: {
      'pay order': (shopOrderNo) => world.pay(shopOrderNo),
      'close order': async (shopOrderNo) => {
        if ((await stateOf(shopOrderNo)) === 'paid') await dealing(rejectShopOrder, { body: { shopOrderNo, reason } });
        else await buyer.call(cancelOrder, { body: { shopOrderNo, reason } });
      },
    },
  };
}

/** An unpaid order of a flash sale that its organiser calls off. */
export function calledOffDriver(world: StateWorld, who: 'dealer' | 'provider'): Driver {
  const { portal } = world.at;
  const fields = { items: [{ code: world.skuNo, price: SALE_PRICE }], stock: { [world.skuNo]: 1 } };
  return {
    name: `order (flash sale of the ${who})`,
    states: orderStates,
    start: 'pendingPayment',
    only: ['pendingPayment'],
    make: async () => buy(world, who === 'dealer' ? await aSale(world, true) : ((await aPlatformSale(portal, fields)).itemNos[0] ?? '')),
    stateOf: stateIn(world, 'shop_order', 'shop_order_no'),
    acts: {
      [`callOff ${who}`]: async (shopOrderNo) => {
        const row = await world.ask<{ no: string }>(
          'select activity_no as no from seckill_purchase join seckill_item using (item_no) join seckill_session using (session_no) where shop_order_no = $1',
          [shopOrderNo],
        );
        const body = { activityNo: row?.no ?? '', reason };
        await (who === 'dealer' ? world.dealing(abandonShopSeckill, { body }) : world.administering(abandonSeckillActivity, { body }));
        await portal.runJob('end-over-seckills');
      },
    },
  };
}
