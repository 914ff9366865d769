/** Where lines stand: the caller's selected-product list, or a design order of the caller's. */
export type ListPlace = { kind: 'selection' } | { kind: 'order'; id: string };

/** The place a field `designOrderId` means: an order by its id, none: the list. */
export const listPlaceOf = (designOrderId: string | null = null): ListPlace =>
  designOrderId === null ? { kind: 'selection' } : { kind: 'order', id: designOrderId };

/** The field `designOrderId` that means this place; null: the list. */
export const designOrderIdOf = (place: ListPlace): string | null => (place.kind === 'order' ? place.id : null);
