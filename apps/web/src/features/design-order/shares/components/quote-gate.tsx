import { CallError } from '@portal/client';
import { sharesCopy, type SharedQuote } from '@portal/contract/design-order';
import { Button, Field, PasswordInput } from '@portal/ui';
import { useState, type SyntheticEvent } from 'react';
import { failureText } from '../../../../lib/calls/failure.ts';
import { openWith } from '../quote-api.ts';

/** Asks for the password of a link; before it nothing of the offer is there. */
export function QuoteGate({ token, from, onOpened }: { token: string; from: string; onOpened: (quote: SharedQuote, password: string) => void }) {
  const [password, setPassword] = useState('');
  const [error, setError] = useState<string | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const submit = async (event: SyntheticEvent) => {
    event.preventDefault();
    if (isBusy) return;
    if (password === '') return setError(sharesCopy.passwordNeeded);
    setIsBusy(true);
    setError(null);
    try {
      onOpened(await openWith(token, password), password);
    } catch (failure) {
      setError(failure instanceof CallError ? failure.msg : failureText(failure));
      setIsBusy(false);
    }
  };
  return (
    <form className="sq-gate" onSubmit={(event) => void submit(event)} noValidate>
      <h1>报价单</h1>
      {from !== '' && (
        <p className="sq-gate__from">
          <strong>{from}</strong> 发给您的报价
        </p>
      )}
      <p>该报价设有访问密码，请向报价人索取。</p>
      <Field label="访问密码" error={error}>
        <PasswordInput autoComplete="off" maxLength={100} value={password} onChange={(event) => setPassword(event.target.value)} />
      </Field>
      <Button type="submit" kind="primary" wide busy={isBusy}>
        查看报价
      </Button>
    </form>
  );
}
