import { definePageQuery } from '@portal/client/page-query';
import { keyword, oneOf, page, size } from '@portal/client/page-words';
import { certificationNames, enterpriseCopy, listCertifications } from '@portal/contract/enterprise';
import { AuditStatus } from '@portal/engines/states';
import { Anchor, Empty, Table, Tabs } from '@portal/ui';
import { formatDateTime } from '@portal/units';
import { StateTag, TYPE_NAMES } from '../features/enterprise/index.ts';
import { KeywordForm } from '../lib/keyword-form.tsx';
import { call } from '../lib/call.ts';
import { ListAnswer } from '../lib/list-answer.tsx';
import { useAnswer } from '../lib/use-answer.ts';
import { useListAddress } from '../lib/use-list-address.ts';

const PATH = '/certifications';
const STATES = ['pending', 'changePending', 'rejected', 'certified', 'expiring', 'expired', 'frozen', 'notSubmitted'] as const;
const address = definePageQuery(PATH, { keyword, auditStatus: oneOf(['', ...STATES.map((state) => String(AuditStatus[state]))]), page, size: size(20) });

/** Papers to be looked at, by their state and a word (OPERATOR-4). */
export function Certifications() {
  const list = useListAddress(address);
  const { keyword, auditStatus, page, size } = list.query;
  const answer = useAnswer(list.asked, () => call(listCertifications, { query: { ...(auditStatus ? { auditStatus } : {}), keyword, page, size } }));
  const tabs = [
    { key: 'all', label: '全部', href: list.hrefOf({ auditStatus: '' }) },
    ...STATES.map((state) => ({
      key: `${AuditStatus[state]}`,
      label: certificationNames[state],
      href: list.hrefOf({ auditStatus: String(AuditStatus[state]) }),
    })),
  ];
  return (
    <>
      <h1 className="c-title">企业认证</h1>
      <Tabs label="认证状态" tabs={tabs} current={auditStatus || 'all'} />
      <KeywordForm key={keyword} list={list} label={`企业名称或${enterpriseCopy.number}`} />
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
                action={(auditStatus !== '' || keyword !== '') && <Anchor href={PATH}>查看全部认证</Anchor>}
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
