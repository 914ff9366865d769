import { couponCopy } from '@portal/contract/coupon';
import { COUPON_CODE_MAX } from '@portal/contract/coupon/limits';
import { Button, Field, Input, toast } from '@portal/ui';
import { useState, type FormEvent } from 'react';
import { failureText } from '../../../lib/calls/failure.ts';
import { claim } from '../api.ts';
import './claim-code-form.css';

/** A coupon claimed by its word; what is wrong stands at the field. */
export function ClaimCodeForm({ onClaimed }: { onClaimed(): void }) {
  const [typed, setTyped] = useState('');
  const [error, setError] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const handleSubmit = async (event: FormEvent) => {
    event.preventDefault();
    const claimCode = typed.normalize('NFKC').trim().toUpperCase();
    if (!/^[A-Z0-9]{4,20}$/.test(claimCode)) return setError(claimCode === '' ? couponCopy.codeRequired : couponCopy.codeRule);
    setBusy(true);
    setError(null);
    try {
      const { name } = await claim({ claimCode });
      toast.success(`已领取“${name}”`);
      setTyped('');
      onClaimed();
    } catch (failure) {
      setError(failureText(failure));
    }
    setBusy(false);
  };
  return (
    <form className="cp-code" onSubmit={(event) => void handleSubmit(event)} noValidate>
      <Field label="口令领券" error={error} inline>
        <Input
          value={typed}
          maxLength={COUPON_CODE_MAX + 10}
          autoComplete="off"
          placeholder="输入经销商或活动给您的口令"
          onChange={({ target }) => setTyped(target.value)}
        />
      </Field>
      <Button type="submit" busy={isBusy}>
        领取
      </Button>
    </form>
  );
}
