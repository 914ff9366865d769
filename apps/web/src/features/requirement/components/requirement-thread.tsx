import type { RequirementWord } from '@portal/contract/requirement';
import { formatDateTime } from '@portal/units';
import './requirement-thread.css';

/** What was done without a word of its own, as whoever asked reads it. */
const DONE: Readonly<Record<RequirementWord['kind'], string>> = {
  word: '',
  answer: '',
  takeOver: '平台客服已开始处理',
  close: '平台客服关闭了需求',
  withdraw: '您撤回了需求',
};

/** Everything said and done about it, in its order: one's own at the right, the desk's at the left. */
export function RequirementThread({ words }: { words: readonly RequirementWord[] }) {
  if (words.length === 0) return <p className="p-small">需求已收到，客服处理后在这里答复。</p>;
  return (
    <ol className="rq-thread" aria-label="往来记录">
      {words.map(({ id, by, kind, text, gmtCreate }) => {
        const isSaid = kind === 'word' || kind === 'answer';
        return (
          <li key={id} className={isSaid ? `rq-word rq-word--${by}` : 'rq-deed'}>
            <p className="p-small">
              {isSaid ? (by === 'desk' ? '平台客服' : '我') : DONE[kind]} · <time dateTime={gmtCreate}>{formatDateTime(Date.parse(gmtCreate))}</time>
            </p>
            {text !== '' && <p className={isSaid ? 'rq-word__text' : 'rq-text'}>{isSaid ? text : `原因：${text}`}</p>}
          </li>
        );
      })}
    </ol>
  );
}
