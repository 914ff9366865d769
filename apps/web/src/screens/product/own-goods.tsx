import type { PrivateProduct } from '@portal/contract/private-product';
import { mayCall } from '@portal/engines/access';
import { PrivateSource } from '@portal/engines/goods';
import { ButtonLink, Code, Empty, Money, Table, Tag } from '@portal/ui';
import { AddButton, productHref, ProductPicture, withoutFilters, withOwn, type ProductQuery } from '../../features/catalog/index.ts';
import { FORM_PATH, OwnProductLink, privateProductsAddress } from '../../features/private-product/index.ts';
import { useUserType } from '../../lib/identity/use-user-type.ts';
import './own-goods.css';

/** Products of one's own among the goods: looked at over the page (PRIVATE-12), added to the list, written and changed elsewhere. */
export function OwnGoods({ query, products }: { query: ProductQuery; products: readonly PrivateProduct[] }) {
  const wholeHref = productHref(withOwn(withoutFilters({ ...query, page: 1 }), { categoryValueSelect: null }));
  const mayKeep = mayCall('keepsPrivateProducts', useUserType());
  if (products.length === 0) {
    if (productHref({ ...query, page: 1 }) !== wholeHref)
      return <Empty drawing="search" text="没有这样的自定义产品" action={<ButtonLink href={wholeHref}>查看全部自定义产品</ButtonLink>} />;
    return <Empty drawing="box" text="还没有自定义产品" action={mayKeep ? <ButtonLink href={FORM_PATH}>新建自定义产品</ButtonLink> : undefined} />;
  }
  return (
    <>
      <Table
        caption="自定义产品"
        rows={products}
        rowKey={({ spuNo }) => spuNo}
        rowProps={() => ({ 'data-product': '' }) as object}
        columns={[
          { key: 'picture', head: '图片', kind: 'picture', render: ({ mainPics }) => <ProductPicture src={mainPics[0]?.fvUrl ?? ''} size={64} /> },
          {
            key: 'name',
            head: '产品',
            width: 320,
            phone: 'title',
            render: ({ spuNo, spuName, brandName }) => (
              <span className="c-own">
                <OwnProductLink className="c-own__name" spuNo={spuNo} title={spuName}>
                  {spuName}
                </OwnProductLink>
                <span className="p-small">{brandName}</span>
              </span>
            ),
          },
          { key: 'model', head: '型号', render: ({ modelRemark }) => (modelRemark === '' ? '-' : <Code>{modelRemark}</Code>) },
          { key: 'category', head: '产品分类', render: ({ secondCatagoryName }) => secondCatagoryName },
          { key: 'source', head: '来源', render: ({ source }) => <Tag>{source === PrivateSource.Inventory ? '进销存系统' : '私有'}</Tag> },
          { key: 'price', head: '单价', kind: 'figure', render: ({ price }) => <Money yuan={price} /> },
          {
            key: 'actions',
            head: <span className="p-hidden">操作</span>,
            kind: 'actions',
            render: ({ skuNo, spuName }) => <AddButton skuNo={skuNo} name={spuName} size="small" />,
          },
        ]}
      />
      {mayKeep && (
        <p className="c-own__manage">
          <ButtonLink kind="quiet" size="small" href={privateProductsAddress.path}>
            新建、导入或修改自定义产品
          </ButtonLink>
        </p>
      )}
    </>
  );
}
