import type { AttributeFilter } from '@portal/contract/catalog';
import { Popover } from '@portal/ui';
import { valueLabel } from '../model/value-label.ts';
import { Fold } from './fold.tsx';
import { ValueChoices } from './value-choices.tsx';
import './attribute-filters.css';

/** Attributes shown before the rest is asked for (GOODS-6: over 8). */
const SHOWN_FIRST = 8;
/** Of the rest so many are named. */
const NAMED = 3;
/** From this place on a drop-down keeps to the right edge of its button, so that it stays in the window. */
const ALIGNED_END_FROM = 4;

interface AttributeFiltersProps {
  filters: readonly AttributeFilter[];
  chosenOf(code: string): readonly string[];
  /** The list with these values of an attribute. */
  hrefOf(code: string, values: readonly string[]): string;
}

/**
 * A drop-down for each attribute of the category; several values of one are alternatives. What is ticked narrows at once, the drop-down stays.
 */
export function AttributeFilters({ filters, chosenOf, hrefOf }: AttributeFiltersProps) {
  if (filters.length === 0) return null;
  // a chosen one is not hidden, and keeps its place
  const folded = filters.filter(({ code }, place) => place >= SHOWN_FIRST && chosenOf(code).length === 0);
  const names = folded.slice(0, NAMED).map(({ attrName }) => attrName);
  return (
    <div className="c-attributes">
      {filters.map((filter, place) => (
        <span key={filter.code} className={folded.includes(filter) ? 'c-attributes__folded' : undefined}>
          <Popover small stays align={place < ALIGNED_END_FROM ? 'start' : 'end'} label={<FilterLabel filter={filter} chosen={chosenOf(filter.code)} />}>
            <ValueChoices filter={filter} chosen={chosenOf(filter.code)} hrefOf={(values) => hrefOf(filter.code, values)} />
          </Popover>
        </span>
      ))}
      {folded.length > 0 && (
        <Fold className="c-attributes__fold" closed={`更多条件（${names.join('、')}${folded.length > names.length ? '等' : ''}）`} open="收起条件" />
      )}
    </div>
  );
}

function FilterLabel({ filter, chosen }: { filter: AttributeFilter; chosen: readonly string[] }) {
  const [only] = chosen;
  if (only === undefined) return filter.attrName;
  return (
    <span className="c-attributes__chosen">
      {filter.attrName}：{chosen.length === 1 ? valueLabel(filter, only) : `${chosen.length} 项`}
    </span>
  );
}
