import type { AttributeFilter, Brand } from '@portal/contract/catalog';
import { ChoiceLinks } from '@portal/ui';
import type { ComponentProps } from 'react';
import { sameAttribute } from '../../../lib/address-bar/chosen-attributes.ts';
import { productHref, withAttribute, withBrand, type ProductQuery } from '../model/product-query.ts';
import './filter-rows.css';

/** Values and rows that show before 展开 (GOODS-6: over 8). */
const VALUES_AT_FIRST = 8;
const ROWS_AT_FIRST = 4;

/**
 * One row an attribute; each value is a link that chooses it or lets it go. A row with one value narrows nothing and stays away.
 * What is folded opens without script: the style sheet hides it while the `<details>` behind the rows is closed.
 */
export function FilterRows({ query, filters, brands = [] }: { query: ProductQuery; filters: readonly AttributeFilter[]; brands?: readonly Brand[] }) {
  const isChosen = ({ code }: AttributeFilter) => query.attributes.some((one) => one.code === code);
  const rows = filters.filter((filter) => filter.attrValues.length > 1 || isChosen(filter));
  const hasBrands = brands.filter(({ spuCount }) => spuCount > 0).length > 1 || query.brandId !== '';
  if (rows.length === 0 && !hasBrands) return null;
  // a chosen row is not hidden, and keeps its place
  const folded = rows.filter((filter, index) => index >= ROWS_AT_FIRST && !isChosen(filter));
  const names = folded.slice(0, 3).map(({ attrName }) => attrName);
  return (
    <section className="c-filters" aria-label="筛选条件">
      {hasBrands && <Row name="品牌" choices={brandChoices(query, brands)} />}
      {rows.map((filter) => (
        <Row key={filter.code} name={filter.attrName} choices={valueChoices(query, filter)} isFolded={folded.includes(filter)} />
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

type Choices = ComponentProps<typeof ChoiceLinks>['choices'];

/** A choice with what it would show; one that shows nothing is none, unless it is made already. */
const choice = (key: string, label: string, spuCount: number, href: string, chosen: boolean): Choices[number] => ({
  key,
  label: (
    <>
      {label}
      <small aria-hidden="true"> {spuCount}</small>
    </>
  ),
  href,
  chosen,
  disabled: spuCount === 0 && !chosen,
});

const brandChoices = (query: ProductQuery, brands: readonly Brand[]): Choices =>
  brands.map(({ brandId, brandName, spuCount }) => choice(brandId, brandName, spuCount, productHref(withBrand(query, brandId)), brandId === query.brandId));

const valueChoices = (query: ProductQuery, { code, attrValues }: AttributeFilter): Choices =>
  attrValues.map(({ value, label, spuCount }) => {
    const chosen = query.attributes.some((one) => sameAttribute(one, { code, value }));
    return choice(value, label, spuCount, productHref(withAttribute(query, { code, value })), chosen);
  });

function Row({ name, choices, isFolded = false }: { name: string; choices: Choices; isFolded?: boolean }) {
  return (
    <div className={isFolded ? 'c-filter c-filter--folded' : 'c-filter'}>
      <ChoiceLinks label={name} choices={choices} />
      {choices.length > VALUES_AT_FIRST && (
        <details className="c-filter__fold">
          <summary className="c-fold">
            <span className="c-fold__closed">展开 {choices.length}</span>
            <span className="c-fold__open">收起</span>
            <span className="p-hidden">：{name}</span>
          </summary>
        </details>
      )}
    </div>
  );
}
