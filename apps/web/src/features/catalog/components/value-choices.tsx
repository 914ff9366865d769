import type { AttributeFilter } from '@portal/contract/catalog';
import { Anchor, TickBox } from '@portal/ui';
import { useState, type KeyboardEvent, type MouseEvent } from 'react';
import { valueLabel, withToggled } from '../model/value-label.ts';
import './value-choices.css';

const SEARCH_FROM = 12;

export interface ValueChoicesProps {
  filter: AttributeFilter;
  chosen: readonly string[];
  /** The list with these values of the attribute. */
  hrefOf(values: readonly string[]): string;
}

/** The values of an attribute to tick, each a link with the products it leaves; several are alternatives. Each tick is taken at once. */
export function ValueChoices({ filter, chosen: said, hrefOf }: ValueChoicesProps) {
  const [words, setWords] = useState('');
  const [chosen, choose] = useAhead(said);
  const shown = filter.attrValues.filter((one) => valueLabel(filter, one.value).toLowerCase().includes(words.trim().toLowerCase()));
  const handleKey = (event: KeyboardEvent<HTMLAnchorElement>) => {
    // what looks like a box to tick is ticked as one
    if (event.key !== ' ') return;
    event.preventDefault();
    event.currentTarget.click();
  };
  const taking = (values: readonly string[]) => ({
    href: hrefOf(values),
    onClick: (event: MouseEvent) => void (event.metaKey || event.ctrlKey || event.shiftKey || choose(values)),
  });
  return (
    <div className="c-values">
      {filter.attrValues.length > SEARCH_FROM && (
        <input
          className="p-control p-control--small"
          aria-label={`查找${filter.attrName}`}
          placeholder={`查找${filter.attrName}`}
          value={words}
          autoComplete="off"
          onChange={(event) => setWords(event.target.value)}
        />
      )}
      <ul className="c-values__list" aria-label={`${filter.attrName}，可多选`}>
        {shown.map(({ value, spuCount }) => {
          const isChosen = chosen.includes(value);
          const inside = (
            <>
              <TickBox ticked={isChosen} />
              <span>{valueLabel(filter, value)}</span>
              <span className="c-values__count">{spuCount}</span>
            </>
          );
          return (
            <li key={value}>
              {spuCount === 0 && !isChosen ? (
                <span className="c-values__value c-values__value--off">{inside}</span>
              ) : (
                // a link that works before script, ticked as a box is
                // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
                <Anchor className="c-values__value" role="checkbox" aria-checked={isChosen} {...taking(withToggled(chosen, value))} onKeyDown={handleKey}>
                  {inside}
                </Anchor>
              )}
            </li>
          );
        })}
      </ul>
      {shown.length === 0 && <p className="p-small">没有这样的{filter.attrName}</p>}
      {chosen.length > 0 && (
        <Anchor className="p-button p-button--quiet p-button--small" {...taking([])}>
          不限{filter.attrName}
        </Anchor>
      )}
    </div>
  );
}

/** What the address says, or what was ticked since: a tick shows at once, the address follows a moment later. */
function useAhead(values: readonly string[]): [readonly string[], (next: readonly string[]) => void] {
  const said = values.join('\n');
  const [ahead, setAhead] = useState({ said, values });
  if (ahead.said === said) return [ahead.values, (next) => setAhead({ said, values: next })];
  setAhead({ said, values });
  return [values, (next) => setAhead({ said, values: next })];
}
