import type { Favorite } from '@portal/contract/favorite';
import { Anchor, Button, Code, Tag } from '@portal/ui';
import { formatDateTime } from '@portal/units';
import type { ReactNode } from 'react';
import { AddButton, ReplacementLink, ProductPicture, ProductPrice, productHrefOf } from '../../catalog/index.ts';
import { changeWords } from '../model/change-words.ts';
import './favorite-list.css';

interface FavoriteListProps {
  favorites: readonly Favorite[];
  onRemove(favorite: Favorite): void;
  /** A button of another room, for those that are sold. */
  action?: (favorite: Favorite) => ReactNode;
}

/** What is kept, the newest first; what is no longer sold says so, and can only be removed (FAVORITE-3). Needs `AddToSelectionProvider` around it. */
export function FavoriteList({ favorites, onRemove, action }: FavoriteListProps) {
  return (
    <ul className="fv-list" aria-label="收藏的产品">
      {favorites.map((favorite) => (
        <li key={favorite.spuNo} className={favorite.isOnSale ? 'fv-item' : 'fv-item fv-item--gone'} data-product="">
          <div className="fv-item__picture">
            <ProductPicture src={favorite.mainPic} size={72} />
          </div>
          <div className="fv-item__words">
            <h2 className="fv-item__name">{favorite.isOnSale ? <Anchor href={productHrefOf(favorite.spuNo)}>{favorite.spuName}</Anchor> : favorite.spuName}</h2>
            <span className="p-row">
              {favorite.skuModel !== '' && <Code>{favorite.skuModel}</Code>}
              {!favorite.isOnSale && <Tag tone="danger">已下架</Tag>}
              {changeWords(favorite).map(({ words, tone }) => (
                <Tag key={words} tone={tone}>
                  {words}
                </Tag>
              ))}
            </span>
            {favorite.replacement && <ReplacementLink replacement={favorite.replacement} />}
            <span className="fv-item__facts p-small">
              {favorite.skuDesc !== '' && <span>{favorite.skuDesc}</span>}
              <span className="fv-item__since">
                收藏于 <time dateTime={favorite.gmtCreate}>{formatDateTime(Date.parse(favorite.gmtCreate))}</time>
              </span>
            </span>
          </div>
          <div className="fv-item__price">
            {favorite.isOnSale && <ProductPrice price={favorite.price} priceLabel={favorite.priceLabel} skuType={favorite.skuType} />}
          </div>
          <div className="fv-item__deeds">
            {favorite.isOnSale && <AddButton skuNo={favorite.skuNo} name={favorite.skuModel} size="small" />}
            {favorite.isOnSale && action?.(favorite)}
            <Button kind="quiet" size="small" aria-label={`取消收藏：${favorite.spuName}`} onClick={() => onRemove(favorite)}>
              取消收藏
            </Button>
          </div>
        </li>
      ))}
    </ul>
  );
}
