import { definePageQuery } from '@portal/client/page-query';
import { oneOf, page, size } from '@portal/client/page-words';
import { figureText } from '@portal/units';
import { COUNTED_DAYS, listMissedKeywords, MISSED_KINDS, type MissedKind } from '@portal/contract/behavior';
import { ChoiceLinks, Empty, Table, Tag } from '@portal/ui';
import { call } from '../lib/call.ts';
import { ListAnswer } from '../lib/list-answer.tsx';
import { useAnswer } from '../lib/use-answer.ts';
import { useListAddress } from '../lib/use-list-address.ts';

const PATH = '/missedKeywords';
const address = definePageQuery(PATH, { kind: oneOf(['', ...MISSED_KINDS]), page, size: size(20) });
const NAMES: Readonly<Record<MissedKind, string>> = { none: '无结果', partly: '部分匹配' };

/** What visitors look for in vain, the most first (BEHAVIOR-4). */
export function MissedKeywords() {
  const list = useListAddress(address);
  const { kind, page, size } = list.query;
  const answer = useAnswer(list.asked, () => call(listMissedKeywords, { query: { ...(kind ? { kind } : {}), page, size } }));
  return (
    <>
      <h1 className="c-title">搜索无结果</h1>
      <p className="p-small">近 {COUNTED_DAYS} 天没有找到产品、或只有部分匹配的搜索词。只记次数，不记是谁搜的；像手机号、邮箱、证件号的不记。</p>
      <ChoiceLinks
        label="结果"
        choices={[
          { key: 'all', label: '全部', href: list.hrefOf({ kind: '' }), chosen: kind === '' },
          ...MISSED_KINDS.map((one) => ({ key: one, label: NAMES[one], href: list.hrefOf({ kind: one }), chosen: kind === one })),
        ]}
      />
      <ListAnswer answer={answer} list={list}>
        {(data) => (
          <Table
            caption="搜索无结果"
            rows={data.data}
            rowKey={(row) => `${row.kind} ${row.keyword}`}
            empty={<Empty drawing="search" text={kind === '' ? '还没有搜不到的词' : `还没有“${NAMES[kind]}”的搜索词`} />}
            columns={[
              { key: 'keyword', head: '搜索词', phone: 'title', render: ({ keyword }) => keyword },
              { key: 'kind', head: '结果', render: (row) => <Tag tone={row.kind === 'none' ? 'warning' : 'neutral'}>{NAMES[row.kind]}</Tag> },
              { key: 'today', head: '今天', kind: 'figure', render: ({ today }) => figureText(today) },
              { key: 'total', head: `近 ${COUNTED_DAYS} 天`, kind: 'figure', render: ({ total }) => figureText(total) },
            ]}
          />
        )}
      </ListAnswer>
    </>
  );
}
