/** Where quantities stand: the caller's selected-product list, or a design order of the caller's. */
export type ListTarget = { kind: 'selection' } | { kind: 'order'; id: string };
