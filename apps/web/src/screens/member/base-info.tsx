import { accountCopy } from '@portal/contract/account';
import { identityName } from '@portal/engines/access';
import { Card, Facts, toast } from '@portal/ui';
import { useRevalidator } from 'react-router';
import { AvatarField, NicknameForm, OwnPhone } from '../../features/account/index.ts';
import { setNickname } from '../../lib/identity/own-name.ts';
import { pageLoader } from '../../lib/page/page-loader.ts';
import type { Route } from './+types/base-info.ts';
import { memberOf } from './member.server.ts';
import { Pair } from './pair.tsx';

/** /member/accountSetting/baseInfo and /merchantCenter/accountSetting */
export const loader = pageLoader(({ context }: Route.LoaderArgs) => memberOf(context));

export default function BaseInfo({
  loaderData: { phone, nickname, avatarUrl, companyName, userType, provinceName, cityName, areaName },
}: Route.ComponentProps) {
  const { revalidate } = useRevalidator();
  const handleDone = (changed: string) => {
    setNickname(changed);
    toast.success(accountCopy.nicknameChanged);
    void revalidate();
  };
  return (
    <Pair>
      <Card title="头像与昵称">
        <AvatarField avatarUrl={avatarUrl} name={nickname} />
        <NicknameForm nickname={nickname} onDone={handleDone} />
      </Card>
      <Card title="账号">
        <Facts
          facts={[
            { key: 'phone', name: '手机号', value: <OwnPhone phone={phone} /> },
            { key: 'type', name: '身份类型', value: identityName(userType) },
            { key: 'companyName', name: '企业', value: companyName || '未关联企业' },
            { key: 'place', name: '所在地区', value: [...new Set([provinceName, cityName, areaName])].filter(Boolean).join(' ') || '未填写' },
          ]}
        />
      </Card>
    </Pair>
  );
}
