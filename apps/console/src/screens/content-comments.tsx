import { commentStateNames, listDeskContentComments } from '@portal/contract/comment';
import { commentStates, type CommentState } from '@portal/engines/states';
import { Anchor, Card, Code, Empty, Facts, Tabs, Tag } from '@portal/ui';
import { formatDateTime } from '@portal/units';
import { useState } from 'react';
import { CommentHandling } from '../features/comment/comment-handling.tsx';
import { call } from '../lib/call.ts';
import { listHref } from '../lib/list-address.ts';
import { ListAnswer } from '../lib/list-answer.tsx';
import { Refused, type RefusedAction } from '../lib/refused.tsx';
import { useAnswer } from '../lib/use-answer.ts';
import { useListAddress } from '../lib/use-list-address.ts';

const PATH = '/contentComments';
const TONES: Readonly<Record<CommentState, 'warning' | 'success' | 'neutral'>> = { waiting: 'warning', shown: 'success', hidden: 'neutral' };

/** What readers say of what is published, those that wait longest first, each decided where it stands (COMMENT-10). */
export function ContentCommentsPage() {
  const list = useListAddress(PATH);
  const [refused, setRefused] = useState<RefusedAction>();
  const { query, page, size } = list;
  const state = commentStates.states.find((each) => each === query.get('state'));
  // the one that a report names
  const id = query.get('id') ?? '';
  const answer = useAnswer(query.toString(), () =>
    call(listDeskContentComments, { query: { page, size, ...(state ? { state } : {}), ...(id === '' ? {} : { id }) } }),
  );
  const handleDone = () => {
    setRefused(undefined);
    answer.read();
  };
  return (
    <>
      <h1 className="c-title">内容评论</h1>
      <Tabs
        label="评论状态"
        current={state ?? 'all'}
        tabs={(['all', ...commentStates.states] as const).map((key) => ({
          key,
          label: key === 'all' ? '全部' : commentStateNames[key],
          href: listHref(PATH, query, { state: key === 'all' ? undefined : key }),
        }))}
      />
      {refused && <Refused {...refused} />}
      <ListAnswer answer={answer} list={list}>
        {(data) =>
          data.data.length === 0 ? (
            <Empty text="这里没有评论" action={(state !== undefined || id !== '') && <Anchor href={PATH}>查看全部</Anchor>} />
          ) : (
            data.data.map((comment) => (
              <Card key={comment.id} title={comment.contentTitle || '内容已下架'}>
                <Facts
                  facts={[
                    { key: 'state', name: '状态', value: <Tag tone={TONES[comment.state]}>{commentStateNames[comment.state]}</Tag> },
                    { key: 'content', name: '评论', value: <span className="c-said">{comment.content}</span> },
                    { key: 'who', name: '评论人', value: comment.enterpriseName || '个人用户' },
                    { key: 'no', name: '评论编号', value: <Code>{comment.id}</Code> },
                    { key: 'of', name: '内容编号', value: <Code>{comment.contentId}</Code> },
                    { key: 'at', name: '评论时间', value: formatDateTime(Date.parse(comment.gmtCreate)) },
                    ...(comment.reason === '' ? [] : [{ key: 'reason', name: '不展示的原因', value: <span className="c-said">{comment.reason}</span> }]),
                    ...(comment.reply === '' ? [] : [{ key: 'reply', name: '回复', value: <span className="c-said">{comment.reply}</span> }]),
                    ...(comment.operatorName === '' ? [] : [{ key: 'by', name: '处理人', value: comment.operatorName }]),
                  ]}
                />
                <CommentHandling key={comment.edition} of="content" comment={comment} onDone={handleDone} onRefused={setRefused} />
              </Card>
            ))
          )
        }
      </ListAnswer>
    </>
  );
}
