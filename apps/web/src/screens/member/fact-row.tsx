import { Anchor } from '@portal/ui';
import type { ReactNode } from 'react';
import './fact-row.css';

/** A line of an overview: what it is, how it stands, and the page where one does something about it. Stands in `ul.m-rows`. */
export function FactRow({ name, value, href, action }: { name: string; value: ReactNode; href: string; action: string }) {
  return (
    <li>
      <b className="m-rows__name">{name}</b>
      <span className="m-rows__value">{value}</span>
      <Anchor href={href} aria-label={`${name}：${action}`}>
        {action}
      </Anchor>
    </li>
  );
}
