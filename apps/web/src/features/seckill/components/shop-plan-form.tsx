import { PlanForm } from '@portal/promotions/seckill';
import type { SeckillBoard } from '@portal/contract/seckill';
import { flushSync } from 'react-dom';
import { failureText } from '../../../lib/calls/failure.ts';
import { findGoods, makeActivity, searchGoods } from '../api.ts';

const GOODS = { find: findGoods, search: searchGoods, failureWords: failureText, piecesNote: '；名额会先从您的现有库存中划出' };

/** An activity of the shop while it is written (SECKILL-10, SECKILL-11). */
export const ShopPlanForm = ({ onBegun, onMade }: { onBegun(isBegun: boolean): void; onMade(board: SeckillBoard): void }) => (
  <PlanForm
    goods={GOODS}
    onChange={(form) => onBegun(form !== null)}
    make={async (plan) => {
      const board = await makeActivity(plan);
      // what follows leads away from what is written no more
      flushSync(() => onBegun(false));
      onMade(board);
    }}
  />
);
