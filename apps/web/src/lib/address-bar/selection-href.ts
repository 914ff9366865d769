/** The selected-product list itself, open over the page on which products are picked. */
export const SELECTION_HREF = '/tool/designOrder/selection?list=1';
