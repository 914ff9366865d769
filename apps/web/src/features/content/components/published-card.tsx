import { Anchor } from '@portal/ui';
import type { ReactNode } from 'react';
import './published-card.css';

/** Cards of what is published, four in a row on a wide screen. */
export function PublishedGrid({ label, children }: { label: string; children: ReactNode }) {
  return (
    <ul className="ct-list" aria-label={label}>
      {children}
    </ul>
  );
}

interface PublishedCardProps {
  href: string;
  title: string;
  /** Two lines of it are shown. */
  summary: string;
  /** Address of the cover; '' none. */
  picture: string;
  isFirst?: boolean;
  /** Small words below. */
  children: ReactNode;
}

/** One of them, as an item of `PublishedGrid`: cover, title, two lines of what it says. The whole card leads to `href`. */
export function PublishedCard({ href, title, summary, picture, isFirst = false, children }: PublishedCardProps) {
  return (
    <li className="ct-card">
      <div className="ct-card__cover">
        {picture !== '' && <img src={picture} alt="" width="640" height="400" loading={isFirst ? 'eager' : 'lazy'} decoding="async" />}
      </div>
      <div className="ct-card__words">
        <h3 className="ct-card__title">
          <Anchor href={href}>{title}</Anchor>
        </h3>
        <p className="ct-card__summary">{summary}</p>
        <p className="ct-card__foot">{children}</p>
      </div>
    </li>
  );
}
