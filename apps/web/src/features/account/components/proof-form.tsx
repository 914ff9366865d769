import { accountCopy } from '@portal/contract/account';
import type { OwnerProof } from '@portal/contract/account';
import { Button, Field, PasswordInput } from '@portal/ui';
import { cleanCode } from '@portal/units';
import { useState } from 'react';
import { sendCodeToSelf, type OwnPurpose } from '../api.ts';
import { useAccountForm } from '../model/use-account-form.ts';
import { AccountForm } from './account-form.tsx';
import { CodeField } from './code-field.tsx';

interface ProofFormProps {
  purpose: OwnPurpose;
  /** What the button does. */
  label: string;
  isDanger?: boolean;
  onCancel?: () => void;
  onProved(proof: OwnerProof): Promise<unknown>;
}

/** The owner proves to be it: by the password, or by a code to the own number. */
export function ProofForm({ purpose, label, isDanger = false, onCancel, onProved }: ProofFormProps) {
  const [by, setBy] = useState<'password' | 'code'>('password');
  const form = useAccountForm(['password', 'code'], ({ password, code }) => onProved(by === 'password' ? { password } : { code: cleanCode(code) }));
  return (
    <AccountForm id={form.id} notice={form.notice} isBusy={form.isBusy} label={label} isDanger={isDanger} onCancel={onCancel} submit={form.submit}>
      {by === 'password' ? (
        <Field label="登录密码" error={form.errorOf('password')}>
          <PasswordInput size="large" autoComplete="current-password" maxLength={64} {...form.field('password')} />
        </Field>
      ) : (
        <CodeField
          ask={() => sendCodeToSelf(purpose)}
          sentWords={accountCopy.codeSent}
          error={form.errorOf('code')}
          onFailed={form.show}
          {...form.field('code')}
        />
      )}
      <Button kind="quiet" onClick={() => setBy(by === 'password' ? 'code' : 'password')}>
        {by === 'password' ? '改用短信验证码' : '改用登录密码'}
      </Button>
    </AccountForm>
  );
}
