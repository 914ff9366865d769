import { definePageQuery } from '@portal/client/page-query';
import { oneOf, page, size, text } from '@portal/client/page-words';
import { LOOK_ACTS, LOOK_KEPT_DAYS, listDealerLooks, lookNames } from '@portal/contract/staff';
import { Anchor, Empty, Field, Select, Table } from '@portal/ui';
import { formatDateTime } from '@portal/units';
import { useNavigate } from 'react-router';
import { call } from '../lib/call.ts';
import { ListAnswer } from '../lib/list-answer.tsx';
import { useAnswer } from '../lib/use-answer.ts';
import { useListAddress } from '../lib/use-list-address.ts';

const PATH = '/dealerLooks';
/** As long as an id is. */
const ID_MAX = 40;
const address = definePageQuery(PATH, { merchantNo: text(ID_MAX), act: oneOf(['', ...LOOK_ACTS]), page, size: size(20) });

/** Who of dealers' people looked at data of customers, or took them away (ENTERPRISE-17). */
export function DealerLooks() {
  const list = useListAddress(address);
  const { merchantNo, act, page, size } = list.query;
  const navigate = useNavigate();
  const answer = useAnswer(list.asked, () => call(listDealerLooks, { query: { ...(merchantNo ? { merchantNo } : {}), ...(act ? { act } : {}), page, size } }));
  const isNarrowed = merchantNo !== '' || act !== '';
  return (
    <>
      <h1 className="c-title">经销商查看记录</h1>
      <p className="p-small">
        经销商的成员查看、导出客户数据的记录；同一人同一天的查看合并为一行，导出每次一行；保留 {LOOK_KEPT_DAYS} 天，不记录查看到的内容。
      </p>
      <div className="c-narrow">
        <Field label="操作">
          <Select value={act} onChange={({ target }) => void navigate(list.hrefOf({ act: LOOK_ACTS.find((each) => each === target.value) ?? '' }))}>
            <option value="">全部操作</option>
            {LOOK_ACTS.map((each) => (
              <option key={each} value={each}>
                {lookNames[each]}
              </option>
            ))}
          </Select>
        </Field>
        {isNarrowed && <Anchor href={PATH}>清除筛选</Anchor>}
      </div>
      <ListAnswer answer={answer} list={list}>
        {(data) => (
          <Table
            caption="经销商查看记录"
            rows={data.data}
            rowKey={({ merchantNo: dealerNo, act: done, target, actorName, gmtFirst }) => `${dealerNo} ${done} ${target} ${actorName} ${gmtFirst}`}
            empty={<Empty drawing="search" text="没有符合条件的记录" action={isNarrowed && <Anchor href={PATH}>查看全部记录</Anchor>} />}
            columns={[
              { key: 'what', head: '操作', phone: 'title', render: (look) => lookNames[look.act] },
              {
                key: 'dealer',
                head: '经销商',
                render: (look) => (
                  <Anchor href={address.href({ ...address.read(new URLSearchParams()), merchantNo: look.merchantNo })}>{look.companyName}</Anchor>
                ),
              },
              { key: 'who', head: '操作人', render: ({ actorName }) => actorName },
              { key: 'target', head: '对象', render: ({ target }) => (target === '' ? '—' : <span className="c-number">{target}</span>) },
              { key: 'count', head: '次数', kind: 'figure', render: ({ lookCount }) => lookCount },
              { key: 'records', head: '涉及记录', kind: 'figure', render: ({ recordCount }) => recordCount },
              { key: 'last', head: '最近一次', render: ({ gmtLast }) => formatDateTime(Date.parse(gmtLast)) },
            ]}
          />
        )}
      </ListAnswer>
    </>
  );
}
