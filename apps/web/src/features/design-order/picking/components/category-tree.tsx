import type { CategoryNode } from '@portal/contract/catalog';
import { Anchor } from '@portal/ui';
import './category-tree.css';

interface CategoryTreeProps {
  categories: readonly CategoryNode[];
  current: number | null;
  hrefOf: (category: number | null) => string;
}

/** First categories with their second ones folded below; the branch one stands in is open, and those without goods are left out. Links, so the address remembers. */
export function CategoryTree({ categories, current, hrefOf }: CategoryTreeProps) {
  return (
    <nav className="do-tree" aria-label="产品分类">
      <ul>
        <li>
          <Anchor className="do-tree__link" href={hrefOf(null)} aria-current={current === null ? 'true' : undefined}>
            全部分类
          </Anchor>
        </li>
        {categories.map((first) => {
          const isHere = holds(first, current);
          if (first.spuCount === 0 && !isHere) return null;
          return (
            <li key={first.id}>
              <Anchor className={classOf(first)} href={hrefOf(first.id)} aria-current={first.id === current ? 'true' : undefined}>
                <span>{first.catagoryName}</span>
                <span className="do-tree__count">{first.spuCount}</span>
              </Anchor>
              {isHere && first.children.length > 0 && (
                <ul>
                  {first.children
                    .filter((second) => second.spuCount > 0 || second.id === current)
                    .map((second) => (
                      <li key={second.id}>
                        <Anchor
                          className={`${classOf(second)} do-tree__link--second`}
                          href={hrefOf(second.id)}
                          aria-current={second.id === current ? 'true' : undefined}
                        >
                          <span>{second.catagoryName}</span>
                          <span className="do-tree__count">{second.spuCount}</span>
                        </Anchor>
                      </li>
                    ))}
                </ul>
              )}
            </li>
          );
        })}
      </ul>
    </nav>
  );
}

const holds = (first: CategoryNode, id: number | null): boolean => first.id === id || first.children.some((second) => second.id === id);

/** Where the tab and what narrows it leave nothing. */
const classOf = ({ spuCount }: CategoryNode): string => (spuCount === 0 ? 'do-tree__link do-tree__link--none' : 'do-tree__link');
