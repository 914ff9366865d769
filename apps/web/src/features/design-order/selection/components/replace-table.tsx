import type { Spu } from '@portal/contract/catalog';
import { SkuStatus } from '@portal/engines/goods';
import { Badge, Button, Money, Table, type Column } from '@portal/ui';
import { useState, type ReactNode } from 'react';
import { usePriceLabel } from '../../../../lib/words/price-label.ts';
import { ModelSelect } from '../../lines/components/model-select.tsx';
import { PickedProduct } from '../../lines/components/picked-product.tsx';
import { TellingFacts } from '../../lines/components/telling-facts.tsx';
import { lineOfProduct } from '../../lines/model/product-line.ts';
import { differenceText } from '../../lines/model/replacement-figures.ts';
import { useSelection } from './selection-provider.tsx';
import type { LineReplacement } from './use-replacement.ts';
import './replace-table.css';

interface ReplaceTableProps {
  products: readonly Spu[];
  replacement: LineReplacement;
  empty: ReactNode;
}

/** Families to choose a replacement from: the model, its category, its price against the old one's, and how many of it are chosen (PICK-12). */
export function ReplaceTable({ products, replacement, empty }: ReplaceTableProps) {
  const priceLabel = usePriceLabel();
  const lines = useSelection((state) => state.lines);
  const [picks, setPicks] = useState<ReadonlyMap<string, string>>(new Map());
  const quantityOf = (skuNo: string) => lines.find((line) => line.skuNo === skuNo)?.quantity ?? 0;
  const modelOf = ({ spuNo, skus, match }: Spu) =>
    skus.find(({ skuNo }) => skuNo === (picks.get(spuNo) ?? match?.skuNo)) ??
    skus.find(({ skuNo, skuStatus }) => skuStatus === SkuStatus.Active && quantityOf(skuNo) === 0) ??
    skus[0];
  const rows = products.flatMap((spu) => {
    const sku = modelOf(spu);
    return sku ? [{ spu, sku }] : [];
  });
  const columns: Column<(typeof rows)[number]>[] = [
    {
      key: 'product',
      head: '产品',
      phone: 'title',
      render: ({ spu, sku }) => (
        <PickedProduct picture={sku.mainPic}>
          <span>{spu.spuName}</span>
          <TellingFacts skuDesc={sku.skuDesc || spu.spuDesc} />
        </PickedProduct>
      ),
    },
    {
      key: 'model',
      head: '产品名称',
      label: '型号',
      width: 270,
      render: ({ spu, sku }) => (
        <ModelSelect
          productName={spu.spuName}
          skuType={spu.skuType}
          skus={spu.skus}
          skuNo={sku.skuNo}
          quantityOf={quantityOf}
          onSelect={(skuNo) => setPicks(new Map(picks).set(spu.spuNo, skuNo))}
        />
      ),
    },
    { key: 'category', head: '产品分类', width: 168, render: ({ spu }) => [spu.firstCatagoryName, spu.secondCatagoryName].filter(Boolean).join(' > ') || '-' },
    {
      key: 'price',
      head: priceLabel,
      kind: 'figure',
      render: ({ sku }) => (
        <span className="do-replacetable__price">
          <Money yuan={sku.price} />
          {sku.price !== null && replacement.line.price !== null && <span className="p-small">{differenceText(replacement.line.price, sku.price)}</span>}
        </span>
      ),
    },
    {
      key: 'choice',
      head: '操作',
      width: 136,
      phone: 'fact',
      label: '选择',
      render: ({ spu, sku }) => <ChoiceButton spu={spu} sku={sku} replacement={replacement} />,
    },
  ];
  return (
    <div className="do-replacetable">
      <Table caption="可替换的产品" columns={columns} rows={rows} rowKey={({ spu }) => spu.spuNo} empty={empty} />
    </div>
  );
}

/** Chooses the model shown or no longer, and says how many of its family are chosen. */
export function ChoiceButton({ spu, sku, replacement }: { spu: Spu; sku: Spu['skus'][number]; replacement: LineReplacement }) {
  const isChosen = replacement.isChosen(sku.skuNo);
  const count = spu.skus.filter(({ skuNo }) => replacement.isChosen(skuNo)).length;
  return (
    <Button
      size="small"
      kind={isChosen ? 'primary' : 'secondary'}
      icon={isChosen ? 'check' : undefined}
      aria-pressed={isChosen}
      aria-label={`选择产品：${spu.spuName} ${sku.skuModel}`}
      disabled={sku.skuStatus === SkuStatus.Deactivated}
      onClick={() => replacement.toggle(lineOfProduct(spu, sku))}
    >
      {isChosen ? '已选' : '选择产品'}
      {count > 0 && <Badge count={count} label="个型号已选" />}
    </Button>
  );
}
