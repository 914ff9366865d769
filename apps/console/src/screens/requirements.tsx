import { definePageQuery } from '@portal/client/page-query';
import { keyword, oneOf, page, size } from '@portal/client/page-words';
import { listDeskRequirements, requirementStateNames, requirementTitle } from '@portal/contract/requirement';
import { requirementStates } from '@portal/engines/states';
import { Anchor, Empty, Table, Tabs } from '@portal/ui';
import { formatDateTime } from '@portal/units';
import { KeywordForm } from '../lib/keyword-form.tsx';
import { RequirementFilters, REQUIREMENT_FILTERS, RequirementTag } from '../features/requirement/index.ts';
import { call } from '../lib/call.ts';
import { ListAnswer } from '../lib/list-answer.tsx';
import { useAnswer } from '../lib/use-answer.ts';
import { useListAddress } from '../lib/use-list-address.ts';

const PATH = '/requirements';
const address = definePageQuery(PATH, { keyword, state: oneOf(['', ...requirementStates.states]), ...REQUIREMENT_FILTERS, page, size: size(20) });

/** What is asked of the provider, those that wait longest first (REQUEST-11). */
export function Requirements() {
  const list = useListAddress(address);
  const { keyword, state, page, size, ...filters } = list.query;
  const narrowed = Object.fromEntries(Object.entries(filters).filter(([, said]) => said !== ''));
  const answer = useAnswer(list.asked, () => call(listDeskRequirements, { query: { ...narrowed, keyword, page, size, ...(state ? { state } : {}) } }));
  const isNarrowed = keyword !== '' || Object.keys(narrowed).length > 0;
  const tabs = [
    { key: 'all', label: '全部', href: list.hrefOf({ state: '' }) },
    ...requirementStates.states.map((each) => ({ key: each, label: requirementStateNames[each], href: list.hrefOf({ state: each }) })),
  ];
  return (
    <>
      <h1 className="c-title">服务需求</h1>
      <Tabs label="需求状态" tabs={tabs} current={state || 'all'} />
      <div className="c-narrow">
        <KeywordForm key={keyword} list={list} label="联系人、公司或需求描述" />
        <RequirementFilters list={list} />
      </div>
      <ListAnswer answer={answer} list={list}>
        {(data) => (
          <Table
            caption="服务需求"
            rows={data.data}
            rowKey={({ id }) => id}
            empty={
              <Empty
                drawing={isNarrowed ? 'search' : 'list'}
                text={isNarrowed ? '没有符合条件的需求' : '这里没有需求'}
                action={(state !== '' || isNarrowed) && <Anchor href={PATH}>查看全部需求</Anchor>}
              />
            }
            columns={[
              {
                key: 'what',
                head: '需求',
                phone: 'title',
                render: ({ id, requirementTypeId, remark, designOrderName }) => (
                  <>
                    <Anchor href={`${PATH}/${id}`} title={remark}>
                      {requirementTitle(requirementTypeId)}：{remark.length > 30 ? `${remark.slice(0, 30)}…` : remark}
                    </Anchor>
                    {designOrderName !== '' && <span className="p-small"> 配单：{designOrderName}</span>}
                  </>
                ),
              },
              { key: 'who', head: '提交人', render: ({ companyName, contact }) => (companyName === '' ? contact : `${companyName}，${contact}`) },
              { key: 'place', head: '项目地址', render: ({ regionName }) => regionName },
              { key: 'budget', head: '预算', render: ({ budgetName }) => budgetName },
              { key: 'state', head: '状态', render: (row) => <RequirementTag state={row.state} /> },
              { key: 'desk', head: '处理人', render: ({ handlerName }) => handlerName || '—' },
              { key: 'at', head: '提交时间', render: ({ gmtCreate }) => formatDateTime(Date.parse(gmtCreate)) },
            ]}
          />
        )}
      </ListAnswer>
    </>
  );
}
