import { getRegisterInfo } from '@portal/contract/account';
import { ButtonLink, Card, Empty, Facts, Table, type Column } from '@portal/ui';
import { formatDateTime } from '@portal/units';
import { pageLoader } from '../../lib/page/page-loader.ts';
import { callContext } from '../../lib/page/server-context.ts';
import type { Route } from './+types/register-info.ts';
import { memberOf } from './member.server.ts';

/** /member/registerInfo: what was registered, and which texts were agreed to when (ACCOUNT-8, ACCOUNT-18). */
export const loader = pageLoader(async ({ context }: Route.LoaderArgs) => {
  const [{ phone, nickname }, info] = await Promise.all([memberOf(context), context.get(callContext)(getRegisterInfo)]);
  return { phone, nickname, ...info };
});

type Consent = Route.ComponentProps['loaderData']['consents'][number];

const ACTIONS: Readonly<Record<number, string>> = { 1: '不同意', 2: '稍后处理', 3: '已同意' };

const columns: Column<Consent>[] = [
  {
    key: 'name',
    head: '协议',
    phone: 'title',
    render: ({ protocolName, protocolUrl }) => (
      <a href={protocolUrl} target="_blank" rel="noopener">
        《{protocolName}》
      </a>
    ),
  },
  { key: 'version', head: '版本', phone: 'fact', render: ({ version }) => `第 ${version} 版` },
  { key: 'action', head: '结果', phone: 'fact', render: ({ action }) => ACTIONS[action] ?? '' },
  { key: 'time', head: '时间', phone: 'fact', render: ({ gmtCreate }) => formatDateTime(Date.parse(gmtCreate)) },
];

export default function RegisterInfo({ loaderData: { phone, nickname, gmtCreate, consents } }: Route.ComponentProps) {
  return (
    <>
      <Card title="注册资料">
        <Facts
          wide
          facts={[
            { key: 'phone', name: '手机号', value: phone },
            { key: 'time', name: '注册时间', value: formatDateTime(Date.parse(gmtCreate)) },
            { key: 'nickname', name: '昵称', value: nickname || '未填写' },
            { key: 'count', name: '协议记录', value: `${consents.length} 条` },
          ]}
        />
      </Card>
      <Card title="协议记录" flush={consents.length > 0}>
        {consents.length === 0 ? (
          <Empty text="注册时没有留下协议记录" action={<ButtonLink href="/aboutUs/staticContent?tab=userAgreement">查看现行协议</ButtonLink>} />
        ) : (
          <Table
            caption="协议记录"
            columns={columns}
            rows={consents}
            rowKey={({ protocolCode, version, gmtCreate: at }) => `${protocolCode} ${version} ${at}`}
          />
        )}
      </Card>
    </>
  );
}
