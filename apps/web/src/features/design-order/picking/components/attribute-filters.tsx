import type { AttributeFilter } from '@portal/contract/catalog';
import { Popover } from '@portal/ui';
import { useState } from 'react';
import { valueLabel, type PickingQuery } from '../model/picking-query.ts';
import { ValueChoices } from './value-choices.tsx';
import './attribute-filters.css';

/** Attributes shown before the rest is asked for. */
const SHOWN_FIRST = 7;
/** From this place on a drop-down keeps to the right edge of its button, so that it stays in the window. */
const ALIGNED_END_FROM = 4;

/** A drop-down for each attribute of the category; several values of one are alternatives. What is ticked narrows at once, the drop-down stays. */
export function AttributeFilters({ filters, query }: { filters: readonly AttributeFilter[]; query: PickingQuery }) {
  const [isWhole, setIsWhole] = useState(false);
  const shown = isWhole ? filters : filters.filter((filter, index) => index < SHOWN_FIRST || query.attributes[filter.code]);
  if (filters.length === 0) return null;
  return (
    <div className="do-attributes">
      {shown.map((filter, place) => (
        <Popover key={filter.code} small align={place < ALIGNED_END_FROM ? 'start' : 'end'} label={<FilterLabel filter={filter} query={query} />}>
          <ValueChoices filter={filter} query={query} />
        </Popover>
      ))}
      {filters.length > shown.length && (
        <button type="button" className="p-button p-button--quiet p-button--small" onClick={() => setIsWhole(true)}>
          更多条件 {filters.length - shown.length}
        </button>
      )}
    </div>
  );
}

function FilterLabel({ filter, query }: { filter: AttributeFilter; query: PickingQuery }) {
  const chosen = query.attributes[filter.code] ?? [];
  const [only] = chosen;
  if (only === undefined) return filter.attrName;
  return (
    <span className="do-attributes__chosen">
      {filter.attrName}：{chosen.length === 1 ? valueLabel(filter, only) : `${chosen.length} 项`}
    </span>
  );
}
