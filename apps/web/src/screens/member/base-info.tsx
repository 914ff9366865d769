import { accountCopy } from '@portal/contract/account';
import { Card, Facts, toast } from '@portal/ui';
import { useRevalidator } from 'react-router';
import { NicknameForm } from '../../features/account/index.ts';
import { setNickname } from '../../lib/own-name.ts';
import { pageLoader } from '../../lib/page-loader.ts';
import type { Route } from './+types/base-info.ts';
import { memberOf } from './member.server.ts';

/** /member/accountSetting/baseInfo */
export const loader = pageLoader(async ({ context }: Route.LoaderArgs) => {
  const { phone, nickname, companyName } = await memberOf(context);
  return { phone, nickname, companyName };
});

export default function BaseInfo({ loaderData: { phone, nickname, companyName } }: Route.ComponentProps) {
  const { revalidate } = useRevalidator();
  const handleDone = (changed: string) => {
    setNickname(changed);
    toast.success(accountCopy.nicknameChanged);
    void revalidate();
  };
  return (
    <Card>
      <Facts
        facts={[
          { key: 'phone', name: '账号（手机号）', value: phone },
          { key: 'companyName', name: '企业', value: companyName || '未关联企业' },
        ]}
      />
      <NicknameForm nickname={nickname} onDone={handleDone} />
    </Card>
  );
}
