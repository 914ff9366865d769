import type { CategoryNode } from '@portal/contract/catalog';
import type { DesignLine } from '@portal/contract/design-order';

/** Where a line stands among the categories, from the first down: `first > second` as its categories are called; fewer, or none, where they are unknown. */
export function categoriesOfLine({ productCategory }: Pick<DesignLine, 'productCategory'>, tree: readonly CategoryNode[]): CategoryNode[] {
  const path: CategoryNode[] = [];
  let level = tree;
  for (const name of productCategory.split('>')) {
    const node = level.find(({ catagoryName }) => catagoryName === name.trim());
    if (!node) break;
    path.push(node);
    level = node.children;
  }
  return path;
}
