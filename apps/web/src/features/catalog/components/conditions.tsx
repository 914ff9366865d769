import type { AttributeFilter } from '@portal/contract/catalog';
import { ChoiceLinks } from '@portal/ui';
import type { FilterRow } from '../model/filter-rows.ts';
import { valuesOf, withValues } from '../model/chosen-values.ts';
import { productHref, type ProductQuery } from '../model/product-query.ts';
import { AttributeFilters } from './attribute-filters.tsx';
import { Fold } from './fold.tsx';

/** Values that show before 展开 (GOODS-6: over 8). */
const VALUES_AT_FIRST = 8;

interface ConditionsProps {
  query: ProductQuery;
  rows: readonly FilterRow[];
  /** Attributes of the category; one with a single value narrows nothing and stays away, unless it is chosen. */
  filters: readonly AttributeFilter[];
}

/** What is chosen to narrow a list, within its `ConditionFilter`: rows of words, and a drop-down an attribute. */
export function Conditions({ query, rows, filters }: ConditionsProps) {
  const telling = filters.filter(({ code, attrValues }) => attrValues.length > 1 || valuesOf(query, code).length > 0);
  return (
    <>
      {rows.map((row) => (
        <Row key={row.name} row={row} />
      ))}
      <AttributeFilters filters={telling} chosenOf={(code) => valuesOf(query, code)} hrefOf={(code, values) => productHref(withValues(query, code, values))} />
    </>
  );
}

function Row({ row: { name, choices } }: { row: FilterRow }) {
  return (
    <div className="c-filter">
      <ChoiceLinks
        label={name}
        // one that shows nothing is none, unless it is made already
        choices={choices.map(({ label, spuCount, chosen, ...choice }) => ({
          ...choice,
          label: (
            <>
              {label}
              {spuCount !== undefined && <small aria-hidden="true"> {spuCount}</small>}
            </>
          ),
          chosen,
          disabled: spuCount === 0 && !chosen,
        }))}
      />
      {choices.length > VALUES_AT_FIRST && <Fold className="c-filter__fold" closed={`展开 ${choices.length}`} open="收起" of={name} />}
    </div>
  );
}
