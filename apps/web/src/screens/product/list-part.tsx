import { brandRow, CategoryRail, Conditions, productHref, withCategory, withOwn } from '../../features/catalog/index.ts';
import type { ProductListed } from './product-list.tsx';

/** What the first view of every list does not wait for: what narrows it beside the word within it. */
export function ListPart({ list, part }: { list: ProductListed; part: 'conditions' | 'rail' }) {
  const { query, own, brands, filters } = list;
  if (part === 'rail') return <ListRail list={list} />;
  return <Conditions query={query} rows={brandRow(query, own ? own.brands : brands)} filters={filters} />;
}

/** The categories beside it: of the goods, or of products of one's own. */
function ListRail({ list: { query, own, categories, first, below } }: { list: ProductListed }) {
  const shown = own ?? { categories, openId: first?.id ?? null, below };
  return (
    <CategoryRail
      all={own ? '全部自定义产品' : '全部产品'}
      currentId={own ? query.categoryValueSelect : query.portalCatagoryId}
      hrefOf={(id) => productHref(own ? withOwn(query, { categoryValueSelect: id }) : withCategory(query, id))}
      categories={shown.categories}
      openId={shown.openId}
    >
      {shown.below}
    </CategoryRail>
  );
}
