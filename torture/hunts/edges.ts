/** Every edge of the trade's states is walked against the server, and in each state everything that has no edge there is tried. */
import type { Hunt } from '../hunt.ts';
import { commentDriver } from '../comment-walks.ts';
import { couponDriver, exchangeDriver, templateDriver } from '../coupon-walks.ts';
import { afterSaleDriver, KINDS, orderDriver } from '../order-walks.ts';
import { paymentDriver, refundDriver, shareDriver } from '../payment-walks.ts';
import { calledOffDriver, seckillDriver, seckillPurchaseDriver } from '../seckill-walks.ts';
import { edgesOf, walk, type Driver } from '../state-walk.ts';
import { openStateWorld } from '../state-world.ts';

export const edges: Hunt = {
  name: 'edges',
  purpose:
    'every edge of orders, requests, coupons, templates, exchanges, comments, payments, refunds, shares and flash sales is walked against the server; what is not drawn is tried in every state and changes nothing',
  async run(context) {
    const world = await openStateWorld();
    try {
      const machines: readonly [string, readonly Driver[]][] = [
        ['order', [orderDriver(world), calledOffDriver(world, 'dealer'), calledOffDriver(world, 'provider')]],
        ['after-sale', KINDS.map((kind) => afterSaleDriver(world, kind))],
        ['coupon', [couponDriver(world)]],
        ['coupon template', [templateDriver(world)]],
        ['exchange', [exchangeDriver(world)]],
        ['comment', [commentDriver(world)]],
        ['payment', [paymentDriver(world)]],
        ['refund', [refundDriver(world)]],
        ['share', [shareDriver(world)]],
        ['flash sale', [seckillDriver(world)]],
        ['flash sale purchase', [seckillPurchaseDriver(world)]],
      ];
      // requests are walked whole by the tests of their room, too
      const inShort = (name: string): boolean => !context.short || name !== 'after-sale';
      for (const [machine, drivers] of machines.filter(([name]) => inShort(name))) {
        const walked = new Set<string>();
        for (const driver of drivers) {
          const { edges: led, tries, faults, forbidden } = await walk(driver);
          led.forEach((edge) => walked.add(edge));
          faults.forEach((fault) => context.say(`${driver.name}: ${fault}`));
          context.row(
            `${driver.name}: edges refused or leading elsewhere, acts done that are not drawn`,
            tries,
            faults.length,
            `${led.size} edges, ${forbidden} not drawn`,
          );
        }
        const drawn = edgesOf(drivers[0]?.states as Driver['states']);
        const left = drawn.filter((edge) => !walked.has(edge));
        left.forEach((edge) => context.say(`${machine}: ${edge} was not walked`));
        context.row(`${machine}: drawn edges nobody walked`, drawn.length, left.length);
      }
    } finally {
      await world.close();
    }
  },
};
