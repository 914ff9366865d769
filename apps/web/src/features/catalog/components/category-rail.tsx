import { Anchor } from '@portal/ui';
import './category-rail.css';

/** A category as the list needs it. */
export interface CategoryLink {
  id: number;
  catagoryName: string;
  spuCount: number;
}

export interface CategoryRailProps {
  /** The category shown; null: all. */
  currentId: number | null;
  hrefOf(id: number | null): string;
  /** What is shown without a category. */
  all: string;
  categories: readonly CategoryLink[];
  /** The first category one is in or under, with what lies below it. */
  openId: number | null;
  children: readonly CategoryLink[];
}

/** First categories in a column; the one we are in shows its second ones. One that holds nothing of what is looked for is left out, unless we stand in it. */
export function CategoryRail({ currentId, hrefOf, all, categories, openId, children }: CategoryRailProps) {
  const isShown = ({ id, spuCount }: CategoryLink) => spuCount > 0 || id === openId || id === currentId;
  const link = (id: number | null, name: string, count?: number) => (
    <Anchor className={count === 0 ? 'c-rail__link c-rail__link--none' : 'c-rail__link'} href={hrefOf(id)} aria-current={id === currentId ? 'page' : undefined}>
      <span>{name}</span>
      {count !== undefined && <small>{count}</small>}
    </Anchor>
  );
  return (
    <nav className="c-rail" aria-label="产品分类">
      <h2 className="c-rail__head">产品分类</h2>
      <ul>
        <li>{link(null, all)}</li>
        {categories.filter(isShown).map(({ id, catagoryName, spuCount }) => (
          <li key={id} className={id === openId ? 'c-rail__open' : undefined}>
            {link(id, catagoryName, spuCount)}
            {id === openId && (
              <ul>
                {children.filter(isShown).map((child) => (
                  <li key={child.id}>{link(child.id, child.catagoryName, child.spuCount)}</li>
                ))}
              </ul>
            )}
          </li>
        ))}
      </ul>
    </nav>
  );
}
