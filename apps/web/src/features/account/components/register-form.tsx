import { refusedBy, findCallError } from '@portal/client';
import { accountCopy, type registerLogin } from '@portal/contract/account';
import { alreadyRegistered, protocolsChanged } from '@portal/contract/account/errors';
import type { Protocol } from '@portal/contract/protocol';
import { Checkbox, Icon } from '@portal/ui';
import { cleanCode, cleanPhone } from '@portal/units';
import { useState } from 'react';
import { register, sendCode } from '../api.ts';
import { useAccountForm } from '../model/use-account-form.ts';
import { dropKeptPhone, useKeptPhone } from '../model/use-kept-phone.ts';
import { useTypedPhone } from '../model/use-typed-phone.ts';
import { AccountForm } from './account-form.tsx';
import { CodeField } from './code-field.tsx';
import { NewPasswordField } from './new-password-field.tsx';
import { PhoneField } from './phone-field.tsx';

interface RegisterFormProps {
  protocols: readonly Protocol[];
  /** The agreements in force are others by now. */
  onProtocolsChanged(): void;
  /** The account is made, and signed in. */
  onDone(): void;
  signInHref: string;
}

/** A number, its code, a password and the agreements (ACCOUNT-9). */
export function RegisterForm({ protocols, onProtocolsChanged, onDone, signInHref }: RegisterFormProps) {
  const [isAgreed, setAgreed] = useState(false);
  const [isKnown, setKnown] = useState(false);
  const perform = async (typed: { phone: string; code: string; password: string }) => {
    setKnown(false);
    try {
      const shown = isAgreed ? protocols.map(({ protocolCode, version }) => ({ protocolCode, version })) : [];
      await register({ phone: cleanPhone(typed.phone), code: cleanCode(typed.code), password: typed.password, protocols: shown });
      dropKeptPhone();
      onDone();
    } catch (failure) {
      const failed = findCallError(failure);
      const refused = failed && refusedBy<typeof registerLogin>(failed);
      if (refused?.(protocolsChanged)) {
        setAgreed(false);
        onProtocolsChanged();
      }
      setKnown(Boolean(refused?.(alreadyRegistered)));
      throw failure;
    }
  };
  const form = useAccountForm(['phone', 'code', 'password'], perform, { more: ['protocols'] });
  useKeptPhone(form.typed.phone, (phone) => form.prefill('phone', phone));
  useTypedPhone((phone) => form.prefill('phone', phone));
  const agreement = form.errorOf('protocols');
  return (
    <AccountForm
      id={form.id}
      notice={form.notice}
      noticeAction={isKnown ? <a href={signInHref}>去登录</a> : undefined}
      isBusy={form.isBusy}
      label="注册"
      submit={form.submit}
    >
      <PhoneField error={form.errorOf('phone')} {...form.field('phone')} />
      <CodeField
        ask={() => sendCode(cleanPhone(form.typed.phone), 'register')}
        sentWords={accountCopy.codeSent}
        error={form.errorOf('code')}
        onFailed={form.show}
        {...form.field('code')}
      />
      <NewPasswordField label="设置密码" error={form.errorOf('password')} {...form.field('password')} />
      <div className="a-form__agreement">
        <Checkbox checked={isAgreed} aria-invalid={agreement ? true : undefined} onChange={({ target }) => setAgreed(target.checked)}>
          我已阅读并同意以下协议
        </Checkbox>
        <p className="a-form__protocols">
          {protocols.map(({ protocolCode, protocolName, protocolUrl }) => (
            <a key={protocolCode} href={protocolUrl} target="_blank" rel="noopener">
              《{protocolName}》
            </a>
          ))}
        </p>
        {agreement && !isAgreed && (
          <p className="p-field__error" role="alert">
            <Icon name="error" size={16} />
            {agreement}
          </p>
        )}
      </div>
    </AccountForm>
  );
}
