import { accountCopy } from '@portal/contract/account';
import { Field, PasswordInput, toast } from '@portal/ui';
import { changePassword } from '../api.ts';
import { useAccountForm } from '../model/use-account-form.ts';
import { AccountForm } from './account-form.tsx';
import { NewPasswordField } from './new-password-field.tsx';

/** A new password for the one before; `onDone` reads anew where the account is signed in (ACCOUNT-10). */
export function ChangePasswordForm({ onDone }: { onDone(): void }) {
  const perform = async (typed: { oldPassword: string; password: string }) => {
    await changePassword(typed);
    toast.success(accountCopy.passwordChanged);
    onDone();
  };
  const form = useAccountForm(['oldPassword', 'password'], perform, { isEmptiedAfter: true });
  return (
    <AccountForm id={form.id} notice={form.notice} isBusy={form.isBusy} label="修改密码" submit={form.submit}>
      <Field label="原密码" error={form.errorOf('oldPassword')}>
        <PasswordInput size="large" autoComplete="current-password" maxLength={64} {...form.field('oldPassword')} />
      </Field>
      <NewPasswordField label="新密码" error={form.errorOf('password')} {...form.field('password')} />
    </AccountForm>
  );
}
