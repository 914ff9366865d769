import { identityName, mayCall, typesOf, type Access, type UserType } from '@portal/engines/access';
import { Breadcrumb, Card, Container, Table, Tag, type Column } from '@portal/ui';
import { useRouteLoaderData } from 'react-router';
import type { RootData } from '../../root.tsx';

/** Rights as people speak of them. */
const RIGHTS: readonly { access: Access; words: string }[] = [
  { access: 'everyone', words: '产品与计算器' },
  { access: 'signedIn', words: '清单、配单与报价' },
  { access: 'customerPrice', words: '客户价' },
  { access: 'ordersFromDealer', words: '选择订货经销商' },
  { access: 'actsForEnterprise', words: '企业标志' },
];

/** /right (SHELL-17): what each kind of user may, from the table that decides it. */
export default function Right() {
  const session = (useRouteLoaderData('root') as RootData | undefined)?.session ?? null;
  const columns: Column<UserType>[] = [
    {
      key: 'who',
      head: '身份',
      phone: 'title',
      render: (userType) => (
        <>
          {identityName(userType)} {session?.userType === userType && <Tag tone="accent">当前身份</Tag>}
        </>
      ),
    },
    ...RIGHTS.map(({ access, words }): Column<UserType> => ({
      key: access,
      head: words,
      phone: 'fact',
      render: (userType) => (mayCall(access, userType) ? '有' : '—'),
    })),
  ];
  return (
    <Container>
      <Breadcrumb crumbs={[{ label: '账号权益' }]} />
      <Card>
        <div className="p-stack">
          <h1 className="p-h2">账号权益</h1>
          <p>身份由账号和企业认证决定。没有客户价的身份看到参考价；会员中心供个人用户和尚未认证的企业使用，其他企业使用自己的工作台。</p>
          <Table caption="各身份的权益" columns={columns} rows={typesOf('everyone')} rowKey={(userType) => userType} />
        </div>
      </Card>
    </Container>
  );
}
