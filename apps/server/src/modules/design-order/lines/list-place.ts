import type { ListPlace } from '@portal/contract/design-order';

/** A place as the column `target` stores it, in every table that keeps something of a place: '' for the list, else the order's id. */
export const targetOf = (place: ListPlace): string => (place.kind === 'order' ? place.id : '');
