import type { ReactNode } from 'react';
import { classes } from './classes.ts';
import { Anchor } from './ui-context.tsx';

/** A white sheet with an optional head. Sheets do not stand inside sheets. */
export function Card({
  title,
  aside,
  flush,
  className,
  children,
}: {
  title?: ReactNode;
  aside?: ReactNode;
  flush?: boolean | undefined;
  className?: string | undefined;
  children: ReactNode;
}) {
  return (
    <section className={classes('p-card', flush && 'p-card--flush', className)}>
      {title !== undefined && (
        <header className="p-card__head">
          <h2 className="p-h3">{title}</h2>
          {aside}
        </header>
      )}
      {children}
    </section>
  );
}

/** Cards, five in a row on a wide screen, two on a phone. */
export function CardGrid({ label, children }: { label?: string | undefined; children: ReactNode }) {
  return (
    <ul className="p-card-grid" aria-label={label}>
      {children}
    </ul>
  );
}

export interface MediaCardProps {
  href: string;
  picture: ReactNode;
  /** One line or two; the whole name shows on the page it leads to. */
  title: string;
  /** One line below the title: a model, an author. */
  meta?: ReactNode;
  /** Up to three telling facts. */
  facts?: string[] | undefined;
  price?: ReactNode;
  /** Small words beside the price: stock, a date. */
  note?: ReactNode;
  tags?: ReactNode;
  /** Quiet deeds at the picture's corner; always shown on touch. */
  corner?: ReactNode;
  /** The one deed, at the bottom. */
  action?: ReactNode;
}

/** One thing with its picture, as an item of `CardGrid`. The whole card leads to `href`; the deeds on it stand above that link. */
export function MediaCard({ href, picture, title, meta, facts = [], price, note, tags, corner, action }: MediaCardProps) {
  return (
    <li className="p-media">
      <div className="p-media__picture">{picture}</div>
      <div className="p-media__body">
        <h3 className="p-media__title">
          <Anchor className="p-media__link" href={href} title={title}>
            {title}
          </Anchor>
        </h3>
        {meta !== undefined && <div className="p-media__meta">{meta}</div>}
        {facts.length > 0 && (
          <ul className="p-media__facts" aria-label="主要参数">
            {facts.slice(0, 3).map((fact, place) => (
              <li key={`${place} ${fact}`}>{fact}</li>
            ))}
          </ul>
        )}
        <div className="p-media__foot">
          {price !== undefined && <div className="p-media__price">{price}</div>}
          {note !== undefined && <div className="p-media__note">{note}</div>}
          {action !== undefined && <div className="p-media__action">{action}</div>}
        </div>
      </div>
      {tags !== undefined && <div className="p-media__tags">{tags}</div>}
      {corner !== undefined && <div className="p-media__corner">{corner}</div>}
    </li>
  );
}
