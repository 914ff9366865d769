/** What the pages reckon by themselves. */
import type { Mutation } from './mutation.ts';

export const pagesMutations: readonly Mutation[] = [
  {
    name: 'three-way-merge',
    file: 'apps/web/src/features/design-order/selection/model/merge-lines.ts',
    from: 'old?.quantity === own.quantity ? other : own',
    to: 'own',
    test: 'apps/web/src/features/design-order/selection/model/selection-store.test.ts',
  },
];
