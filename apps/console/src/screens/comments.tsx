import { commentStateNames, deskCommentPictureUrl, listDeskComments, STARS_SAY } from '@portal/contract/comment';
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

const PATH = '/comments';
const TONES: Readonly<Record<CommentState, 'warning' | 'success' | 'neutral'>> = { waiting: 'warning', shown: 'success', hidden: 'neutral' };

/** What buyers say of what they received, those that wait longest first, each decided where it stands (COMMENT-5). */
export function CommentsPage() {
  const list = useListAddress(PATH);
  const [refused, setRefused] = useState<RefusedAction>();
  const { query, page, size } = list;
  const state = commentStates.states.find((each) => each === query.get('state'));
  const answer = useAnswer(query.toString(), () => call(listDeskComments, { query: { page, size, ...(state ? { state } : {}) } }));
  const handleDone = () => {
    setRefused(undefined);
    answer.read();
  };
  return (
    <>
      <h1 className="c-title">产品评价</h1>
      <Tabs
        label="评价状态"
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
            <Empty text="这里没有评价" action={state !== undefined && <Anchor href={PATH}>查看全部</Anchor>} />
          ) : (
            data.data.map((comment) => (
              <Card key={comment.id} title={comment.productModel}>
                <Facts
                  facts={[
                    { key: 'state', name: '状态', value: <Tag tone={TONES[comment.state]}>{commentStateNames[comment.state]}</Tag> },
                    { key: 'stars', name: '评分', value: `${comment.stars} 星，${STARS_SAY[comment.stars] ?? ''}` },
                    { key: 'content', name: '内容', value: <span className="c-said">{comment.content}</span> },
                    ...(comment.pictures.length === 0
                      ? []
                      : [
                          {
                            key: 'pictures',
                            name: '图片',
                            value: comment.pictures.map((fileId, place) => (
                              <a key={fileId} href={deskCommentPictureUrl(comment.id, fileId)} target="_blank" rel="noreferrer">
                                第 {place + 1} 张{' '}
                              </a>
                            )),
                          },
                        ]),
                    { key: 'who', name: '买家', value: comment.buyerName },
                    { key: 'shop', name: '经销商', value: comment.shopName },
                    { key: 'order', name: '订单', value: <Code>{comment.shopOrderNo}</Code> },
                    { key: 'at', name: '评价时间', value: formatDateTime(Date.parse(comment.gmtCreate)) },
                    ...(comment.reason === '' ? [] : [{ key: 'reason', name: '不展示的原因', value: <span className="c-said">{comment.reason}</span> }]),
                    ...(comment.reply === '' ? [] : [{ key: 'reply', name: '回复', value: <span className="c-said">{comment.reply}</span> }]),
                    ...(comment.operatorName === '' ? [] : [{ key: 'by', name: '处理人', value: comment.operatorName }]),
                  ]}
                />
                <CommentHandling key={comment.edition} comment={comment} onDone={handleDone} onRefused={setRefused} />
              </Card>
            ))
          )
        }
      </ListAnswer>
    </>
  );
}
