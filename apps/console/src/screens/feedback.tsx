import { definePageQuery } from '@portal/client/page-query';
import { oneOf, page, size } from '@portal/client/page-words';
import { deskFeedbackPictureUrl, feedbackClassName, feedbackKindNames, listDeskFeedback, readFeedbackContact } from '@portal/contract/feedback';
import { Anchor, Card, Empty, Facts, Tabs, Tag } from '@portal/ui';
import { formatDateTime } from '@portal/units';
import { useState } from 'react';
import { AnswerForm } from '../features/feedback/index.ts';
import { AskerPhone } from '../features/requirement/index.ts';
import { call } from '../lib/call.ts';
import { ListAnswer } from '../lib/list-answer.tsx';
import { Refused, type RefusedAction } from '../lib/refused.tsx';
import { useAnswer } from '../lib/use-answer.ts';
import { useListAddress } from '../lib/use-list-address.ts';

const PATH = '/feedback';
const address = definePageQuery(PATH, { state: oneOf(['', 'waiting', 'answered']), page, size: size(20) });
const STATES = [
  ['all', '全部'],
  ['waiting', '待答复'],
  ['answered', '已答复'],
] as const;

/** Complaints and suggestions, those that wait longest first, each answered where it stands (FEEDBACK-5). */
export function FeedbackPage() {
  const list = useListAddress(address);
  const [refused, setRefused] = useState<RefusedAction>();
  const { state, page, size } = list.query;
  const answered = useAnswer(list.asked, () => call(listDeskFeedback, { query: { page, size, ...(state ? { state } : {}) } }));
  const handleDone = () => {
    setRefused(undefined);
    answered.read();
  };
  return (
    <>
      <h1 className="c-title">投诉与建议</h1>
      <Tabs
        label="答复状态"
        current={state || 'all'}
        tabs={STATES.map(([key, label]) => ({ key, label, href: list.hrefOf({ state: key === 'all' ? '' : key }) }))}
      />
      {refused && <Refused {...refused} />}
      <ListAnswer answer={answered} list={list}>
        {(data) =>
          data.data.length === 0 ? (
            <Empty text="这里没有投诉与建议" action={state !== '' && <Anchor href={PATH}>查看全部</Anchor>} />
          ) : (
            data.data.map(({ id, kind, classificationId, content, pictures, phone, accountPhone, enterpriseName, answer, operatorName, gmtCreate }) => (
              <Card key={id} title={`${feedbackKindNames[kind]} · ${feedbackClassName(classificationId)}`}>
                <Facts
                  facts={[
                    { key: 'state', name: '状态', value: <Tag tone={answer === '' ? 'warning' : 'success'}>{answer === '' ? '待答复' : '已答复'}</Tag> },
                    { key: 'content', name: '内容', value: <span className="c-said">{content}</span> },
                    ...(pictures.length === 0
                      ? []
                      : [
                          {
                            key: 'pictures',
                            name: '截图',
                            value: pictures.map((fileId, place) => (
                              <a key={fileId} href={deskFeedbackPictureUrl(id, fileId)} target="_blank" rel="noreferrer">
                                第 {place + 1} 张{' '}
                              </a>
                            )),
                          },
                        ]),
                    { key: 'who', name: '提交账号', value: enterpriseName === '' ? accountPhone : `${accountPhone}，${enterpriseName}` },
                    ...(phone === ''
                      ? []
                      : [{ key: 'phone', name: '回电号码', value: <AskerPhone masked={phone} ask={() => call(readFeedbackContact, { body: { id } })} /> }]),
                    { key: 'at', name: '提交时间', value: formatDateTime(Date.parse(gmtCreate)) },
                    ...(answer === ''
                      ? []
                      : [{ key: 'answer', name: '答复', value: <span className="c-said">{`${operatorName || '平台客服'}：${answer}`}</span> }]),
                  ]}
                />
                {answer === '' && <AnswerForm id={id} onAnswered={handleDone} onRefused={setRefused} />}
              </Card>
            ))
          )
        }
      </ListAnswer>
    </>
  );
}
