import { identityName, mayCall, UserType, VISITOR, type Access } from '@portal/engines/access';
import { Anchor, Breadcrumb, ButtonLink, Card, Container, Facts, Table, Tag, type Column } from '@portal/ui';
import { useRouteLoaderData } from 'react-router';
import { ServicePanel, type Viewer } from '../../features/shell/index.ts';
import { mayFollow } from '../../lib/page/page-access.ts';
import { pageAt } from '../../route-table.ts';
import type { RootData } from '../../root.tsx';
import { IDENTITIES, RIGHT_TEXT, RIGHTS, WORKBENCH_TEXT } from './right-text.ts';
import './right.css';

/** Of an enterprise's own business, what the portal has. */
const INSTEAD = ['/merchantCenter', '/bindFirst', '/auth', '/tool/designOrder', '/merchantCenter/accountSetting', '/member/messageCenter'];

/** /right (SHELL-17): what each kind of user may, from the table that decides it; how one comes to more; what there is in the place of the workbench. */
export default function Right() {
  const viewer = useRouteLoaderData('root') as RootData;
  const own = viewer.session?.userType ?? UserType.Tourist;
  const identities = [own, ...IDENTITIES.filter((userType) => userType !== own)];
  return (
    <Container>
      <Breadcrumb crumbs={[{ label: '账号权益' }]} />
      <div className="p-stack">
        <Card flush>
          <div className="a-right__head p-stack p-stack--small">
            <h1>账号权益</h1>
            <p>身份由账号和企业认证决定。没有客户价的身份看到参考价；会员中心供个人用户和尚未认证的企业使用，其他账号的设置在右上角菜单的“账号设置”中。</p>
          </div>
          <div className="a-right__table">
            <Table caption="各身份的权益" columns={columnsFor(own)} rows={identities} rowKey={(userType) => userType} />
          </div>
          <div className="a-right__folds">
            {identities.map((userType) => (
              <details key={userType} open={userType === own}>
                <summary>
                  <Who userType={userType} own={own} />
                </summary>
                <Facts facts={RIGHTS.map(({ access, words }) => ({ key: access, name: words, value: has(access, userType) }))} />
              </details>
            ))}
          </div>
        </Card>
        <Card>
          <div className="p-stack">
            {RIGHT_TEXT.map(({ heading, lines }) => (
              <section key={heading} className="p-stack p-stack--small">
                <h2 className="p-h3">{heading}</h2>
                {lines.map((line) => (
                  <p key={line}>{line}</p>
                ))}
              </section>
            ))}
            <p>
              要核对一家企业是不是授权经销商，可以用<Anchor href="/accredit">授权查询</Anchor>。
            </p>
          </div>
        </Card>
        {viewer.site.workbenchUrl === null && <Workbench viewer={viewer} />}
      </div>
    </Container>
  );
}

const has = (access: Access, userType: UserType): string => (mayCall(access, userType) ? '有' : '—');

const columnsFor = (own: UserType): Column<UserType>[] => [
  { key: 'who', head: '身份', phone: 'title', render: (userType) => <Who userType={userType} own={own} /> },
  ...RIGHTS.map(({ access, words }): Column<UserType> => ({ key: access, head: words, phone: 'fact', render: (userType) => has(access, userType) })),
];

function Who({ userType, own }: { userType: UserType; own: UserType }) {
  return (
    <>
      {identityName(userType)} {own === userType && <Tag tone="accent">当前身份</Tag>}
    </>
  );
}

function Workbench({ viewer: { session, site } }: { viewer: Viewer }) {
  const places = INSTEAD.filter((to) => mayFollow(to, session ?? VISITOR));
  return (
    <Card>
      <section id="workbench" className="p-stack" aria-labelledby="workbench-title">
        <h2 id="workbench-title" className="p-h3">
          客户运营中心
        </h2>
        <p>{WORKBENCH_TEXT}</p>
        <div className="p-row">
          {places.map((to) => (
            <ButtonLink key={to} href={to}>
              {pageAt(to)?.title}
            </ButtonLink>
          ))}
        </div>
        {site.servicePhones.length > 0 && <ServicePanel site={site} />}
      </section>
    </Card>
  );
}
