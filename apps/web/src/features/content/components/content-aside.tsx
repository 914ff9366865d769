import type { ContentCard } from '@portal/contract/content';
import { Anchor, Button, Card, toast } from '@portal/ui';
import { contentHref } from '../model/content-href.ts';
import './content-aside.css';

/** What else is worth reading, beside what is read. */
export function ContentAside({ title, cards }: { title: string; cards: readonly ContentCard[] }) {
  if (cards.length === 0) return null;
  return (
    <Card title={title}>
      <ul className="ct-beside">
        {cards.map((card) => (
          <li key={card.contentId}>
            {card.picture !== '' && <img src={card.picture} alt="" width="96" height="60" loading="lazy" decoding="async" />}
            <Anchor href={contentHref(card)}>{card.title}</Anchor>
          </li>
        ))}
      </ul>
    </Card>
  );
}

/** 分享: the page's address to copy. Needs script; without it the browser's own address bar does. */
export function ShareCard({ address, title }: { address: string; title: string }) {
  const copy = async () => {
    const url = new URL(address, window.location.origin).href;
    try {
      await navigator.clipboard.writeText(`${title} ${url}`);
      toast.success('链接已复制，可粘贴到微信');
    } catch {
      toast.warning('浏览器不允许复制，请手动复制地址栏');
    }
  };
  return (
    <Card title="分享">
      <div className="ct-share">
        <p className="p-small">把标题和链接发给同事或客户。价格按打开者的身份显示。</p>
        <Button icon="copy" onClick={() => void copy()}>
          复制链接
        </Button>
      </div>
    </Card>
  );
}
