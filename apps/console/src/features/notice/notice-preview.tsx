import type { NoticeKind } from '@portal/contract/message';
import { noticeAudiences } from './notice-words.ts';
import './notice.css';

export interface ShownNotice {
  kind: NoticeKind;
  title: string;
  text: string;
  link: string | null;
  beginDate: string | null;
  endDate: string | null;
}

/** A notice as people are told it: the dialog of changed prices, and the message. */
export function NoticePreview({ notice: { kind, title, text, link, beginDate, endDate } }: { notice: ShownNotice }) {
  const shownTitle = title || '（标题）';
  const shownText = text || '（正文）';
  return (
    <div className="c-notice__preview">
      <p className="p-small">{noticeAudiences[kind]}。</p>
      {kind === 'price' && (
        <section className="c-notice__sheet" aria-label="弹窗预览">
          <p className="c-notice__label">弹窗 · 登录后在首页看到</p>
          <h3>{shownTitle}</h3>
          <p className="p-small">
            调价日期：{beginDate || '—'} 至 {endDate || '—'}
          </p>
          <p className="c-notice__text">{shownText}</p>
          <p className="p-small">弹窗末尾附有对清单和配单价格的固定说明。</p>
        </section>
      )}
      <section className="c-notice__sheet" aria-label="消息预览">
        <p className="c-notice__label">消息 · 在消息中心看到</p>
        <h3>{shownTitle}</h3>
        <p className="c-notice__text">{shownText}</p>
        <p className="p-small">{kind === 'price' ? '点击前往 /product' : link ? `点击前往 ${link}` : '没有链接'}</p>
      </section>
    </div>
  );
}
