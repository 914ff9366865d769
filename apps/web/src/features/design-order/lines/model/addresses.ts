/** Where the room's pages are; without what reads their addresses, for pages that only lead here. */
export const PICKING_PATH = '/tool/designOrder/selection';
export const ORDERS_PATH = '/tool/designOrder';

export const detailHref = (id: string): string => `${ORDERS_PATH}/detail?id=${encodeURIComponent(id)}`;

/** Where an order is edited (DESIGN-8). */
export const editHref = (id: string): string => `${ORDERS_PATH}/detail/edit?id=${encodeURIComponent(id)}`;

/** Where an order of type 11 is planned (DESIGN-13). */
export const surveyHref = (id: string): string => `/survey?id=${encodeURIComponent(id)}`;

/** Behind the # of an order's address: its page opens with the export dialog. */
export const EXPORT_HASH = '#export';
export const exportDialogHref = (id: string): string => detailHref(id) + EXPORT_HASH;

/** Where construction and cable are chosen for an order (DESIGN-14). */
export const orderSiteWorksHref = (id: string): string => `${PICKING_PATH}?id=${encodeURIComponent(id)}&tab=private&customFilterRemind=1`;
