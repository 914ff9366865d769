import { listSpu, type SpuCard } from '@portal/contract/catalog';
import { compareDirectly } from '@portal/contract/compare';
import { compareFull } from '@portal/contract/compare/errors';
import { KEYWORD_MAX } from '@portal/contract/core';
import { COMPARE_MAX } from '@portal/engines/goods';
import { Breadcrumb, Button, ButtonLink, Container, Input, Notice, Pager, Tag } from '@portal/ui';
import { Form, redirect } from 'react-router';
import { LIST_PATH, StayLinks } from '../../features/catalog/index.ts';
import {
  ADD_PAGE_SIZE,
  CandidateList,
  categoryBeside,
  COMPARE_ADD_PATH,
  compareAddAddress,
  compareDialogTitle,
  compareHref,
  NoCandidates,
} from '../../features/compare/index.ts';
import type { PageHandle } from '../../features/shell/index.ts';
import { pageLoader } from '../../lib/page/page-loader.ts';
import { shownQuery } from '../../lib/address-bar/shown-query.server.ts';
import { callContext } from '../../lib/page/server-context.ts';
import type { Route } from './+types/compare-add.ts';
import { ownCompared } from './own-compared.server.ts';
import { useKeptList } from './use-kept-list.ts';
import './compare-add.css';

/** /product/compare/addSkus?skus=…: products that may join these, ten a page; each step is a link (COMPARE-6). Without any: beside those of the caller's own list. */
export const loader = pageLoader(async ({ request, context }: Route.LoaderArgs) => {
  const call = context.get(callContext);
  const query = shownQuery(compareAddAddress, request);
  const own = query.skus.length === 0 ? await ownCompared(context) : [];
  if (own.length > 0) throw redirect(compareAddAddress.href({ ...query, skus: own }));
  const { compareSkuList } = query.skus.length === 0 ? { compareSkuList: [] } : await call(compareDirectly, { query: { skuNo: query.skus.join(',') } });
  const portalCatagoryId = categoryBeside(compareSkuList[0]);
  const { data: cards, count } = await call(listSpu, { query: { keyword: query.keyword, page: query.page, size: ADD_PAGE_SIZE, portalCatagoryId } });
  return { query: { ...query, skus: compareSkuList.map(({ skuNo }) => skuNo) }, cards, count };
});

export const handle: PageHandle = { isWhite: true, addressOf: (search) => compareAddAddress.href(compareAddAddress.read(search)) };

export default function CompareAdd({ loaderData: { query, cards, count } }: Route.ComponentProps) {
  const { skus } = query;
  useKeptList(skus.length === 0, (own) => compareAddAddress.href({ ...query, skus: own }));
  const isFull = skus.length >= COMPARE_MAX;
  const withSkus = (chosen: readonly string[]) => compareAddAddress.href({ ...query, skus: chosen });
  const controlOf = ({ skuNo, skuModel }: SpuCard) =>
    skus.includes(skuNo) ? (
      <ButtonLink kind="quiet" size="small" href={withSkus(skus.filter((one) => one !== skuNo))} aria-label={`移出 ${skuModel}`}>
        移出
      </ButtonLink>
    ) : isFull ? (
      <Tag>已满</Tag>
    ) : (
      <ButtonLink size="small" href={withSkus([...skus, skuNo])} aria-label={`加入对比 ${skuModel}`}>
        加入
      </ButtonLink>
    );
  return (
    <Container className="cp-adding">
      <Breadcrumb crumbs={[{ label: '全部产品', href: LIST_PATH }, { label: compareDialogTitle, href: compareHref(skus) }, { label: '添加对比产品' }]} />
      <div className="cp-adding__head">
        <h1>添加对比产品</h1>
        <Form className="cp-adding__search" action={COMPARE_ADD_PATH} method="get">
          {skus.length > 0 && <input type="hidden" name="skus" value={skus.join(',')} />}
          <Input name="keyword" type="search" aria-label="搜索产品" placeholder="型号或产品名称" maxLength={KEYWORD_MAX} defaultValue={query.keyword} />
          <Button type="submit" icon="search">
            搜索
          </Button>
        </Form>
        <ButtonLink kind="primary" href={compareHref(skus)}>
          开始对比（{skus.length}/{COMPARE_MAX}）
        </ButtonLink>
      </div>
      {isFull && <Notice tone="warning">{compareFull.msg}</Notice>}
      {cards.length === 0 ? (
        <NoCandidates keyword={query.keyword} isBeside={skus.length > 0} />
      ) : (
        <>
          <StayLinks>
            <CandidateList cards={cards} control={controlOf} />
          </StayLinks>
          <Pager total={count} page={query.page} size={ADD_PAGE_SIZE} sizes={[ADD_PAGE_SIZE]} hrefOf={(page) => compareAddAddress.href({ ...query, page })} />
        </>
      )}
    </Container>
  );
}
