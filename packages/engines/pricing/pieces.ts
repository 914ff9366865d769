/** A model and how many of it: a whole number above 0. */
export interface Pieces {
  skuNo: string;
  quantity: number;
}
