import type { AttributeFilter } from '@portal/contract/catalog';
import { ChoiceLinks } from '@portal/ui';
import { sameAttribute } from '../../../lib/chosen-attributes.ts';
import { productHref, withAttribute, type ProductQuery } from '../model/product-query.ts';
import './filter-rows.css';

/** Values and rows that show before 展开 (GOODS-6: over 8). */
const VALUES_AT_FIRST = 8;
const ROWS_AT_FIRST = 4;

/**
 * One row an attribute; each value is a link that chooses it or lets it go. A row with one value narrows nothing and stays away.
 * What is folded opens without script: the style sheet hides it while the `<details>` behind the rows is closed.
 */
export function FilterRows({ query, filters }: { query: ProductQuery; filters: readonly AttributeFilter[] }) {
  const isChosen = ({ code }: AttributeFilter) => query.attributes.some((one) => one.code === code);
  const rows = filters.filter((filter) => filter.attrValues.length > 1 || isChosen(filter));
  if (rows.length === 0) return null;
  // a chosen row is not hidden, and keeps its place
  const folded = rows.filter((filter, index) => index >= ROWS_AT_FIRST && !isChosen(filter));
  const names = folded.slice(0, 3).map(({ attrName }) => attrName);
  return (
    <section className="c-filters" aria-label="筛选条件">
      {rows.map((filter) => (
        <FilterRow key={filter.code} query={query} filter={filter} isFolded={folded.includes(filter)} />
      ))}
      {folded.length > 0 && (
        <details className="c-filters__fold">
          <summary className="c-fold">
            <span className="c-fold__closed">
              更多条件（{names.join('、')}
              {folded.length > names.length ? '等' : ''}）
            </span>
            <span className="c-fold__open">收起条件</span>
          </summary>
        </details>
      )}
    </section>
  );
}

interface FilterRowProps {
  query: ProductQuery;
  filter: AttributeFilter;
  isFolded: boolean;
}

function FilterRow({ query, filter: { code, attrName, attrValues }, isFolded }: FilterRowProps) {
  const choices = attrValues.map(({ value, label, spuCount }) => {
    const chosen = query.attributes.some((one) => sameAttribute(one, { code, value }));
    return {
      key: value,
      label: (
        <>
          {label}
          <small aria-hidden="true"> {spuCount}</small>
        </>
      ),
      href: productHref(withAttribute(query, { code, value })),
      chosen,
      disabled: spuCount === 0 && !chosen,
    };
  });
  return (
    <div className={isFolded ? 'c-filter c-filter--folded' : 'c-filter'}>
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
