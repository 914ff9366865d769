import type { AttributeFilter } from '@portal/contract/catalog';
import { Checkbox, useUi } from '@portal/ui';
import { useState } from 'react';
import { pickingHref, valueLabel, withToggled, withValues, type PickingQuery } from '../model/picking-query.ts';
import './value-choices.css';

const SEARCH_FROM = 12;

/** The values of an attribute to tick, each with the products it leaves. Each tick is taken at once. */
export function ValueChoices({ filter, query }: { filter: AttributeFilter; query: PickingQuery }) {
  const { navigate } = useUi();
  const [words, setWords] = useState('');
  const [chosen, choose] = useAhead(query.attributes[filter.code] ?? []);
  const take = (values: readonly string[]) => {
    choose(values);
    navigate?.(pickingHref(withValues(query, filter.code, values)));
  };
  const shown = filter.attrValues.filter((one) => valueLabel(filter, one.value).toLowerCase().includes(words.trim().toLowerCase()));
  return (
    <div className="do-values">
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
      <ul className="do-values__list" aria-label={`${filter.attrName}，可多选`}>
        {shown.map(({ value, spuCount }) => {
          const isChosen = chosen.includes(value);
          return (
            <li key={value}>
              <Checkbox checked={isChosen} disabled={spuCount === 0 && !isChosen} onChange={() => take(withToggled(chosen, value))}>
                <span>{valueLabel(filter, value)}</span>
                <span className="do-values__count">{spuCount}</span>
              </Checkbox>
            </li>
          );
        })}
      </ul>
      {shown.length === 0 && <p className="p-small">没有这样的{filter.attrName}</p>}
      {chosen.length > 0 && (
        <button type="button" className="p-button p-button--quiet p-button--small" onClick={() => take([])}>
          不限{filter.attrName}
        </button>
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
