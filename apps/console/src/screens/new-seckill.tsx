import { findSeckillGoods, makeSeckillActivity, readKeptPlan, searchSeckillGoods } from '@portal/contract/seckill';
import { PlanForm } from '@portal/promotions/seckill';
import { Anchor, toast } from '@portal/ui';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { call, failureWords } from '../lib/call.ts';
import { useKeptValue } from '../lib/kept-form.ts';
import { useLeaveQuestion } from '../lib/use-leave-question.tsx';
import { useOperator } from '../lib/use-operator.ts';
import { useRequestKeys } from '../lib/request-keys.ts';

const GOODS = {
  find: (code: string) => call(findSeckillGoods, { query: { code } }),
  search: (keyword: string, signal: AbortSignal) => call(searchSeckillGoods, { query: { keyword }, signal }),
  failureWords,
  piecesNote: '',
};

/** An activity of the provider while it is written (SECKILL-10). */
export function NewSeckill() {
  const navigate = useNavigate();
  const keys = useRequestKeys();
  const { operatorNo } = useOperator();
  const { kept, keep } = useKeptValue(`${operatorNo} seckill`, readKeptPlan);
  const [isBegun, setBegun] = useState(kept !== null);
  const { question, release } = useLeaveQuestion(isBegun);
  return (
    <div className="p-stack">
      <p>
        <Anchor href="/seckills">返回秒杀活动</Anchor>
      </p>
      <h1 className="c-title">新建平台活动</h1>
      <PlanForm
        goods={GOODS}
        begun={kept}
        onChange={(form) => {
          keep(form);
          setBegun(form !== null);
        }}
        make={async (plan) => {
          const { activityNo } = await keys.send(plan, (key) => call(makeSeckillActivity, { body: plan, idempotencyKey: key }));
          keep(null);
          release();
          toast.success('活动已发布');
          void navigate(`/seckills/${activityNo}`);
        }}
      />
      {question}
    </div>
  );
}
