import { figureText } from '@portal/units';
import type { Sku, SpuDetail } from '@portal/contract/catalog';
import { FREE_SOFTWARE_QUANTITY_MAX, isSoldByDealers, priceLabels, QUANTITY_MAX, quantityMaxOf, SkuType } from '@portal/engines/goods';
import { Anchor, ButtonLink, Code, Money, StockBar, Stepper, Tag } from '@portal/ui';
import type { ReactNode } from 'react';
import { chipFacts, isDeactivated, modelChoices, cardFacts } from '../model/family.ts';
import { priceNameOf } from '../model/price-name.ts';
import { stockSaid } from '../model/stock-words.ts';
import { AddButton } from './add-to-selection.tsx';
import { AngleMark, FieldOfView } from './field-of-view.tsx';
import { HeldMark } from './held-mark.tsx';
import { productHrefOf } from './product-card.tsx';
import { PriceWhy } from './price-why.tsx';
import { ProductPrice } from './product-price.tsx';
import { StayLinks } from './stay-links.tsx';
import './buy-panel.css';

/** Chips that fit beside the picture; more models stand in the table below. */
const CHIPS_MAX = 16;

export interface BuyPanelProps {
  spu: SpuDetail;
  sku: Sku;
  /** Why one sees this price. */
  reason: string;
  /** The dealer ordered from, whose stock may be told. */
  shopName: string;
  quantity: number;
  onQuantity: (quantity: number) => void;
  /** What takes something off the price, below it. */
  coupons?: ReactNode;
  /** Quiet buttons of other rooms, after the others; what buys is left out of a model that no dealer sells. */
  action?: ReactNode;
  /** Leads to when it comes, beside the stock. */
  delivery?: ReactNode;
}

/** Beside the picture: what it is, which model, what it costs this visitor and why, how many, and the deeds in order of use. */
export function BuyPanel({ spu, sku, reason, shopName, quantity, onQuantity, coupons, action, delivery }: BuyPanelProps) {
  const isOff = isDeactivated(sku);
  const isByProject = !isSoldByDealers(sku);
  const limit = quantityMaxOf({ skuType: spu.skuType, price: sku.price, maxNum: sku.maxNum });
  const facts = cardFacts(sku.skuDesc);
  return (
    <div className="c-buy">
      <div className="p-stack p-stack--small">
        <h1 className="c-buy__name">{spu.spuName}</h1>
        <div className="p-row">
          <Code>{sku.skuModel}</Code>
          {isOff && <Tag tone="danger">已下架</Tag>}
          {!isOff && isByProject && <Tag tone="warning">仅限项目渠道</Tag>}
        </div>
        {spu.spuDesc !== '' && <p className="c-buy__words">{spu.spuDesc}</p>}
        {facts.length > 0 && (
          <ul className="c-facts" aria-label="主要参数">
            {facts.map((fact) => (
              <li key={fact}>{fact}</li>
            ))}
          </ul>
        )}
      </div>
      <div className="c-buy__price">
        <div className="p-row">
          <ProductPrice price={sku.price} priceLabel={priceNameOf(sku)} skuType={spu.skuType} size="large" />
          {sku.price !== null && sku.referPrice !== null && sku.referPrice > sku.price && (
            <span className="p-small">
              {priceLabels.refer} <Money yuan={sku.referPrice} size="small" />
            </span>
          )}
        </div>
        <div className="p-row">
          <p className="p-small">{sku.price === null ? '该型号暂未定价，可先加入清单，稍后向经销商询价' : reason}</p>
          <PriceWhy key={sku.skuNo} skuNo={sku.skuNo} />
        </div>
        {coupons}
      </div>
      <div className="c-buy__choose">
        {/* first: a page that arrives in pieces has the choice at its width from the start */}
        <FieldOfView skus={spu.skus} sku={sku} />
        <div className="c-buy__chosen">
          {spu.skus.length > 1 && <ModelChips spu={spu} sku={sku} />}
          <dl className="c-buy__rows">
            {spu.skuType !== SkuType.Software && !isByProject && (
              <div>
                <dt>库存</dt>
                <dd className="p-row">
                  <StockBar {...stockSaid(sku)} />
                  {sku.stockSource === 'dealer' && <span className="p-small">{dealerWords(sku, shopName)}</span>}
                  {!isOff && delivery}
                </dd>
              </div>
            )}
            <div>
              <dt>数量</dt>
              <dd className="p-row">
                <Stepper
                  key={sku.skuNo}
                  label="数量"
                  value={Math.min(quantity, limit)}
                  max={limit}
                  size="large"
                  disabled={isOff}
                  onChange={(next) => onQuantity(next ?? 1)}
                />
                <span className="p-small">{spu.unit}</span>
                <HeldMark skuNo={sku.skuNo} />
                {limit < QUANTITY_MAX && (
                  <span className="p-small">
                    {spu.skuType === SkuType.Software && limit === FREE_SOFTWARE_QUANTITY_MAX ? '免费软件每份清单限 1 个' : `每份清单最多 ${limit} ${spu.unit}`}
                  </span>
                )}
              </dd>
            </div>
          </dl>
          <div className="c-buy__deeds" data-product-actions="">
            <AddButton skuNo={sku.skuNo} name={sku.skuModel} quantity={Math.min(quantity, limit)} kind="primary" size="large" disabled={isOff} />
            <ButtonLink size="large" icon="list" href="/tool/designOrder/selection">
              查看清单
            </ButtonLink>
            {action}
          </div>
          {!isOff && isByProject && <p className="p-small">该型号仅限项目渠道销售，不能在线订货；可加入清单用于配单，供货请联系客服。</p>}
        </div>
      </div>
      {isOff && <p className="p-small">该型号已下架，可查看同系列其他型号，或在下方相关产品中选择替代。</p>}
    </div>
  );
}

/** Whose stock it is; where the dealer has none left also what the provider has, which it may order. */
const dealerWords = ({ stockTotal, platformStock }: Sku, shopName: string): string =>
  stockTotal <= 0 && platformStock > 0 ? `${shopName} · 平台库存 ${figureText(platformStock)}` : shopName;

function ModelChips({ spu, sku }: { spu: SpuDetail; sku: Sku }) {
  const choices = modelChoices(spu.skus, spu.attributeRows);
  const facts = chipFacts(spu.skus, spu.attributeRows);
  return (
    <div className="c-models">
      <h2 className="c-models__head">
        型号
        <small>
          共 {choices.length} 款{facts.length > 0 && `，按 ${facts.map(({ attrName }) => attrName).join(' · ')} 区分`}
        </small>
      </h2>
      <StayLinks>
        <ul className="c-models__chips">
          {choices.slice(0, CHIPS_MAX).map(({ sku: one, label }) => (
            <li key={one.skuNo}>
              <Anchor
                className="c-models__chip"
                href={productHrefOf(spu.spuNo, one.skuNo)}
                aria-current={one.skuNo === sku.skuNo ? 'true' : undefined}
                title={one.skuModel}
              >
                <AngleMark sku={one} />
                {label}
                {isDeactivated(one) ? <small>已下架</small> : one.stockTotal <= 0 && spu.skuType !== SkuType.Software ? <small>缺货</small> : null}
              </Anchor>
            </li>
          ))}
          {choices.length > CHIPS_MAX && (
            <li>
              <a className="c-models__chip" href="#models">
                其余 {choices.length - CHIPS_MAX} 款
              </a>
            </li>
          )}
        </ul>
      </StayLinks>
    </div>
  );
}
