import type { CategoryNode } from '@portal/contract/catalog';

export interface CategoryTrail {
  first: CategoryNode | null;
  second: CategoryNode | null;
}

/** The first category an id stands for or under, and the second where it is one. Both null: no such category. */
export function categoryTrail(categories: readonly CategoryNode[], id: number | null): CategoryTrail {
  for (const first of categories) {
    if (first.id === id) return { first, second: null };
    const second = first.children.find((child) => child.id === id);
    if (second) return { first, second };
  }
  return { first: null, second: null };
}
