import { creditsCopy, CREDITS_REASON_MAX, proposeAdjustment } from '@portal/contract/credits';
import { Dialog, Field, Input, Notice, Textarea } from '@portal/ui';
import { dialledPhone, parseWhole } from '@portal/units';
import { useState } from 'react';
import { call } from '../../lib/call.ts';
import { useCalled } from '../../lib/use-called.ts';
import { useRequestKey } from '../../lib/request-key.ts';

/** Proposes credits, up or down; another operator decides (CREDITS-8). */
export function ProposeDialog({ onClose, onDone }: { onClose(): void; onDone(): void }) {
  const [phone, setPhone] = useState('');
  const [merchantNo, setMerchantNo] = useState('');
  const [points, setPoints] = useState('');
  const [reason, setReason] = useState('');
  const { faults, failed, isBusy, setFaults, take } = useCalled(onDone);
  const keyOf = useRequestKey();
  const propose = () => {
    // what is no whole number is not guessed at
    const wanted = parseWhole(points);
    if (wanted === null) return setFaults({ points: creditsCopy.points });
    const body = { phone: dialledPhone(phone), points: wanted, reason, ...(merchantNo.trim() === '' ? {} : { merchantNo: merchantNo.trim() }) };
    take(() => call(proposeAdjustment, { body, idempotencyKey: keyOf(body) }));
  };
  return (
    <Dialog open onClose={onClose} title="提出积分调整" action={{ label: '提交复核', busy: isBusy, onAct: propose }}>
      <div className="c-freeze">
        {failed && <Notice tone="error">{failed}</Notice>}
        <p>提交后须由另一位同事复核，复核通过才生效。</p>
        <Field label="手机号" required error={faults['phone']}>
          <Input value={phone} inputMode="tel" maxLength={30} onChange={({ target }) => setPhone(target.value)} />
        </Field>
        <Field label="商户编号" hint="以企业身份持有的积分填写；个人积分留空" error={faults['merchantNo']}>
          <Input value={merchantNo} maxLength={40} onChange={({ target }) => setMerchantNo(target.value)} />
        </Field>
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
