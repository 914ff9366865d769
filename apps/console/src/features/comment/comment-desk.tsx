import { oneOf, page, size } from '@portal/client/page-words';
import { commentStateNames } from '@portal/contract/comment';
import { commentStates, type CommentState } from '@portal/engines/states';
import { Anchor, Card, Empty, Facts, Tabs, Tag, type Fact } from '@portal/ui';
import { formatDateTime } from '@portal/units';
import { useState } from 'react';
import { ListAnswer } from '../../lib/list-answer.tsx';
import { Refused, type RefusedAction } from '../../lib/refused.tsx';
import { useAnswer } from '../../lib/use-answer.ts';
import type { ListAddress } from '../../lib/use-list-address.ts';
import { CommentHandling, type HandledComment } from './comment-handling.tsx';

const TONES: Readonly<Record<CommentState, 'warning' | 'success' | 'neutral'>> = { waiting: 'warning', shown: 'success', hidden: 'neutral' };

/** What the address of a list of comments says. */
export const COMMENT_LIST = { state: oneOf(['', ...commentStates.states]), page, size: size(20) };

/** What one of any kind says beside its own facts. */
interface Said extends HandledComment {
  gmtCreate: string;
  reason: string;
  operatorName: string;
}

interface CommentDeskProps<T extends Said> {
  of: 'product' | 'content';
  list: ListAddress<{ state: CommentState | ''; page: number; size: number }>;
  title: string;
  /** What one is called. */
  noun: '评价' | '评论';
  /** Whether the address asks for less than all, its state apart. */
  isNarrowed?: boolean;
  ask(query: { page: number; size: number; state?: CommentState }): Promise<{ data: T[]; count: number }>;
  titleOf(comment: T): string;
  /** Stand after its state, before what was decided of it. */
  factsOf(comment: T): Fact[];
}

/** Comments by state, those that wait longest first, each decided where it stands (COMMENT-5, COMMENT-10). */
export function CommentDesk<T extends Said>({ of, list, title, noun, isNarrowed = false, ask, titleOf, factsOf }: CommentDeskProps<T>) {
  const [refused, setRefused] = useState<RefusedAction>();
  const { state, page, size } = list.query;
  const answer = useAnswer(list.asked, () => ask({ page, size, ...(state ? { state } : {}) }));
  const handleDone = () => {
    setRefused(undefined);
    answer.read();
  };
  return (
    <>
      <h1 className="c-title">{title}</h1>
      <Tabs
        label={`${noun}状态`}
        current={state || 'all'}
        tabs={(['all', ...commentStates.states] as const).map((key) => ({
          key,
          label: key === 'all' ? '全部' : commentStateNames[key],
          href: list.hrefOf({ state: key === 'all' ? '' : key }),
        }))}
      />
      {refused && <Refused {...refused} />}
      <ListAnswer answer={answer} list={list}>
        {({ data }) =>
          data.length === 0 ? (
            <Empty text={`这里没有${noun}`} action={(state !== '' || isNarrowed) && <Anchor href={list.path}>查看全部</Anchor>} />
          ) : (
            data.map((comment) => (
              <Card key={comment.id} title={titleOf(comment)}>
                <Facts
                  facts={[
                    { key: 'state', name: '状态', value: <Tag tone={TONES[comment.state]}>{commentStateNames[comment.state]}</Tag> },
                    ...factsOf(comment),
                    { key: 'at', name: `${noun}时间`, value: formatDateTime(Date.parse(comment.gmtCreate)) },
                    ...(comment.reason === '' ? [] : [{ key: 'reason', name: '不展示的原因', value: <span className="c-said">{comment.reason}</span> }]),
                    ...(comment.reply === '' ? [] : [{ key: 'reply', name: '回复', value: <span className="c-said">{comment.reply}</span> }]),
                    ...(comment.operatorName === '' ? [] : [{ key: 'by', name: '处理人', value: comment.operatorName }]),
                  ]}
                />
                <CommentHandling key={comment.edition} of={of} comment={comment} onDone={handleDone} onRefused={setRefused} />
              </Card>
            ))
          )
        }
      </ListAnswer>
    </>
  );
}
