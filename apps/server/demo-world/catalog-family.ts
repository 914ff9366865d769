/** What the tables of the demo catalogue are written in: families with their models, before they become rows. */
import type { AttributeValue } from '@portal/contract/catalog';

export type DemoAttributes = Readonly<Record<string, AttributeValue>>;

export interface Model {
  model: string;
  /** Dealers' price in yuan; null: no price yet; 0: free. */
  price: number | null;
  attributes?: DemoAttributes;
  /** No longer sold. */
  off?: true;
  /** Largest quantity a list may hold. */
  maxNum?: number;
}

/** One product family of the demo catalogue. Prices and models are invented. */
export interface Family {
  /** `dataId` of the second category. */
  category: string;
  /** Role in the handbook; absent where no sizing rule asks for such a product. */
  role?: string;
  name: string;
  /** Who makes it, where that is neither the provider nor the maker usual in the category. */
  brand?: string;
  desc: string;
  picture: string;
  /** The three attributes that stand on the product card, in this order. */
  telling: readonly [string, string, string];
  /** Shared by all models. */
  attributes?: DemoAttributes;
  models: readonly Model[];
  software?: true;
  /** The whole family is no longer sold. */
  off?: true;
  /** A model of the family that takes its place. */
  successor?: string;
  /** Sold by project only: 非经. */
  project?: true;
}

/** `HV-D1` + 28 → `HV-D128`; 13.5 → 135. Lens numbers in model names are tenths of a millimetre. */
export const tenths = (value: number): string => String(Math.round(value * 10)).padStart(2, '0');
