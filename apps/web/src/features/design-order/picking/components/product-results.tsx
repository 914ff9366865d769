import { figureText } from '@portal/units';
import { PAGE_SIZES } from '@portal/contract/core';
import type { PickingFamily } from '../model/shown-model.ts';
import { Button, ButtonLink, Empty, ErrorState, Notice, Pager, TableSkeleton } from '@portal/ui';
import { mayCall } from '@portal/engines/access';
import { useUserType } from '../../../../lib/identity/use-user-type.ts';
import { isFiltered, pickingHref, withChange, withoutFilters, type ProductTab, type PickingQuery } from '../model/picking-query.ts';
import { formHref, OwnFormLink } from '../../../private-product/index.ts';
import type { Lines } from '../../lines/model/edit-lines.ts';
import type { OwnRows } from './own-actions.tsx';
import { ProductTable, PRODUCTS_ID } from './product-table.tsx';
import './product-results.css';

interface ProductResultsProps {
  query: PickingQuery;
  products: { data: { data: PickingFamily[]; count: number; looser: string | null } | null; failure: string | null };
  /** The tabs that have what is looked for, and how many. */
  elsewhere: readonly { tab: ProductTab; name: string; count: number }[];
  homeBrand: string;
  /** Lines of the order that the list is to join. */
  planned: Lines;
  /** Another page or order of the same products is on its way: the rows stay, dimmed. */
  isStale: boolean;
  /** Other products are on their way: rows that no longer match make room for the shape of those to come (PICK-8). */
  isAnew: boolean;
  /** Of products of one's own: which may be changed, and how. */
  own?: OwnRows | undefined;
  onRetry: () => void;
}

/** The products of a tab, or why there are none and what leads on. */
export function ProductResults({ query, products: { data, failure }, elsewhere, homeBrand, planned, isStale, isAnew, own, onRetry }: ProductResultsProps) {
  if (isAnew) return <Coming rows={Math.max(data?.data.length ?? 0, LEAST_ROWS)} />;
  if (failure !== null || data === null) {
    return (
      <ErrorState
        title="产品没有加载成功"
        safe={`${failure ?? ''}。清单不受影响。`}
        actions={
          <Button kind="primary" onClick={onRetry}>
            重试
          </Button>
        }
      />
    );
  }
  if (data.data.length === 0) return <NoProducts query={query} elsewhere={elsewhere} />;
  return (
    <>
      {data.looser !== null && <Notice>{data.looser}</Notice>}
      <ProductTable
        products={data.data}
        question={pickingHref({ ...query, sort: '', order: 'desc', isSelectionOpen: false })}
        priceLabel={data.data[0]?.priceLabel ?? ''}
        homeBrand={homeBrand}
        planned={planned}
        isStale={isStale}
        own={own}
      />
      <Pager
        total={data.count}
        page={query.page}
        size={query.size}
        sizes={PAGE_SIZES}
        hrefOf={(page, size) => pickingHref(withChange(query, { page, size }))}
      />
    </>
  );
}

/** Of what is not known yet no fewer are drawn, so that the page does not end at its head. */
const LEAST_ROWS = 5;

/** Where the products will stand. */
const Coming = ({ rows }: { rows: number }) => (
  <div id={PRODUCTS_ID} tabIndex={-1}>
    <TableSkeleton rows={rows} columns={5} />
  </div>
);

/** First what keeps most of the question: another tab, then all categories, then everything. */
function NoProducts({ query, elsewhere }: Pick<ProductResultsProps, 'query' | 'elsewhere'>) {
  const mayKeepOwn = mayCall('keepsPrivateProducts', useUserType());
  if (query.customFilterRemind && !isFiltered({ ...query, customFilterRemind: false }))
    return (
      <Empty drawing="box" text="还没有安装施工或线缆类的自定义产品" action={<OwnFormLink href={formHref(null, pickingHref(query))}>新建产品</OwnFormLink>} />
    );
  if (!isFiltered(query) && query.tab === 'private' && !mayKeepOwn) return <Empty drawing="box" text="您的账号没有自定义产品" />;
  if (!isFiltered(query) && query.tab === 'private')
    return (
      <Empty
        drawing="box"
        text="还没有自定义产品，新建或导入后在这里选用"
        action={<OwnFormLink href={formHref(null, pickingHref(query))}>新建产品</OwnFormLink>}
      />
    );
  if (!isFiltered(query))
    return <Empty drawing="list" text="这里还没有产品，上架后即可选用" action={<ButtonLink href="/tool/calculator">先用安防计算器</ButtonLink>} />;
  const ways = [
    ...elsewhere.map(({ tab, name, count }) => ({
      label: `在${name}中有 ${figureText(count)} 个`,
      href: pickingHref(withChange(query, { tab })),
    })),
    ...(query.keyword !== '' && query.category !== null ? [{ label: '在全部分类中查找', href: pickingHref(withChange(query, { category: null })) }] : []),
    { label: '清除全部条件', href: pickingHref(withoutFilters(query)) },
  ];
  return (
    <Empty
      drawing="search"
      text={query.keyword === '' ? '没有符合条件的产品，减少条件试试' : `没有找到“${query.keyword}”，换个关键词或减少条件试试`}
      action={
        <span className="do-ways">
          {ways.map(({ label, href }, place) => (
            <ButtonLink key={label} kind={place === 0 ? 'primary' : 'secondary'} href={href}>
              {label}
            </ButtonLink>
          ))}
        </span>
      }
    />
  );
}
