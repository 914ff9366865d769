import { SECKILL_SESSIONS_MAX, seckillCopy, sessionDoubt, type PlanForm } from '@portal/contract/seckill';
import { Button, Card, Field, Notice } from '@portal/ui';
import { DateInput } from '@portal/ui/date-input';
import { useState } from 'react';

interface PlanSessionsProps {
  sessions: PlanForm['sessions'];
  faults: Readonly<Record<string, string>>;
  onChange(sessions: PlanForm['sessions']): void;
}

/** When it is sold: one session or several, each with pieces of its own. */
export function PlanSessions({ sessions, faults, onChange }: PlanSessionsProps) {
  const [now] = useState(() => Date.now());
  const changeAt = (index: number, part: Partial<PlanForm['sessions'][number]>) =>
    onChange(sessions.map((session, at) => (at === index ? { ...session, ...part } : session)));
  return (
    <Card
      title="场次"
      aside={
        <Button icon="plus" size="small" disabled={sessions.length >= SECKILL_SESSIONS_MAX} onClick={() => onChange([...sessions, { from: '', to: '' }])}>
          增加场次
        </Button>
      }
    >
      <p className="p-small">{seckillCopy.sessionsHint}</p>
      {faults['sessions'] && <Notice tone="error">{faults['sessions']}</Notice>}
      {sessions.map(({ from, to }, index) => (
        <div key={index} className="sk-plan__row">
          <Field label={`第 ${index + 1} 场开始`} required hint={sessionDoubt(from, now)} error={faults[`sessions.${index}.gmtStart`]}>
            <DateInput withTime value={from} onChange={({ target }) => changeAt(index, { from: target.value })} />
          </Field>
          <Field label={`第 ${index + 1} 场结束`} required hint={sessionDoubt(to, now)} error={faults[`sessions.${index}.gmtEnd`]}>
            <DateInput withTime value={to} onChange={({ target }) => changeAt(index, { to: target.value })} />
          </Field>
          {sessions.length > 1 && (
            <Button kind="quiet" size="small" aria-label={`移除第 ${index + 1} 场`} onClick={() => onChange(sessions.filter((_, at) => at !== index))}>
              移除
            </Button>
          )}
        </div>
      ))}
    </Card>
  );
}
