import { PlanForm } from '@portal/promotions/seckill';
import type { SeckillBoard } from '@portal/contract/seckill';
import { failureText } from '../../../lib/failure.ts';
import { findGoods, makeActivity, searchGoods } from '../api.ts';

const GOODS = { find: findGoods, search: searchGoods, failureWords: failureText, piecesNote: '；名额会先从您的现有库存中划出' };

/** An activity of the shop while it is written (SECKILL-10, SECKILL-11). */
export const ShopPlanForm = ({ onMade }: { onMade(board: SeckillBoard): void }) => (
  <PlanForm goods={GOODS} make={async (plan) => onMade(await makeActivity(plan))} />
);
