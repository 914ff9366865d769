import { findCallError } from '@portal/client';
import { EMPTY_PLAN, planFaultsOf, planOf, seckillCopy, type PlanForm as Form, type SeckillPlan } from '@portal/contract/seckill';
import { Button, Card, Field, Input, Notice } from '@portal/ui';
import { showFaults } from '@portal/ui/show-faults';
import { useRef, useState } from 'react';
import { PlanItems, type PlanGoods } from './plan-items.tsx';
import { PlanSessions } from './plan-sessions.tsx';
import { PublishDialog } from './publish-dialog.tsx';
import './plan-form.css';

interface PlanFormProps {
  goods: PlanGoods;
  /** What was written before and not published; null: nothing. */
  begun?: Form | null;
  /** It is another by now; null: it is published, or given up. */
  onChange?(form: Form | null): void;
  /** Publishes it, and leads on. */
  make(plan: SeckillPlan): Promise<void>;
}

/** An activity while it is written (SECKILL-10): what was typed stays until it is taken, what is wrong stands at its field, and it is published when it was asked once. */
export function PlanForm({ goods, begun = null, onChange, make }: PlanFormProps) {
  const [form, setForm] = useState<Form>(begun ?? EMPTY_PLAN);
  const latest = useRef(form);
  const page = useRef<HTMLFormElement>(null);
  const [isRestored, setRestored] = useState(begun !== null);
  const [faults, setFaults] = useState<Readonly<Record<string, string>>>({});
  const [failure, setFailure] = useState('');
  const [asked, setAsked] = useState<SeckillPlan | null>(null);
  const [isBusy, setBusy] = useState(false);
  const change = (next: (form: Form) => Form) => {
    latest.current = next(latest.current);
    setForm(latest.current);
    onChange?.(latest.current);
    setFaults({});
    setFailure('');
  };
  const giveUp = () => {
    change(() => EMPTY_PLAN);
    onChange?.(null);
    setRestored(false);
  };
  const handlePublish = async (plan: SeckillPlan) => {
    setBusy(true);
    try {
      await make(plan);
      return;
    } catch (refused) {
      const error = findCallError(refused);
      setAsked(null);
      setBusy(false);
      showFaults(page.current, () => {
        setFaults(error === null ? {} : planFaultsOf(form, error));
        setFailure(goods.failureWords(refused));
      });
    }
  };
  return (
    <>
      <form
        ref={page}
        className="p-stack"
        aria-label="秒杀活动"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          const made = planOf(form);
          if ('faults' in made) showFaults(page.current, () => setFaults(made.faults));
          else setAsked(made.plan);
        }}
      >
        {isRestored && (
          <Notice tone="info">
            已恢复上次没有发布的内容；产品的日常价和库存以发布时为准。
            <Button kind="quiet" size="small" onClick={giveUp}>
              清空
            </Button>
          </Notice>
        )}
        <Card title="活动">
          <Field label="活动名称" required error={faults['activityName']}>
            <Input value={form.activityName} maxLength={40} onChange={({ target }) => change((now) => ({ ...now, activityName: target.value }))} />
          </Field>
        </Card>
        <PlanSessions sessions={form.sessions} faults={faults} onChange={(sessions) => change((now) => ({ ...now, sessions }))} />
        <PlanItems goods={goods} form={form} faults={faults} onChange={change} onFault={(code) => setFaults({ code })} />
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
