import { figureText } from '@portal/units';
import type { CategoryNode } from '@portal/contract/catalog';
import type { DesignLine } from '@portal/contract/design-order';
import { Button, ButtonLink, Drawer, Empty, ErrorState, TableSkeleton } from '@portal/ui';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { failureWords } from '../../../../lib/calls/failure-words.tsx';
import { attributesStr, type ChosenAttribute } from '../../../../lib/address-bar/chosen-attributes.ts';
import { categoriesOfLine } from '../../lines/model/category-of-line.ts';
import { categoriesQuery, replacementFiltersQuery, replacementsQuery, type ReplacementAsk } from '../../../catalog/queries.ts';
import { ReplaceFilters } from './replace-filters.tsx';
import { ReplaceTable } from './replace-table.tsx';
import { ReplacedLine, ReplacementSum } from './replacement-head.tsx';
import { useReplacement, type LineReplacement } from './use-replacement.ts';
import './replace-panel.css';

interface ReplacePanelProps {
  line: DesignLine;
  /** The selection page in its replace mode; null: there is none here. */
  pickingHref: string | null;
  onClose: () => void;
}

/** Chooses what is to stand in the place of a line: products of its category, searched and narrowed (PRICE-9, PICK-12). */
export function ReplacePanel({ line, pickingHref, onClose }: ReplacePanelProps) {
  const tree = useQuery(categoriesQuery());
  const replacement = useReplacement(line);
  if (replacement === null) return null;
  return (
    <Drawer
      open
      onClose={onClose}
      title="替换产品"
      footer={
        <div className="do-replace__foot">
          <ReplacementSum replacement={replacement} />
          {pickingHref !== null && (
            <ButtonLink href={pickingHref} onClick={replacement.carry}>
              到选型页挑选
            </ButtonLink>
          )}
          <Button onClick={onClose}>取消</Button>
          <Button kind="primary" onClick={() => replacement.confirm() && onClose()}>
            确认替换
          </Button>
        </div>
      }
    >
      <ReplacedLine replacement={replacement} />
      {tree.isPending ? <TableSkeleton rows={6} columns={5} /> : <Replacements replacement={replacement} path={categoriesOfLine(line, tree.data ?? [])} />}
    </Drawer>
  );
}

function Replacements({ replacement, path }: { replacement: LineReplacement; path: readonly CategoryNode[] }) {
  const [keyword, setKeyword] = useState('');
  const [category, setCategory] = useState<number | null>(path.at(-1)?.id ?? null);
  const [attributes, setAttributes] = useState<readonly ChosenAttribute[]>([]);
  const [inStockOnly, setInStockOnly] = useState(false);
  const ask: ReplacementAsk = {
    keyword,
    attributesStr: attributesStr(attributes),
    b2bStockStatus: inStockOnly ? '0' : '',
    ...(category === null ? {} : { portalCatagoryId: category }),
  };
  const { data, error, isPending, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useInfiniteQuery(replacementsQuery(ask));
  const counts = useQuery({ ...replacementFiltersQuery(ask), enabled: category !== null });
  const products = data?.pages.flatMap((page) => page.data) ?? [];
  const count = data?.pages[0]?.count ?? 0;
  return (
    <>
      <ReplaceFilters
        path={path}
        category={category}
        filters={category === null ? [] : (counts.data?.filters ?? [])}
        attributes={attributes}
        inStockOnly={inStockOnly}
        onKeyword={setKeyword}
        onCategory={(id) => {
          setCategory(id);
          setAttributes([]);
        }}
        onAttributes={setAttributes}
        onInStockOnly={setInStockOnly}
      />
      <div className="do-replace__found">
        {isPending && <TableSkeleton rows={6} columns={5} />}
        {error !== null && data === undefined && (
          <ErrorState title="产品没有加载成功" safe={failureWords(error)} actions={<Button onClick={() => void refetch()}>重试</Button>} />
        )}
        {data && <ReplaceTable products={products} replacement={replacement} empty={<Empty drawing="search" text="没有这样的产品，请放宽条件" />} />}
        {hasNextPage && (
          <Button wide busy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
            显示更多，还有 {figureText(count - products.length)} 个产品
          </Button>
        )}
      </div>
    </>
  );
}
