import { NICKNAME_MAX } from '@portal/contract/account';
import { Field, Input } from '@portal/ui';
import { changeNickname } from '../api.ts';
import { useAccountForm } from '../model/use-account-form.ts';
import { AccountForm } from './account-form.tsx';

export function NicknameForm({ nickname, onDone }: { nickname: string; onDone(nickname: string): void }) {
  const form = useAccountForm(
    ['nickname'],
    async (typed) => {
      await changeNickname(typed.nickname);
      onDone(typed.nickname.trim());
    },
    { initial: { nickname } },
  );
  return (
    <AccountForm id={form.id} notice={form.notice} isBusy={form.isBusy} label="保存昵称" submit={form.submit}>
      <Field label="昵称" error={form.errorOf('nickname')} hint={`最多 ${NICKNAME_MAX} 个字，报价单上作为联系人`}>
        <Input size="large" autoComplete="nickname" maxLength={NICKNAME_MAX} {...form.field('nickname')} />
      </Field>
    </AccountForm>
  );
}
