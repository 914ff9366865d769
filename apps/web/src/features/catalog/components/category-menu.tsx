import type { CategoryNode } from '@portal/contract/catalog';
import { Anchor, Icon } from '@portal/ui';
import { useEffect, useRef, useState, type MouseEvent } from 'react';
import { categoryHref } from '../model/category-ways.ts';
import { CategoryPanel } from './category-panel.tsx';
import { ProductPicture } from './product-picture.tsx';
import './category-menu.css';

/** Second categories named under a first one before it is opened. */
const NAMED = 2;

export interface PicturedCategory extends CategoryNode {
  /** Address of a picture that stands for it. */
  picture: string;
}

/** First categories in a column; hover, focus or a tap opens what lies below beside it. Without script hover and focus do. */
export function CategoryMenu({ categories }: { categories: readonly CategoryNode[] }) {
  const [openId, setOpenId] = useState<number | null>(null);
  /** Pointed at so far: what lies below those is asked for. */
  const [wanted, setWanted] = useState<ReadonlySet<number>>(new Set());
  const want = (id: number) => setWanted((before) => (before.has(id) ? before : new Set([...before, id])));
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
        {categories.map((category) => (
          <li key={category.id} className={category.id === openId ? 'c-menu__item c-menu__item--open' : 'c-menu__item'}>
            <Anchor
              className="c-menu__first"
              href={categoryHref(category.id)}
              onPointerEnter={() => want(category.id)}
              onFocus={() => want(category.id)}
              onClick={(event) => handleClick(event, category.id)}
            >
              <span className="c-menu__name">{category.catagoryName}</span>
              <small>
                {category.children
                  .slice(0, NAMED)
                  .map((child) => child.catagoryName)
                  .join(' / ')}
              </small>
              <Icon name="chevron-right" size={16} />
            </Anchor>
            <CategoryPanel category={category} isWanted={wanted.has(category.id)} />
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
