import { creditsCopy, CREDITS_REASON_MAX, proposeAdjustment, type CreditsHolder } from '@portal/contract/credits';
import { Dialog, Field, Input, Notice, Textarea } from '@portal/ui';
import { parseWhole } from '@portal/units';
import { useState } from 'react';
import { bodyFaults } from '../../lib/body-faults.ts';
import { call } from '../../lib/call.ts';
import { useCalled } from '../../lib/use-called.ts';
import { useRequestKeys } from '../../lib/request-keys.ts';
import { HolderField } from './holder-field.tsx';

/** Proposes credits, up or down; another operator decides (CREDITS-8). */
export function ProposeDialog({ onClose, onDone }: { onClose(): void; onDone(): void }) {
  const [holder, setHolder] = useState<CreditsHolder | null>(null);
  const [points, setPoints] = useState('');
  const [reason, setReason] = useState('');
  const { form, faults, failed, isBusy, take } = useCalled(onDone);
  const keys = useRequestKeys();
  const propose = () => {
    // what is no whole number is not guessed at
    const wanted = parseWhole(points);
    const body = { ...(holder && { accountNo: holder.accountNo, merchantNo: holder.merchantNo }), points: wanted ?? 0, reason };
    const { balance = 0 } = holder ?? {};
    take(() => keys.send(body, (key) => call(proposeAdjustment, { body, idempotencyKey: key })), {
      ...(wanted !== null && holder !== null && wanted < 0 && balance + wanted < 0 && { points: creditsCopy.takenTooMany({ balance, asked: 0 }) }),
      ...bodyFaults(proposeAdjustment, body),
      ...(holder === null && { phone: creditsCopy.holderRequired }),
    });
  };
  return (
    <Dialog open onClose={onClose} title="提出积分调整" action={{ label: '提交复核', busy: isBusy, onAct: propose }}>
      <div className="c-freeze" ref={form}>
        {failed && <Notice tone="error">{failed}</Notice>}
        <p>提交后须由另一位同事复核，复核通过才生效。</p>
        <HolderField holder={holder} error={faults['phone']} onChange={setHolder} />
        <Field label="积分" required hint="增加填正数，扣减填负数" error={faults['points']}>
          <Input value={points} inputMode="numeric" maxLength={12} onChange={({ target }) => setPoints(target.value)} />
        </Field>
        <Field label="原因" required hint="持有人会看到" error={faults['reason']}>
          <Textarea value={reason} maxLength={CREDITS_REASON_MAX} onChange={({ target }) => setReason(target.value)} />
        </Field>
      </div>
    </Dialog>
  );
}
