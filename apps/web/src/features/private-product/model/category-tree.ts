import type { CategoryNode } from '@portal/contract/catalog';
import type { PrivateCategory } from '@portal/contract/private-product';

/** Categories of products of one's own as those of the goods are shown: first ones with their second ones below; 其他 has none. */
export const categoryTreeOf = (categories: readonly PrivateCategory[]): CategoryNode[] =>
  categories.map(({ children, ...first }) => ({ ...nodeOf(first), children: children.filter(({ id }) => id !== first.id).map(nodeOf) }));

const nodeOf = ({ id, itemValue, spuCount }: Pick<PrivateCategory, 'id' | 'itemValue' | 'spuCount'>): CategoryNode => ({
  id,
  catagoryName: itemValue,
  dataId: '',
  spuCount,
  children: [],
});
