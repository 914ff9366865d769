import { definePageQuery } from '@portal/client/page-query';
import { keyword, page, size } from '@portal/client/page-words';
import { listOperatorLog } from '@portal/contract/operator';
import { Anchor, Empty, Table } from '@portal/ui';
import { formatDateTime } from '@portal/units';
import { KeywordForm } from '../lib/keyword-form.tsx';
import { LOG_FILTERS, LogFilters, actsNamed, actWords, changeWords } from '../features/operator/index.ts';
import { call } from '../lib/call.ts';
import { ListAnswer } from '../lib/list-answer.tsx';
import { useAnswer } from '../lib/use-answer.ts';
import { useListAddress } from '../lib/use-list-address.ts';

const PATH = '/log';
const address = definePageQuery(PATH, { keyword, ...LOG_FILTERS, page, size: size(20) });
/** A line a field; a dash where nothing is written down. */
function Change({ act, facts }: { act: string; facts: Record<string, unknown> | null }) {
  const words = changeWords(facts, act);
  if (words.length === 0) return '—';
  return (
    <ul className="c-change">
      {words.map((each) => (
        <li key={each}>{each}</li>
      ))}
    </ul>
  );
}

/** What it was done to, by name, which leads on to its other lines; the number stands where there is no name. */
function Target({ target, targetName }: { target: string; targetName: string }) {
  if (target === '') return '—';
  return (
    <Anchor
      className={targetName ? undefined : 'c-number'}
      href={address.href({ ...address.read(new URLSearchParams()), keyword: target })}
      title={`编号 ${target}`}
    >
      {targetName || target}
    </Anchor>
  );
}

/** Who did what, when, to what, and what it was before (OPERATOR-5). */
export function OperatorLog() {
  const list = useListAddress(address);
  const { keyword, page, size, ...filters } = list.query;
  const isNarrowed = keyword !== '' || Object.values(filters).some((said) => said !== '');
  const answer = useAnswer(list.asked, () =>
    call(listOperatorLog, { query: { ...filters, keyword, namedActs: actsNamed(keyword.trim()).join(','), page, size } }),
  );
  return (
    <>
      <h1 className="c-title">操作日志</h1>
      <div className="c-narrow">
        <LogFilters list={list} />
        <KeywordForm key={keyword} list={list} label="人员、操作、企业、标题或编号" />
        {isNarrowed && <Anchor href={PATH}>清除筛选</Anchor>}
      </div>
      <ListAnswer answer={answer} list={list}>
        {(data) => (
          <Table
            caption="操作日志"
            rows={data.data}
            rowKey={({ id }) => id}
            empty={<Empty drawing="search" text="没有符合条件的记录" action={isNarrowed && <Anchor href={PATH}>查看全部记录</Anchor>} />}
            columns={[
              { key: 'who', head: '人员', phone: 'title', width: 96, render: ({ operatorName }) => operatorName },
              { key: 'at', head: '时间', width: 152, render: ({ gmtCreate }) => <span className="c-when">{formatDateTime(Date.parse(gmtCreate))}</span> },
              { key: 'act', head: '操作', width: 144, render: ({ act }) => actWords(act) },
              { key: 'target', head: '对象', width: 176, render: (line) => <Target {...line} /> },
              { key: 'before', head: '之前', render: ({ act, before }) => <Change act={act} facts={before} /> },
              { key: 'after', head: '之后', render: ({ act, after }) => <Change act={act} facts={after} /> },
            ]}
          />
        )}
      </ListAnswer>
    </>
  );
}
