import type { MouseEvent, ReactNode } from 'react';
import { Icon, type IconName } from '../components/icons.tsx';
import { Anchor } from '../components/ui-context.tsx';
import { Container } from './container.tsx';
import { Copyright } from './copyright.tsx';

export interface FooterLink {
  label: string;
  href: string;
  onClick?: ((event: MouseEvent) => void) | undefined;
}

export interface SiteFooterProps {
  sellingPoints: { icon: IconName; title: string; text: string }[];
  columns: { title: string; links: FooterLink[] }[];
  /** Telephone, hours, address. */
  contact: ReactNode;
  qrCodes: { caption: string; picture: ReactNode }[];
  legal: FooterLink[];
  owner: string;
  /** The year of today; the server passes it in so that both sides say the same. */
  year: number;
  sinceYear?: number | undefined;
  /** Licence and filing notices, some of them links. */
  filings: { label: string; href?: string | undefined }[];
}

/** The foot of every page: what one may rely on, where else to go, how to reach us, and what the law wants said. */
export function SiteFooter({ sellingPoints, columns, contact, qrCodes, legal, owner, year, sinceYear, filings }: SiteFooterProps) {
  return (
    <footer className="p-footer">
      <div className="p-footer__points">
        <Container>
          <ul>
            {sellingPoints.map(({ icon, title, text }) => (
              <li key={title}>
                <Icon name={icon} size={24} />
                <span>
                  <b>{title}</b>
                  {text}
                </span>
              </li>
            ))}
          </ul>
        </Container>
      </div>
      <Container className="p-footer__middle">
        <div className="p-footer__columns">
          {columns.map(({ title, links }) => (
            <nav key={title} aria-label={title}>
              <b>{title}</b>
              <ul>
                {links.map(({ label, href, onClick }) => (
                  <li key={label}>
                    <Anchor href={href} onClick={onClick}>
                      {label}
                    </Anchor>
                  </li>
                ))}
              </ul>
            </nav>
          ))}
        </div>
        <div className="p-footer__contact">{contact}</div>
        <ul className="p-footer__codes">
          {qrCodes.map(({ caption, picture }) => (
            <li key={caption}>
              {picture}
              {caption}
            </li>
          ))}
        </ul>
      </Container>
      <Container className="p-footer__end">
        <ul>
          {legal.map(({ label, href }) => (
            <li key={label}>
              <Anchor href={href}>{label}</Anchor>
            </li>
          ))}
        </ul>
        <p>
          <Copyright owner={owner} year={year} sinceYear={sinceYear} />
          {filings.map(({ label, href }) =>
            href === undefined ? (
              <span key={label}>{label}</span>
            ) : (
              <Anchor key={label} href={href}>
                {label}
              </Anchor>
            ),
          )}
        </p>
      </Container>
    </footer>
  );
}
