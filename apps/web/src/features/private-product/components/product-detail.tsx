import type { PrivateCategory, PrivateProduct } from '@portal/contract/private-product';
import { mayChangePrivate, PrivateSource } from '@portal/engines/goods';
import { Dialog, Facts, Money } from '@portal/ui';
import { useState } from 'react';
import { PictureViewer, ProductPicture } from '../../catalog/index.ts';
import { attributesOf, typedOf } from '../model/typed-product.ts';
import { formHref } from '../model/private-products-query.ts';
import { OwnFormLink } from './own-form.tsx';
import './product-detail.css';

interface ProductDetailProps {
  product: PrivateProduct;
  categories: readonly PrivateCategory[];
  onClose(): void;
}

/** A product of one's own, looked at in the page. */
export function ProductDetail({ product, categories, onClose }: ProductDetailProps) {
  const typed = typedOf(product);
  const [enlarged, setEnlarged] = useState<string | null>(null);
  const { firstCatagoryName: first, secondCatagoryName: second } = product;
  const attributes = attributesOf(typed, categories).flatMap(({ code, attrName, unit }) => {
    const text = typed.attributes[code];
    return text === undefined ? [] : [{ key: code, name: attrName, value: unit ? `${text} ${unit}` : text }];
  });
  return (
    <Dialog
      open
      onClose={onClose}
      title={product.spuName}
      width="medium"
      actions={
        mayChangePrivate(product) ? (
          <OwnFormLink spuNo={product.spuNo} href={formHref(product.spuNo)} onOpen={onClose}>
            编辑
          </OwnFormLink>
        ) : undefined
      }
    >
      {product.mainPics.length > 0 && (
        <ul className="pp-detail__pictures">
          {product.mainPics.map(({ fileId, fvUrl }, place) => (
            <li key={fileId}>
              <button type="button" aria-label={`放大查看第 ${place + 1} 张图片`} onClick={() => setEnlarged(fileId)}>
                <ProductPicture src={fvUrl} size={144} />
              </button>
            </li>
          ))}
        </ul>
      )}
      <Facts
        facts={[
          { key: '产品单价', name: '产品单价', value: <Money yuan={product.price} /> },
          { key: '产品分类', name: '产品分类', value: first === second ? first : `${first} > ${second}` },
          { key: '品牌', name: '品牌', value: product.brandName },
          { key: '型号', name: '型号', value: product.modelRemark || '-' },
          { key: '单位', name: '单位', value: product.unit || '件' },
          { key: '来源', name: '来源', value: product.source === PrivateSource.Inventory ? '进销存系统' : '私有' },
          { key: '使用次数', name: '使用次数', value: `${product.sumNo} 份配单` },
          ...attributes,
          ...(product.spuDesc === '' ? [] : [{ key: '产品描述', name: '产品描述', value: product.spuDesc }]),
        ]}
      />
      {enlarged !== null && (
        <PictureViewer
          name={product.spuName}
          pictures={product.mainPics.map(({ fileId, fvUrl }, place) => ({ key: fileId, words: `图 ${place + 1}`, picture: fvUrl }))}
          shown={enlarged}
          onShow={setEnlarged}
          onClose={() => setEnlarged(null)}
        />
      )}
    </Dialog>
  );
}
