import { accountCopy } from '@portal/contract/account';
import { cleanCode, cleanPhone } from '@portal/units';
import { resetPassword, sendCode } from '../api.ts';
import { useAccountForm } from '../model/use-account-form.ts';
import { useTypedPhone } from '../model/use-typed-phone.ts';
import { AccountForm } from './account-form.tsx';
import { CodeField } from './code-field.tsx';
import { NewPasswordField } from './new-password-field.tsx';
import { PhoneField } from './phone-field.tsx';

/** A forgotten password: the number, its code, a new one (ACCOUNT-10). */
export function PasswordResetForm({ onDone }: { onDone(): void }) {
  const form = useAccountForm(['phone', 'code', 'password'], async ({ phone, code, password }) => {
    await resetPassword({ phone: cleanPhone(phone), code: cleanCode(code), password });
    onDone();
  });
  useTypedPhone((phone) => form.prefill('phone', phone));
  return (
    <AccountForm id={form.id} notice={form.notice} isBusy={form.isBusy} label="重置密码" submit={form.submit}>
      <PhoneField error={form.errorOf('phone')} {...form.field('phone')} />
      <CodeField
        ask={() => sendCode(cleanPhone(form.typed.phone), 'resetPassword')}
        sentWords={accountCopy.smsSent}
        error={form.errorOf('code')}
        onFailed={form.show}
        {...form.field('code')}
      />
      <NewPasswordField label="新密码" error={form.errorOf('password')} {...form.field('password')} />
    </AccountForm>
  );
}
