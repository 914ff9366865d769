import type { PrivateProduct } from '@portal/contract/private-product';
import { mayChangePrivate, PrivateSource } from '@portal/engines/goods';
import { Anchor, Button, ButtonLink, Checkbox, Money, Table, Tag, type Column } from '@portal/ui';
import { AddButton, ProductPicture } from '../../catalog/index.ts';
import { KEPT_ELSEWHERE } from '../model/picked-product.ts';
import { formHref } from '../model/private-products-query.ts';
import './private-products.css';

interface PrivateProductsProps {
  products: readonly PrivateProduct[];
  /** Numbers of those that are ticked. */
  chosen: ReadonlySet<string>;
  detailHrefOf(product: PrivateProduct): string;
  onChoose(chosen: ReadonlySet<string>): void;
  onDelete(product: PrivateProduct): void;
}

/**
 * Products of one's own as a table, as cards on a phone; those of an inventory system can be looked at and used only (PRIVATE-4, PRIVATE-5).
 * Needs `AddToSelectionProvider` around it.
 */
export function PrivateProducts({ products, chosen, detailHrefOf, onChoose, onDelete }: PrivateProductsProps) {
  const ticked = products.filter(({ spuNo }) => chosen.has(spuNo));
  const toggle = (spuNo: string) => onChoose(new Set(chosen.has(spuNo) ? [...chosen].filter((one) => one !== spuNo) : [...chosen, spuNo]));
  const columns: Column<PrivateProduct>[] = [
    {
      key: 'choice',
      kind: 'choice',
      width: 44,
      head: (
        <Checkbox
          aria-label="选择本页全部"
          checked={ticked.length > 0 && ticked.length === products.length}
          mixed={ticked.length > 0 && ticked.length < products.length}
          onChange={({ target }) => onChoose(new Set(target.checked ? products.map(({ spuNo }) => spuNo) : []))}
        />
      ),
      render: (product) => <Checkbox aria-label={`选择 ${product.spuName}`} checked={chosen.has(product.spuNo)} onChange={() => toggle(product.spuNo)} />,
    },
    {
      key: 'name',
      head: '产品名称',
      phone: 'title',
      render: (product) => (
        <Anchor className="pp-name" href={detailHrefOf(product)}>
          <span className="pp-name__picture">
            <ProductPicture src={product.mainPics[0]?.fvUrl ?? ''} size={48} />
          </span>
          <span className="pp-name__text">{product.spuName}</span>
        </Anchor>
      ),
    },
    { key: 'model', head: '型号', render: ({ modelRemark }) => modelRemark || '-' },
    { key: 'brand', head: '品牌', render: ({ brandName }) => brandName },
    { key: 'category', head: '产品分类', render: ({ secondCatagoryName }) => secondCatagoryName },
    { key: 'price', head: '产品单价', kind: 'figure', render: ({ price, unit }) => <PriceOf price={price} unit={unit} /> },
    { key: 'source', head: '来源', render: ({ source }) => <Tag>{source === PrivateSource.Inventory ? '进销存系统' : '私有'}</Tag> },
    {
      key: 'actions',
      kind: 'actions',
      head: '操作',
      render: (product) => (
        <span className="pp-actions">
          <AddButton skuNo={product.skuNo} name={product.spuName} size="small" kind="quiet" />
          {mayChangePrivate(product) ? (
            <>
              <ButtonLink kind="quiet" size="small" href={formHref(product.spuNo)}>
                编辑
              </ButtonLink>
              <Button kind="quiet" size="small" onClick={() => onDelete(product)}>
                删除
              </Button>
            </>
          ) : (
            <span className="p-small">{KEPT_ELSEWHERE}</span>
          )}
        </span>
      ),
    },
  ];
  return <Table caption="自定义产品" columns={columns} rows={products} rowKey={({ spuNo }) => spuNo} />;
}

const PriceOf = ({ price, unit }: Pick<PrivateProduct, 'price' | 'unit'>) => (
  <span>
    <Money yuan={price} />
    {unit !== '' && <span className="p-small"> / {unit}</span>}
  </span>
);
