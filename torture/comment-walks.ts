/** What buyers say of what they received, as it is walked. */
import { decideComment, replyComment, saveComment } from '@portal/contract/comment';
import { confirmReceipt } from '@portal/contract/order';
import { commentStates } from '@portal/engines/states';
import { stateIn, type Driver } from './state-walk.ts';
import { accepted, type StateWorld } from './state-world.ts';

export function commentDriver(world: StateWorld): Driver {
  const { buyer, deciding, key } = world;
  const rowOf = async (id: string) => {
    const row = await world.ask<{ shopOrderNo: string; lineId: string; edition: number }>(
      'select shop_order_no as "shopOrderNo", line_id as "lineId", edition from comment where comment_id = $1',
      [id],
    );
    return row ?? { shopOrderNo: '', lineId: '', edition: 0 };
  };
  const say = ({ shopOrderNo, lineId }: { shopOrderNo: string; lineId: string }) =>
    buyer.call(saveComment, { body: { shopOrderNo, lineId, stars: 5, content: '夜视清楚' }, idempotencyKey: key() });
  return {
    name: 'comment',
    states: commentStates,
    start: 'waiting',
    async make() {
      const shopOrderNo = await accepted(world);
      await world.ship(shopOrderNo);
      await buyer.call(confirmReceipt, { body: { shopOrderNo } });
      return (await say({ shopOrderNo, lineId: await world.lineOf(shopOrderNo) })).id;
    },
    stateOf: stateIn(world, 'comment', 'comment_id'),
    acts: {
      'rewrite buyer': async (id) => void (await say(await rowOf(id))),
      'show operator': async (id) => void (await deciding(decideComment, { body: { act: 'show', id, edition: (await rowOf(id)).edition } })),
      'hide operator': async (id) => void (await deciding(decideComment, { body: { act: 'hide', id, edition: (await rowOf(id)).edition, reason: '含广告' } })),
      'reply operator': async (id) => void (await deciding(replyComment, { body: { id, edition: (await rowOf(id)).edition, text: '感谢您的评价' } })),
    },
  };
}
