import { certificationNames, enterpriseCopy, listCertifications } from '@portal/contract/enterprise';
import { AuditStatus } from '@portal/engines/states';
import { Anchor, Empty, Table, Tabs } from '@portal/ui';
import { formatDateTime } from '@portal/units';
import { StateTag, TYPE_NAMES } from '../features/enterprise/index.ts';
import { KeywordForm } from '../lib/keyword-form.tsx';
import { call } from '../lib/call.ts';
import { listHref } from '../lib/list-address.ts';
import { ListAnswer } from '../lib/list-answer.tsx';
import { useAnswer } from '../lib/use-answer.ts';
import { useListAddress } from '../lib/use-list-address.ts';

const PATH = '/certifications';
const STATES = ['pending', 'changePending', 'rejected', 'certified', 'expiring', 'expired', 'frozen', 'notSubmitted'] as const;

/** Papers to be looked at, by their state and a word (OPERATOR-4). */
export function Certifications() {
  const list = useListAddress(PATH);
  const { query, page, size } = list;
  const auditStatus = query.get('auditStatus') ?? undefined;
  const keyword = query.get('keyword') ?? '';
  const answer = useAnswer(query.toString(), () => call(listCertifications, { query: { auditStatus, keyword, page, size } }));
  const tabs = [
    { key: 'all', label: '全部', href: listHref(PATH, query, { auditStatus: undefined }) },
    ...STATES.map((state) => ({
      key: `${AuditStatus[state]}`,
      label: certificationNames[state],
      href: listHref(PATH, query, { auditStatus: AuditStatus[state] }),
    })),
  ];
  return (
    <>
      <h1 className="c-title">企业认证</h1>
      <Tabs label="认证状态" tabs={tabs} current={auditStatus ?? 'all'} />
      <KeywordForm key={keyword} path={PATH} query={query} label={`企业名称或${enterpriseCopy.number}`} />
      <ListAnswer answer={answer} list={list}>
        {(data) => (
          <Table
            caption="企业认证"
            rows={data.data}
            rowKey={({ enterpriseNo }) => enterpriseNo}
            empty={
              <Empty
                drawing={keyword === '' ? 'list' : 'search'}
                text={keyword === '' ? '这里没有认证资料' : '没有符合条件的认证'}
                action={(auditStatus !== undefined || keyword !== '') && <Anchor href={PATH}>查看全部认证</Anchor>}
              />
            }
            columns={[
              {
                key: 'name',
                head: '企业名称',
                phone: 'title',
                render: ({ enterpriseNo, companyName }) => <Anchor href={`${PATH}/${enterpriseNo}`}>{companyName}</Anchor>,
              },
              { key: 'number', head: enterpriseCopy.number, render: ({ companyNumber }) => companyNumber },
              { key: 'type', head: '申请类型', render: ({ enterpriseType }) => TYPE_NAMES[enterpriseType] },
              { key: 'city', head: '城市', render: ({ cityName }) => cityName },
              { key: 'state', head: '状态', render: (row) => <StateTag auditStatus={row.auditStatus} /> },
              { key: 'at', head: '提交时间', render: ({ gmtSubmit }) => formatDateTime(Date.parse(gmtSubmit)) },
            ]}
          />
        )}
      </ListAnswer>
    </>
  );
}
