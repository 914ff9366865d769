import { findSeckillGoods, makeSeckillActivity, searchSeckillGoods } from '@portal/contract/seckill';
import { PlanForm } from '@portal/promotions/seckill';
import { Anchor, toast } from '@portal/ui';
import { useNavigate } from 'react-router';
import { call, failureWords } from '../lib/call.ts';
import { useRequestKey } from '../lib/request-key.ts';

const GOODS = {
  find: (code: string) => call(findSeckillGoods, { query: { code } }),
  search: (keyword: string, signal: AbortSignal) => call(searchSeckillGoods, { query: { keyword }, signal }),
  failureWords,
  piecesNote: '',
};

/** An activity of the provider while it is written (SECKILL-10). */
export function NewSeckill() {
  const navigate = useNavigate();
  const keyOf = useRequestKey();
  return (
    <div className="p-stack">
      <p>
        <Anchor href="/seckills">返回秒杀活动</Anchor>
      </p>
      <h1 className="c-title">新建平台活动</h1>
      <PlanForm
        goods={GOODS}
        make={async (plan) => {
          const { activityNo } = await call(makeSeckillActivity, { body: plan, idempotencyKey: keyOf(plan) });
          toast.success('活动已发布');
          void navigate(`/seckills/${activityNo}`);
        }}
      />
    </div>
  );
}
