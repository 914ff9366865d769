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
