import type { ReactNode } from 'react';
import { classes } from './classes.ts';

export interface Fact {
  key: string;
  name: ReactNode;
  value: ReactNode;
}

/** Names and values in two columns, such as typed parameters; `wide` sets them in two pairs a row. */
export function Facts({ facts, wide }: { facts: Fact[]; wide?: boolean | undefined }) {
  return (
    <dl className={classes('p-facts', wide && 'p-facts--wide')}>
      {facts.map(({ key, name, value }) => (
        <div key={key}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** One figure that matters, with its name and unit. */
export function Stat({ label, value, unit, note }: { label: string; value: ReactNode; unit?: string | undefined; note?: ReactNode }) {
  return (
    <dl className="p-stat">
      <dt className="p-stat__label">{label}</dt>
      <dd className="p-stat__value">
        {value}
        {unit !== undefined && <small>{unit}</small>}
      </dd>
      {note !== undefined && <dd className="p-stat__note">{note}</dd>}
    </dl>
  );
}
