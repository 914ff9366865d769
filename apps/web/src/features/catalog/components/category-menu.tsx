import type { CategoryNode } from '@portal/contract/catalog';
import { Anchor, Icon } from '@portal/ui';
import { useEffect, useRef, useState, type MouseEvent } from 'react';
import { LIST_PATH } from '../model/product-query.ts';
import { ProductPicture } from './product-picture.tsx';
import './category-menu.css';

const categoryHref = (id: number): string => `${LIST_PATH}?portalCatagoryId=${id}`;
/** Second categories named under a first one before it is opened. */
const NAMED = 2;

export interface PicturedCategory extends CategoryNode {
  /** Address of a picture that stands for it. */
  picture: string;
}

/** First categories in a column; hover, focus or a tap opens what lies below beside it. Without script hover and focus do. */
export function CategoryMenu({ categories }: { categories: readonly CategoryNode[] }) {
  const [openId, setOpenId] = useState<number | null>(null);
  const ref = useRef<HTMLElement>(null);
  useEffect(() => {
    if (openId === null) return;
    const handlePress = ({ target }: Event) => {
      if (!ref.current?.contains(target as Node)) setOpenId(null);
    };
    document.addEventListener('pointerdown', handlePress);
    return () => document.removeEventListener('pointerdown', handlePress);
  }, [openId]);
  const handleClick = (event: MouseEvent, id: number) => {
    // the first tap of a finger opens, the second follows the link
    const isFinger = event.nativeEvent instanceof PointerEvent && event.nativeEvent.pointerType === 'touch';
    if (!isFinger || openId === id) return;
    event.preventDefault();
    setOpenId(id);
  };
  return (
    <nav ref={ref} className="c-menu" aria-label="产品分类">
      <ul>
        {categories.map(({ id, catagoryName, spuCount, children }) => (
          <li key={id} className={id === openId ? 'c-menu__item c-menu__item--open' : 'c-menu__item'}>
            <Anchor className="c-menu__first" href={categoryHref(id)} onClick={(event) => handleClick(event, id)}>
              <span className="c-menu__name">{catagoryName}</span>
              <small>
                {children
                  .slice(0, NAMED)
                  .map((child) => child.catagoryName)
                  .join(' / ')}
              </small>
              <Icon name="chevron-right" size={16} />
            </Anchor>
            <div className="c-menu__panel">
              <div className="p-row p-row--apart">
                <strong className="p-h3">{catagoryName}</strong>
                <Anchor href={categoryHref(id)}>全部 {spuCount} 个产品</Anchor>
              </div>
              <ul className="c-menu__columns">
                {children.map((child) => (
                  <li key={child.id}>
                    <Anchor className="c-menu__second" href={categoryHref(child.id)}>
                      <span>{child.catagoryName}</span>
                      <small>{child.spuCount}</small>
                    </Anchor>
                  </li>
                ))}
              </ul>
            </div>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** First categories with a picture and the ways on below them. */
export function CategoryTiles({ categories }: { categories: readonly PicturedCategory[] }) {
  return (
    <ul className="c-tiles">
      {categories.map(({ id, catagoryName, picture, children }) => (
        <li key={id} className="c-tile">
          <Anchor className="c-tile__head" href={categoryHref(id)}>
            <span className="c-tile__picture">
              <ProductPicture src={picture} size={72} />
            </span>
            <span className="p-h3">{catagoryName}</span>
          </Anchor>
          <ul className="c-tile__ways">
            {children.slice(0, 4).map((child) => (
              <li key={child.id}>
                <Anchor href={categoryHref(child.id)}>{child.catagoryName}</Anchor>
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ul>
  );
}
