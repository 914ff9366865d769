import { definePageQuery } from '@portal/client/page-query';
import { keyword, oneOf, page, size } from '@portal/client/page-words';
import { listDeskServiceOrders, SERVICE_KINDS, SERVICE_TYPES, serviceOrderStateNames } from '@portal/contract/service-order';
import { serviceOrderStates } from '@portal/engines/states';
import { Anchor, Code, Empty, Field, Select, Table, Tabs } from '@portal/ui';
import { formatDateTime } from '@portal/units';
import { useNavigate } from 'react-router';
import { KeywordForm } from '../lib/keyword-form.tsx';
import { takersWords } from '../features/service-order/index.ts';
import { call } from '../lib/call.ts';
import { ListAnswer } from '../lib/list-answer.tsx';
import { useAnswer } from '../lib/use-answer.ts';
import { useListAddress } from '../lib/use-list-address.ts';

const PATH = '/serviceOrders';
const address = definePageQuery(PATH, {
  keyword,
  state: oneOf(['', ...serviceOrderStates.states]),
  serviceType: oneOf(['', ...SERVICE_TYPES]),
  page,
  size: size(20),
});

/** Services ordered of the provider, those that wait longest first (SERVICE-7). */
export function ServiceOrders() {
  const list = useListAddress(address);
  const { keyword, state, serviceType: type, page, size } = list.query;
  const navigate = useNavigate();
  const answer = useAnswer(list.asked, () =>
    call(listDeskServiceOrders, { query: { keyword, page, size, ...(state ? { state } : {}), ...(type ? { serviceType: type } : {}) } }),
  );
  return (
    <>
      <h1 className="c-title">服务单</h1>
      <Tabs
        label="服务单状态"
        current={state || 'all'}
        tabs={[
          { key: 'all', label: '全部', href: list.hrefOf({ state: '' }) },
          ...serviceOrderStates.states.map((key) => ({ key, label: serviceOrderStateNames[key], href: list.hrefOf({ state: key }) })),
        ]}
      />
      <div className="c-narrow">
        <KeywordForm key={keyword} list={list} label="服务单号、订单号、项目或联系人" />
        <Field label="服务类型">
          <Select
            value={type}
            onChange={({ target }) => void navigate(list.hrefOf({ serviceType: SERVICE_TYPES.find((each) => each === target.value) ?? '' }))}
          >
            <option value="">全部类型</option>
            {SERVICE_TYPES.map((each) => (
              <option key={each} value={each}>
                {SERVICE_KINDS[each].title}
              </option>
            ))}
          </Select>
        </Field>
      </div>
      <ListAnswer answer={answer} list={list}>
        {(data) => (
          <Table
            caption="服务单"
            rows={data.data}
            rowKey={({ id }) => id}
            empty={
              <Empty
                drawing={keyword === '' ? 'list' : 'search'}
                text={keyword === '' ? '这里没有服务单' : '没有符合条件的服务单'}
                action={(state !== '' || type !== '' || keyword !== '') && <Anchor href={PATH}>查看全部服务单</Anchor>}
              />
            }
            columns={[
              {
                key: 'what',
                head: '服务',
                phone: 'title',
                render: ({ id, serviceType, projectName, products, productCount }) => (
                  <Anchor href={`${PATH}/${id}`}>
                    {SERVICE_KINDS[serviceType].title}：{projectName && `${projectName}，`}
                    {products[0]?.productModel}
                    {productCount > 1 && ` 等 ${productCount} 个产品`}
                  </Anchor>
                ),
              },
              { key: 'number', head: '服务单号', render: ({ id }) => <Code>{id}</Code> },
              { key: 'who', head: '联系人', render: ({ contact }) => <span className="c-when">{contact}</span> },
              { key: 'place', head: '地址', render: ({ regionName }) => regionName },
              { key: 'state', head: '状态', render: (row) => <span className="c-when">{serviceOrderStateNames[row.state]}</span> },
              { key: 'desk', head: '处理人', render: (row) => takersWords(row) || '—' },
              { key: 'at', head: '提交时间', render: ({ gmtCreate }) => formatDateTime(Date.parse(gmtCreate)) },
            ]}
          />
        )}
      </ListAnswer>
    </>
  );
}
