import { findCallError } from '@portal/client';
import { FREEZE_YEARS_MAX, markWillFreeze, REASON_MAX, type EnterpriseLine } from '@portal/contract/enterprise';
import { Dialog, Field, Notice, Textarea } from '@portal/ui';
import { DateInput } from '@portal/ui/date-input';
import { parseDay } from '@portal/units';
import { showFaults } from '@portal/ui/show-faults';
import { useRef, useState } from 'react';
import { bodyFaults } from '../../lib/body-faults.ts';
import { call, failureWords } from '../../lib/call.ts';
import { dayAfter } from '../../lib/days.ts';
import { FreezeImpactNotice } from './freeze-impact.tsx';

interface FreezeDialogProps {
  enterprise: EnterpriseLine;
  onClose(): void;
  onMarked(): void;
}

/** The day from which an enterprise is frozen, and why: its people are warned. */
export function FreezeDialog({ enterprise, onClose, onMarked }: FreezeDialogProps) {
  const [now] = useState(() => Date.now());
  const [day, setDay] = useState('');
  const [reason, setReason] = useState('');
  const [fields, setFields] = useState<Readonly<Record<string, string>>>({});
  const [notice, setNotice] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const dialog = useRef<HTMLDivElement>(null);
  const mark = async () => {
    const isDay = parseDay(day) !== null;
    // the day begins in Beijing
    const gmtFreeze = new Date(isDay ? `${day}T00:00:00+08:00` : now).toISOString();
    const body = { willFreeze: true as const, merchantNo: enterprise.merchantNo, gmtFreeze, reason };
    const known = { ...bodyFaults(markWillFreeze, body), ...(!isDay && { gmtFreeze: '请选择日期' }) };
    setNotice(undefined);
    if (Object.keys(known).length > 0) return showFaults(dialog.current, () => setFields(known));
    setBusy(true);
    setFields({});
    try {
      await call(markWillFreeze, { body });
      onMarked();
    } catch (failure) {
      const told = findCallError(failure)?.fields ?? {};
      showFaults(dialog.current, () => {
        setFields(told);
        if (Object.keys(told).length === 0) setNotice(failureWords(failure));
      });
    }
    setBusy(false);
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={`设置冻结预警：${enterprise.companyName}`}
      action={{ label: '设置预警', danger: true, busy: isBusy, onAct: () => void mark() }}
    >
      <div className="c-freeze" ref={dialog}>
        {notice && <Notice tone="error">{notice}</Notice>}
        <FreezeImpactNotice merchantNo={enterprise.merchantNo} />
        <Field label="冻结日期" required error={fields['gmtFreeze']}>
          <DateInput
            min={dayAfter(now, { days: 1 })}
            max={dayAfter(now, { years: FREEZE_YEARS_MAX })}
            value={day}
            onChange={({ target }) => {
              setDay(target.value);
              setFields(({ gmtFreeze: _mended, ...others }) => others);
            }}
          />
        </Field>
        <Field label="原因" required hint="企业的人会在消息和商户中心看到日期和原因" error={fields['reason']}>
          <Textarea
            value={reason}
            maxLength={REASON_MAX}
            onChange={({ target }) => {
              setReason(target.value);
              setFields(({ reason: _mended, ...others }) => others);
            }}
          />
        </Field>
      </div>
    </Dialog>
  );
}
