import { Anchor } from '@portal/ui';
import type { ReactNode } from 'react';
import { KeywordBox } from '../../../lib/parts/keyword-box.tsx';
import { LIST_PATH, productHref, productsAddress, withoutFilters, type ProductQuery } from '../model/product-query.ts';
import './condition-filter.css';

/** All that narrows a list beside its category: conditions to choose (`Conditions`), a word within the list, and a way back (GOODS-6). */
export function ConditionFilter({ query, isNarrowed, children }: { query: ProductQuery; isNarrowed: boolean; children: ReactNode }) {
  return (
    <section className="c-filters" aria-label="筛选条件">
      {children}
      <div className="c-filters__words">
        <KeywordBox small action={LIST_PATH} label="在列表中查找" keyword={query.keyword} kept={productsAddress.hidden(query, 'keyword')} />
        {/* its place is kept where nothing narrows: a choice moves nothing */}
        <Anchor className={`p-button p-button--quiet p-button--small${isNarrowed ? '' : ' c-filters__none'}`} href={productHref(withoutFilters(query))}>
          重置
        </Anchor>
      </div>
    </section>
  );
}
