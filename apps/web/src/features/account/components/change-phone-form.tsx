import { accountCopy } from '@portal/contract/account';
import { Field, PasswordInput } from '@portal/ui';
import { cleanCode, cleanPhone } from '@portal/units';
import { changePhone, sendCode } from '../api.ts';
import { useAccountForm } from '../model/use-account-form.ts';
import { AccountForm } from './account-form.tsx';
import { CodeField } from './code-field.tsx';
import { PhoneField } from './phone-field.tsx';

/** Another number, proved by the password and by its code (ACCOUNT-10). */
export function ChangePhoneForm({ onDone }: { onDone(): void }) {
  const form = useAccountForm(['password', 'phone', 'code'], async ({ password, phone, code }) => {
    await changePhone({ password, phone: cleanPhone(phone), code: cleanCode(code) });
    onDone();
  });
  return (
    <AccountForm id={form.id} notice={form.notice} isBusy={form.isBusy} label="更换手机号" submit={form.submit}>
      <Field label="登录密码" error={form.errorOf('password')}>
        <PasswordInput size="large" autoComplete="current-password" maxLength={64} {...form.field('password')} />
      </Field>
      <PhoneField label="新手机号" error={form.errorOf('phone')} autoComplete="tel" {...form.field('phone')} />
      <CodeField
        ask={() => sendCode(cleanPhone(form.typed.phone), 'modifyPhone')}
        sentWords={accountCopy.codeSent}
        error={form.errorOf('code')}
        onFailed={form.show}
        {...form.field('code')}
      />
    </AccountForm>
  );
}
