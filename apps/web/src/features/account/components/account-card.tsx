import { useId, type ReactNode } from 'react';
import './account-card.css';

interface AccountCardProps {
  title: string;
  /** One line below the title. */
  lead?: string;
  children: ReactNode;
}

/** The one quiet card of a page on which one form is all there is. */
export function AccountCard({ title, lead, children }: AccountCardProps) {
  const id = useId();
  return (
    <section className="a-card" aria-labelledby={id}>
      <h1 id={id} className="a-card__title">
        {title}
      </h1>
      {lead && <p className="a-card__lead">{lead}</p>}
      {children}
    </section>
  );
}
