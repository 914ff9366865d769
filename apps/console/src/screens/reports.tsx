import { definePageQuery } from '@portal/client/page-query';
import { oneOf, page, size } from '@portal/client/page-words';
import { commentStateNames } from '@portal/contract/comment';
import { contentKindNames, contentStateNames } from '@portal/contract/content';
import { listDeskReports, reportStateNames, type DeskReport } from '@portal/contract/feedback';
import { Anchor, Card, Empty, Facts, Tabs, Tag, type Tone } from '@portal/ui';
import { formatDateTime } from '@portal/units';
import { useState } from 'react';
import { ReportForm } from '../features/feedback/index.ts';
import { call } from '../lib/call.ts';
import { ListAnswer } from '../lib/list-answer.tsx';
import { Refused, type RefusedAction } from '../lib/refused.tsx';
import { useAnswer } from '../lib/use-answer.ts';
import { useListAddress } from '../lib/use-list-address.ts';

const PATH = '/reports';
const address = definePageQuery(PATH, { state: oneOf(['', 'waiting', 'decided']), page, size: size(20) });
const STATES = [
  ['all', '全部'],
  ['waiting', reportStateNames.waiting],
  ['decided', '已处理'],
] as const;
const TONES: Readonly<Record<DeskReport['state'], Tone>> = { waiting: 'warning', removed: 'danger', corrected: 'success', unfounded: 'neutral' };

/** What is reported, to whoever may act on it: decided where it stands, once for all that name the same (FEEDBACK-7). */
export function ReportsPage() {
  const list = useListAddress(address);
  const [refused, setRefused] = useState<RefusedAction>();
  const { state, page, size } = list.query;
  const answered = useAnswer(list.asked, () => call(listDeskReports, { query: { page, size, ...(state ? { state } : {}) } }));
  const handleDone = () => {
    setRefused(undefined);
    answered.read();
  };
  return (
    <>
      <h1 className="c-title">举报</h1>
      <Tabs
        label="处理状态"
        current={state || 'all'}
        tabs={STATES.map(([key, label]) => ({ key, label, href: list.hrefOf({ state: key === 'all' ? '' : key }) }))}
      />
      {refused && <Refused {...refused} />}
      <ListAnswer answer={answered} list={list}>
        {(data) =>
          data.data.length === 0 ? (
            <Empty text="这里没有举报" action={state !== '' && <Anchor href={PATH}>查看全部</Anchor>} />
          ) : (
            data.data.map((report) => (
              <Card key={report.id} title={report.isComment ? '举报评论' : '举报内容'}>
                <Facts facts={factsOf(report)} />
                {report.state === 'waiting' && <ReportForm report={report} onDecided={handleDone} onRefused={setRefused} />}
              </Card>
            ))
          )
        }
      </ListAnswer>
    </>
  );
}

function factsOf({
  state,
  content,
  contentId,
  published,
  comment,
  isComment,
  othersWaiting,
  accountPhone,
  enterpriseName,
  answer,
  operatorName,
  gmtCreate,
}: DeskReport) {
  return [
    { key: 'state', name: '状态', value: <Tag tone={TONES[state]}>{reportStateNames[state]}</Tag> },
    { key: 'content', name: '举报', value: <span className="c-said">{content}</span> },
    {
      key: 'published',
      name: '内容',
      value:
        published === null ? (
          '已不存在'
        ) : (
          <>
            {isComment ? published.title : <Anchor href={`/contents/${contentId}`}>{published.title}</Anchor>}（{contentKindNames[published.kind]}，
            {contentStateNames[published.state]}）
          </>
        ),
    },
    ...(isComment
      ? [
          {
            key: 'comment',
            name: '评论',
            value: comment === null ? '已不存在' : <span className="c-said">{`${comment.content}（${commentStateNames[comment.state]}）`}</span>,
          },
        ]
      : []),
    ...(othersWaiting > 0 ? [{ key: 'others', name: '同一内容', value: `另有 ${othersWaiting} 条待处理的举报` }] : []),
    { key: 'who', name: '举报账号', value: enterpriseName === '' ? accountPhone : `${accountPhone}，${enterpriseName}` },
    { key: 'at', name: '举报时间', value: formatDateTime(Date.parse(gmtCreate)) },
    ...(answer === '' ? [] : [{ key: 'answer', name: '处理结果', value: <span className="c-said">{`${operatorName || '平台'}：${answer}`}</span> }]),
  ];
}
