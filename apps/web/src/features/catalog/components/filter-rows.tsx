import type { AttributeFilter } from '@portal/contract/catalog';
import { ChoiceLinks } from '@portal/ui';
import { productHref, sameAttribute, withAttribute, type ProductQuery } from '../model/product-query.ts';

/** Values and rows that show before 展开 (specification part 1 §2: over 8). */
const VALUES_AT_FIRST = 8;
const ROWS_AT_FIRST = 4;

/** One row an attribute; each value is a link that chooses it or lets it go. What is folded opens without script. */
export function FilterRows({ query, filters }: { query: ProductQuery; filters: readonly AttributeFilter[] }) {
  if (filters.length === 0) return null;
  // a chosen row is not hidden
  const isChosen = ({ code }: AttributeFilter) => query.attributes.some((one) => one.code === code);
  const shown = filters.filter((filter, index) => index < ROWS_AT_FIRST || isChosen(filter));
  const folded = filters.filter((filter) => !shown.includes(filter));
  return (
    <section className="c-filters" aria-label="筛选条件">
      {shown.map((filter) => (
        <FilterRow key={filter.code} query={query} filter={filter} />
      ))}
      {folded.length > 0 && (
        <details className="c-filters__rest">
          <summary className="c-fold">
            <span className="c-fold__closed">
              更多条件（
              {folded
                .map(({ attrName }) => attrName)
                .slice(0, 3)
                .join('、')}
              {folded.length > 3 ? '等' : ''}）
            </span>
            <span className="c-fold__open">收起条件</span>
          </summary>
          {folded.map((filter) => (
            <FilterRow key={filter.code} query={query} filter={filter} />
          ))}
        </details>
      )}
    </section>
  );
}

function FilterRow({ query, filter: { code, attrName, attrValues } }: { query: ProductQuery; filter: AttributeFilter }) {
  const choices = attrValues.map(({ value, label, spuCount }) => ({
    key: value,
    label: (
      <>
        {label}
        <small aria-hidden="true"> {spuCount}</small>
      </>
    ),
    href: productHref(withAttribute(query, { code, value })),
    chosen: query.attributes.some((one) => sameAttribute(one, { code, value })),
  }));
  return (
    <div className="c-filter">
      <ChoiceLinks label={attrName} choices={choices} />
      {choices.length > VALUES_AT_FIRST && (
        <details className="c-filter__fold">
          <summary className="c-fold">
            <span className="c-fold__closed">展开 {choices.length}</span>
            <span className="c-fold__open">收起</span>
            <span className="p-hidden">：{attrName}</span>
          </summary>
        </details>
      )}
    </div>
  );
}
