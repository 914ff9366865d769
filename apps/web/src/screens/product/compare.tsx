import { compareCopy, compareDirectly, type CompareResult } from '@portal/contract/compare';
import { COMPARE_MAX, isComparableWith } from '@portal/engines/goods';
import { Breadcrumb, Button, ButtonLink, Container, Empty, Notice, toast } from '@portal/ui';
import { redirect, useNavigate, useRouteLoaderData } from 'react-router';
import { AddToSelectionProvider, LIST_PATH } from '../../features/catalog/index.ts';
import { comparedCartButton } from '../../features/cart/index.ts';
import { compareAddAddress, compareAddress, compareDialogTitle, compareHref, ComparisonTable } from '../../features/compare/index.ts';
import type { PageHandle } from '../../features/shell/index.ts';
import { pageLoader } from '../../lib/page/page-loader.ts';
import { shownQuery } from '../../lib/address-bar/shown-query.server.ts';
import { callContext } from '../../lib/page/server-context.ts';
import type { RootData } from '../../root.tsx';
import type { Route } from './+types/compare.ts';
import { ownCompared } from './own-compared.server.ts';
import { useKeptList } from './use-kept-list.ts';
import './compare.css';

/** /product/compare?skus=…: these models beside each other (COMPARE-6). Without any: those of the caller's own list. */
export const loader = pageLoader(async ({ request, context }: Route.LoaderArgs) => {
  const call = context.get(callContext);
  const query = shownQuery(compareAddress, request);
  if (query.skus.length === 0) {
    const own = await ownCompared(context);
    if (own.length > 0) throw redirect(compareHref(own));
    return { query, result: { compareSkuList: [], compareSkuAttrList: [] } satisfies CompareResult };
  }
  return { query, result: await call(compareDirectly, { query: { skuNo: query.skus.join(','), limit: COMPARE_MAX } }) };
});

export const handle: PageHandle = { isWhite: true, addressOf: (search) => compareAddress.href(compareAddress.read(search)) };

export default function Compare({ loaderData: { query, result } }: Route.ComponentProps) {
  const isSignedIn = Boolean(useRouteLoaderData<RootData>('root')?.session);
  const navigate = useNavigate();
  const { compareSkuList: models } = result;
  const skuNos = models.map(({ skuNo }) => skuNo);
  const [first] = models;
  const isMixed = first !== undefined && models.some((one) => one !== first && !isComparableWith(first, one));
  const addHref = compareAddAddress.href({ skus: skuNos, keyword: '', page: 1 });
  const go = (to: readonly string[], onlyDifferent = query.onlyDifferent) =>
    void navigate(compareAddress.href({ skus: to, onlyDifferent }), { replace: true, preventScrollReset: true });

  useKeptList(query.skus.length === 0, compareHref);

  return (
    <AddToSelectionProvider isSignedIn={isSignedIn}>
      <Container className="cp-page">
        <Breadcrumb crumbs={[{ label: '全部产品', href: LIST_PATH }, { label: compareDialogTitle }]} />
        <div className="cp-page__title">
          <h1>{compareDialogTitle}</h1>
          {models.length > 0 && (
            <span className="cp-page__deeds">
              {models.length < COMPARE_MAX && (
                <ButtonLink icon="plus" href={addHref}>
                  添加产品
                </ButtonLink>
              )}
              <ShareLink />
              <Button icon="print" onClick={() => window.print()}>
                打印
              </Button>
            </span>
          )}
        </div>
        {models.length === 0 ? (
          <Empty
            drawing="box"
            text={compareCopy.none}
            action={
              <ButtonLink kind="primary" href={addHref}>
                去添加
              </ButtonLink>
            }
          />
        ) : (
          <>
            {models.length === 1 && <Notice action={<ButtonLink href={addHref}>添加产品</ButtonLink>}>{compareCopy.tooFew}</Notice>}
            {isMixed && <Notice tone="warning">{compareCopy.otherCategory}，参数不同类的产品只供对照</Notice>}
            <ComparisonTable
              result={result}
              action={comparedCartButton}
              onlyDifferent={query.onlyDifferent}
              onOnlyDifferent={(onlyDifferent) => go(skuNos, onlyDifferent)}
              onRemove={(model) => go(skuNos.filter((one) => one !== model.skuNo))}
              onReplace={(model, skuNo) => go(skuNos.map((one) => (one === model.skuNo ? skuNo : one)))}
            />
          </>
        )}
      </Container>
    </AddToSelectionProvider>
  );
}

/** The address of this comparison, to be passed on. */
function ShareLink() {
  const handleCopy = async () => {
    try {
      await navigator.clipboard.writeText(window.location.href);
      toast.success('链接已复制');
    } catch {
      // refused, or no secure origin
      toast.warning('请手动复制地址栏里的链接');
    }
  };
  return (
    <Button icon="link" onClick={() => void handleCopy()}>
      复制链接
    </Button>
  );
}
