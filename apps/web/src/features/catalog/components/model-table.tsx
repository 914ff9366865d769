import type { Sku, SpuDetail } from '@portal/contract/catalog';
import { isSoldByDealers, SkuType } from '@portal/engines/goods';
import { Anchor, Code, StockBar, Table, Tag } from '@portal/ui';
import { attributeText } from '../model/attribute-text.ts';
import { differingAttributes, isDeactivated } from '../model/family.ts';
import { stockSaid } from '../model/stock-words.ts';
import { AddButton } from './add-to-selection.tsx';
import { productHrefOf } from './product-card.tsx';
import { ProductPrice } from './product-price.tsx';
import { StayLinks } from './stay-links.tsx';
import './model-table.css';

/** Columns of differing facts at most. */
const FACT_COLUMNS = 5;

/** All models of a family side by side, only what tells them apart. */
export function ModelTable({ spu, sku }: { spu: SpuDetail; sku: Sku }) {
  const differing = differingAttributes(spu.skus, spu.attributeRows).slice(0, FACT_COLUMNS);
  return (
    <StayLinks>
      <Table
        caption="全部型号"
        rows={spu.skus}
        rowKey={({ skuNo }) => skuNo}
        rowProps={(one) => (one.skuNo === sku.skuNo ? { 'aria-selected': true } : {})}
        columns={[
          {
            key: 'model',
            head: '型号',
            phone: 'title',
            render: (one) => (
              <span className="c-row-deeds">
                <Code>{one.skuModel}</Code>
                {one.skuNo === sku.skuNo && <Tag tone="accent">当前</Tag>}
                {isDeactivated(one) && <Tag tone="danger">已下架</Tag>}
              </span>
            ),
          },
          ...differing.map(({ code, attrName, unit }) => ({ key: code, head: attrName, render: (one: Sku) => attributeText(one.attributes[code], unit) })),
          {
            key: 'price',
            head: spu.priceLabel,
            label: spu.priceLabel,
            kind: 'figure' as const,
            render: (one: Sku) => <ProductPrice price={one.price} priceLabel="" skuType={spu.skuType} />,
          },
          { key: 'stock', head: '库存', render: (one: Sku) => <Stock spu={spu} sku={one} /> },
          {
            key: 'actions',
            head: <span className="p-hidden">操作</span>,
            kind: 'actions' as const,
            render: (one: Sku) => (
              <span className="c-row-deeds">
                {one.skuNo !== sku.skuNo && (
                  <Anchor href={productHrefOf(spu.spuNo, one.skuNo)} aria-label={`查看 ${one.skuModel}`}>
                    查看
                  </Anchor>
                )}
                <AddButton skuNo={one.skuNo} name={one.skuModel} size="small" disabled={isDeactivated(one)} />
              </span>
            ),
          },
        ]}
      />
    </StayLinks>
  );
}

/** Of a model that no dealer sells there is none to be had here. */
function Stock({ spu, sku }: { spu: SpuDetail; sku: Sku }) {
  if (spu.skuType === SkuType.Software) return '—';
  return isSoldByDealers(sku) ? <StockBar {...stockSaid(sku)} /> : '仅限项目渠道';
}
