/** What is typed of a product: read from one that is there, judged (PRIVATE-1), kept in the tab, sent. */
import { isNameText, isVisible, lengthUpTo, NAME_UNREADABLE, stripBlanks } from '@portal/contract/core';
import type { PrivateCategory, PrivateProduct } from '@portal/contract/private-product';
import { PRIVATE_BRAND_MAX, PRIVATE_DESC_MAX, PRIVATE_NAME_MAX, readPrivatePrice, type PrivatePriceProblem } from '@portal/engines/goods';
import { lettersOf, yuanDigits } from '@portal/units';

export interface TypedProduct {
  spuName: string;
  /** Number of a second category; '': none chosen. */
  category: string;
  price: string;
  brandName: string;
  spuDesc: string;
  modelRemark: string;
  unit: string;
  pictures: readonly { fileId: string; fvUrl: string }[];
  /** By code, as typed. */
  attributes: Readonly<Record<string, string>>;
  isSelected: boolean;
}

export interface ProductBody {
  spuName: string;
  categoryValueSelect: number;
  price: number;
  brandName: string;
  spuDesc: string;
  modelRemark: string;
  unit: string;
  mainPics: string[];
  attributes: Record<string, string>;
  save2DesignSelection: 0 | 1;
}

export type ProductFaults = Readonly<Record<string, string>>;

/** The sentences of the contract, handed in: it loads with the form. */
interface Sentences {
  nameRequired: string;
  nameLength: string;
  categoryRequired: string;
  brandRequired: string;
  price: Readonly<Record<PrivatePriceProblem, string>>;
}

const NOTHING: TypedProduct = {
  spuName: '',
  category: '',
  price: '',
  brandName: '',
  spuDesc: '',
  modelRemark: '',
  unit: '',
  pictures: [],
  attributes: {},
  isSelected: false,
};

const textOf = (value: PrivateProduct['attributes'][string]): string =>
  typeof value === 'boolean' ? (value ? '是' : '否') : typeof value === 'object' ? value.join('、') : String(value);

/** As prices are typed: `12.50`, and `68` where there are no fen. */
const typedPrice = (price: number): string => (Number.isInteger(price) ? String(price) : yuanDigits(price));

export const typedOf = (product: PrivateProduct | null): TypedProduct =>
  product === null
    ? NOTHING
    : {
        ...NOTHING,
        spuName: product.spuName,
        category: String(product.categoryValueSelect),
        price: typedPrice(product.price),
        brandName: product.brandName,
        spuDesc: product.spuDesc,
        modelRemark: product.modelRemark,
        unit: product.unit,
        pictures: product.mainPics,
        attributes: Object.fromEntries(Object.entries(product.attributes).map(([code, value]) => [code, textOf(value)])),
      };

const NAMES = ['spuName', 'brandName', 'modelRemark', 'unit'] as const;

/** What is wrong, a sentence a field; nothing: it can be sent. The server judges attributes and pictures. */
export function faultsOf(typed: TypedProduct, copy: Sentences): ProductFaults {
  const [name, brand, price] = [stripBlanks(typed.spuName), stripBlanks(typed.brandName), readPrivatePrice(typed.price)];
  return {
    ...(!isVisible(name) ? { spuName: copy.nameRequired } : lettersOf(name) > PRIVATE_NAME_MAX && { spuName: copy.nameLength }),
    ...(typed.category === '' && { categoryValueSelect: copy.categoryRequired }),
    ...(!price.ok && { price: copy.price[price.problem] }),
    ...(!isVisible(brand) ? { brandName: copy.brandRequired } : lettersOf(brand) > PRIVATE_BRAND_MAX && { brandName: lengthUpTo(PRIVATE_BRAND_MAX) }),
    ...Object.fromEntries(NAMES.filter((field) => !isNameText(stripBlanks(typed[field]))).map((field) => [field, NAME_UNREADABLE])),
    ...(lettersOf(typed.spuDesc.trim()) > PRIVATE_DESC_MAX && { spuDesc: lengthUpTo(PRIVATE_DESC_MAX) }),
  };
}

/** Of those the ones about length, which are told while one types: a box takes more than the limit, so that nothing typed or pasted is cut in silence. */
export function lengthFaultsOf(typed: TypedProduct, copy: Sentences): ProductFaults {
  const price = readPrivatePrice(typed.price);
  return {
    ...(lettersOf(stripBlanks(typed.spuName)) > PRIVATE_NAME_MAX && { spuName: copy.nameLength }),
    ...(!price.ok && ['tooLong', 'tooHigh', 'decimals'].includes(price.problem) && { price: copy.price[price.problem] }),
    ...(lettersOf(stripBlanks(typed.brandName)) > PRIVATE_BRAND_MAX && { brandName: lengthUpTo(PRIVATE_BRAND_MAX) }),
    ...(lettersOf(typed.spuDesc.trim()) > PRIVATE_DESC_MAX && { spuDesc: lengthUpTo(PRIVATE_DESC_MAX) }),
  };
}

/** What is wrong with a price that was typed and left; an empty box is told of when it is saved, not in passing. */
export function leftPriceFault(typed: string, { price: said }: Pick<Sentences, 'price'>): ProductFaults {
  const price = readPrivatePrice(typed);
  return price.ok || price.problem === 'missing' ? {} : { price: said[price.problem] };
}

/** As it is sent; of what cannot be judged here nothing is left out. `attributes` of another category stay behind. */
export function bodyOf(typed: TypedProduct, categories: readonly PrivateCategory[]): ProductBody {
  const price = readPrivatePrice(typed.price);
  const known = attributesOf(typed, categories).map(({ code }) => code);
  return {
    spuName: stripBlanks(typed.spuName),
    categoryValueSelect: Number(typed.category),
    price: price.ok ? price.price : 0,
    brandName: stripBlanks(typed.brandName),
    spuDesc: typed.spuDesc.trim(),
    modelRemark: typed.modelRemark.trim(),
    unit: typed.unit.trim(),
    mainPics: typed.pictures.map(({ fileId }) => fileId),
    attributes: Object.fromEntries(Object.entries(typed.attributes).filter(([code, text]) => known.includes(code) && text.trim() !== '')),
    save2DesignSelection: typed.isSelected ? 1 : 0,
  };
}

/** Attributes of the category that is chosen. */
export const attributesOf = ({ category }: Pick<TypedProduct, 'category'>, categories: readonly PrivateCategory[]) =>
  categories.flatMap(({ children }) => children).find(({ id }) => String(id) === category)?.attributes ?? [];

export const isChanged = (typed: TypedProduct, before: TypedProduct): boolean => JSON.stringify(typed) !== JSON.stringify(before);
