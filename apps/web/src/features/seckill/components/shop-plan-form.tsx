import { PlanForm } from '@portal/promotions/seckill';
import { EMPTY_PLAN, type PlanForm as Form, type SeckillBoard } from '@portal/contract/seckill';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { failureText } from '../../../lib/calls/failure.ts';
import { useKeptForm } from '../../../lib/kept/use-kept-form.tsx';
import { findGoods, makeActivity, searchGoods } from '../api.ts';

const GOODS = { find: findGoods, search: searchGoods, failureWords: failureText, piecesNote: '；名额会先从您的现有库存中划出' };

/** An activity of the shop while it is written (SECKILL-10, SECKILL-11); what was typed outlives a reload (SHELL-32). */
export function ShopPlanForm({ onBegun, onMade }: { onBegun(isBegun: boolean): void; onMade(board: SeckillBoard): void }) {
  const [form, setForm] = useState<Form>(EMPTY_PLAN);
  const [found, setFound] = useState<Form | null>(null);
  const takeOver = async (kept: Form) => {
    const { readKeptPlan } = await import('@portal/contract/seckill');
    const plan = readKeptPlan(kept);
    if (plan === null) return;
    setForm(plan);
    setFound(plan);
    onBegun(true);
  };
  const { forget } = useKeptForm('seckill', form, (kept) => void takeOver(kept));
  return (
    <PlanForm
      // begun anew with what was found; the form says so itself, and what is to be looked at again
      key={found === null ? 'new' : 'found'}
      begun={found}
      goods={GOODS}
      onChange={(next) => {
        setForm(next ?? EMPTY_PLAN);
        onBegun(next !== null);
      }}
      make={async (plan) => {
        const board = await makeActivity(plan);
        forget();
        // what follows leads away from what is written no more
        flushSync(() => onBegun(false));
        onMade(board);
      }}
    />
  );
}
