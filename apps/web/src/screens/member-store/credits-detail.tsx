import { figureText } from '@portal/units';
import { getCreditsAccount, getCreditsGoods } from '@portal/contract/credits';
import { Breadcrumb, ButtonLink, Card, Container, Stepper, Tag } from '@portal/ui';
import { useState } from 'react';
import { data } from 'react-router';
import { ProductPicture } from '../../features/catalog/index.ts';
import { creditsGoodsAddress as address, CREDITS_PATH, creditsSubmitAddress, piecesLeft, Points } from '../../features/credits/index.ts';
import type { PageHandle } from '../../features/shell/index.ts';
import { pageLoader } from '../../lib/page/page-loader.ts';
import { callContext } from '../../lib/page/server-context.ts';
import { windowTitle } from '../../lib/address-bar/window-title.ts';
import type { Route } from './+types/credits-detail.ts';
import { CreditsGoodsError } from './credits-goods-error.tsx';
import './credits-detail.css';

/** /memberStore/creditsExchange/detail?id=spuNo (CREDITS-7). */
export const loader = pageLoader(async ({ request, context }: Route.LoaderArgs) => {
  const { id } = address.read(new URL(request.url).searchParams);
  if (id === null) throw data(null, { status: 404 });
  const call = context.get(callContext);
  const [goods, account] = await Promise.all([call(getCreditsGoods, { query: { spuNo: id } }), call(getCreditsAccount)]);
  return { goods, balance: account.balance };
});

export const handle: PageHandle = { addressOf: (search) => address.href(address.read(search)) };

export const meta: Route.MetaFunction = ({ loaderData: page }) => [{ title: windowTitle(page?.goods.title ?? '积分商品') }];

export default function CreditsDetail({ loaderData: { goods, balance } }: Route.ComponentProps) {
  const [quantity, setQuantity] = useState(1);
  const { most, why } = piecesLeft(goods, balance);
  const { spuNo, title, summary, words, picture, unit, points, stockTotal, limitEach, had } = goods;
  return (
    <Container className="ms-gift">
      <Breadcrumb crumbs={[{ label: '积分兑换', href: CREDITS_PATH }, { label: title }]} />
      <Card className="ms-gift__head">
        <div className="ms-gift__picture">
          <ProductPicture src={picture} alt={title} size={480} isFirst />
        </div>
        <div className="p-stack">
          <h1>{title}</h1>
          <p>{summary}</p>
          <div className="ms-gift__points">
            <Points points={points} size="large" />
            <span className="p-small">现有 {figureText(balance)} 积分</span>
          </div>
          <p className="p-small">
            {stockTotal > 0 ? `剩 ${figureText(stockTotal)} ${unit}` : '已兑完'}
            {limitEach !== null && `，每人限兑 ${limitEach} ${unit}${had > 0 ? `，已兑 ${had} ${unit}` : ''}`}
          </p>
          <div className="p-row">
            <Stepper
              label="数量"
              value={Math.max(1, Math.min(quantity, most))}
              max={Math.max(1, most)}
              size="large"
              disabled={most === 0}
              onChange={(next) => setQuantity(next ?? 1)}
            />
            <span className="p-small">{unit}</span>
            {most > 0 ? (
              <ButtonLink
                kind="primary"
                size="large"
                href={creditsSubmitAddress.href({ id: spuNo, quantity: quantity === 1 ? null : Math.min(quantity, most) })}
              >
                立即兑换
              </ButtonLink>
            ) : (
              <Tag tone="warning">{why}</Tag>
            )}
          </div>
        </div>
      </Card>
      <Card title="商品说明">
        <div className="p-stack p-stack--small">
          {words.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
      </Card>
    </Container>
  );
}

export const ErrorBoundary = ({ error }: Route.ErrorBoundaryProps) => <CreditsGoodsError error={error} />;
