import { feedbackClassName, feedbackKindNames, type Feedback } from '@portal/contract/feedback';
import { fileUrl } from '@portal/contract/file';
import { Tag } from '@portal/ui';
import { formatDateTime } from '@portal/units';
import { useEffect } from 'react';
import { readAnswers } from '../api.ts';
import './feedback-history.css';

/** What one has written, each with its answer; looked at, the answers are read (FEEDBACK-4). */
export function FeedbackHistory({ feedback }: { feedback: readonly Feedback[] }) {
  const hasUnread = feedback.some(({ isAnswerRead }) => !isAnswerRead);
  useEffect(() => {
    // what cannot be marked now stays new, and is marked the next time
    if (hasUnread) void readAnswers().catch(() => undefined);
  }, [hasUnread]);
  return (
    <ul className="fb-list" aria-label="反馈记录">
      {feedback.map(({ id, kind, classificationId, content, pictures, answer, gmtCreate, gmtAnswer, isAnswerRead }) => (
        <li key={id} className="fb-item">
          <div className="fb-item__head">
            <Tag tone={answer === '' ? 'warning' : 'success'}>{answer === '' ? '待答复' : '已答复'}</Tag>
            <h2>
              {feedbackKindNames[kind]} · {feedbackClassName(classificationId)}
            </h2>
            {!isAnswerRead && <Tag tone="accent">新答复</Tag>}
            <time className="p-small" dateTime={gmtCreate}>
              {formatDateTime(Date.parse(gmtCreate))}
            </time>
          </div>
          <p className="fb-item__text">{content}</p>
          {pictures.length > 0 && (
            <div className="fb-item__pictures">
              {pictures.map((fileId, place) => (
                <a key={fileId} href={fileUrl(fileId)} target="_blank" rel="noreferrer">
                  <img src={fileUrl(fileId)} alt={`第 ${place + 1} 张截图`} width={72} height={72} loading="lazy" />
                </a>
              ))}
            </div>
          )}
          {answer !== '' && (
            <p className="fb-item__answer">
              <b>平台客服</b>
              {gmtAnswer !== null && (
                <time className="p-small" dateTime={gmtAnswer}>
                  {` ${formatDateTime(Date.parse(gmtAnswer))}`}
                </time>
              )}
              <br />
              {answer}
            </p>
          )}
        </li>
      ))}
    </ul>
  );
}
