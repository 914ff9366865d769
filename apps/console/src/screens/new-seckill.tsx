import { findCallError } from '@portal/client';
import { EMPTY_PLAN, makeSeckillActivity, planFaultsOf, planOf, seckillCopy, type SeckillPlan } from '@portal/contract/seckill';
import { Anchor, Button, Card, Field, Input, Notice, toast } from '@portal/ui';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { call, failureWords } from '../lib/call.ts';
import { useRequestKey } from '../lib/request-key.ts';
import { PlanItems, type PlanForm } from '../features/seckill/plan-items.tsx';
import { PlanSessions } from '../features/seckill/plan-sessions.tsx';
import { PublishDialog } from '../features/seckill/publish-dialog.tsx';
import './new-seckill.css';

/** An activity of the provider while it is written (SECKILL-10): what was typed stays until it is taken, what is wrong stands at its field, and it is published when it was asked once. */
export function NewSeckill() {
  const navigate = useNavigate();
  const keyOf = useRequestKey();
  const [form, setForm] = useState<PlanForm>(EMPTY_PLAN);
  const [faults, setFaults] = useState<Readonly<Record<string, string>>>({});
  const [failure, setFailure] = useState('');
  const [asked, setAsked] = useState<SeckillPlan | null>(null);
  const [isBusy, setBusy] = useState(false);
  const change = (next: (form: PlanForm) => PlanForm) => {
    setForm(next);
    setFaults({});
    setFailure('');
  };
  const handlePublish = async (plan: SeckillPlan) => {
    setBusy(true);
    try {
      const { activityNo } = await call(makeSeckillActivity, { body: plan, idempotencyKey: keyOf(plan) });
      toast.success('活动已发布');
      void navigate(`/seckills/${activityNo}`);
      return;
    } catch (refused) {
      const error = findCallError(refused);
      setFaults(error === null ? {} : planFaultsOf(form, error));
      setFailure(failureWords(refused));
    }
    setAsked(null);
    setBusy(false);
  };
  return (
    <>
      <form
        className="p-stack"
        aria-label="平台秒杀活动"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          const made = planOf(form);
          if ('faults' in made) setFaults(made.faults);
          else setAsked(made.plan);
        }}
      >
        <p>
          <Anchor href="/seckills">返回秒杀活动</Anchor>
        </p>
        <h1 className="c-title">新建平台活动</h1>
        <Card title="活动">
          <Field label="活动名称" required error={faults['activityName']}>
            <Input value={form.activityName} maxLength={40} onChange={({ target }) => change((now) => ({ ...now, activityName: target.value }))} />
          </Field>
        </Card>
        <PlanSessions sessions={form.sessions} faults={faults} onChange={(sessions) => change((now) => ({ ...now, sessions }))} />
        <PlanItems form={form} faults={faults} onChange={change} onFault={(code) => setFaults({ code })} />
        {failure !== '' && <Notice tone="error">{failure}</Notice>}
        <div className="p-row">
          <Button kind="primary" size="large" type="submit" busy={isBusy}>
            {seckillCopy.publish}
          </Button>
          <span className="p-small">{seckillCopy.publishNote}</span>
        </div>
      </form>
      {asked && <PublishDialog form={form} plan={asked} isBusy={isBusy} onClose={() => setAsked(null)} onPublish={() => void handlePublish(asked)} />}
    </>
  );
}
