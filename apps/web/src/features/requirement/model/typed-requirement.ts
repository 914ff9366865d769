/** A requirement while it is typed: what is missing, and how it is handed in. */
import type { submitRequirement } from '@portal/contract/requirement';
import { joinCategories, PHONE_MAX, REQUIREMENT_PHONE, requirementCopy, shortPhone, type RequirementType } from '@portal/contract/requirement';
import type { BodyInputOf } from '@portal/contract/core';
import { dialledPhone } from '@portal/units';
import { placeOf, type Picked } from '../../region/index.ts';

export interface TypedRequirement {
  /** The project it was begun for; '' without one. What is said of it stands in the description. */
  designOrderId: string;
  /** Whether the desk may read the goods of that project; asked where there is one. */
  isDesignOrderShown: boolean;
  /** '' until it is chosen; everything else comes after it (REQUEST-1). */
  identity: '' | 'company' | 'person';
  companyName: string;
  contact: string;
  phone: string;
  budgetRangeCode: string;
  sceneId: string;
  categories: readonly string[];
  region: Picked;
  detailAddress: string;
  remark: string;
}
/** Those that must be filled, in the order of the form. */
export const ASKED = ['identity', 'companyName', 'contact', 'phone', 'sceneId', 'categories', 'budgetRangeCode', 'region', 'remark'] as const;
export type RequiredField = (typeof ASKED)[number];

export const NOTHING_TYPED: TypedRequirement = {
  designOrderId: '',
  isDesignOrderShown: true,
  identity: '',
  companyName: '',
  contact: '',
  phone: '',
  budgetRangeCode: '',
  sceneId: '',
  categories: [],
  region: [],
  detailAddress: '',
  remark: '',
};

/** A phone as it is dialled; one that is too long only for its hyphen goes without it. */
export const phoneOf = (typed: string): string => shortPhone(dialledPhone(typed));

/** What is wrong with each field, in the words of REQUEST-3; a company's name is asked of a company alone. */
export function faultsOf(typed: TypedRequirement): Partial<Record<RequiredField, string>> {
  const isEmpty = (text: string) => text.trim() === '';
  const phone = phoneOf(typed.phone);
  const faults: Record<RequiredField, string | false> = {
    identity: typed.identity === '' && requirementCopy.identityRequired,
    companyName: typed.identity === 'company' && isEmpty(typed.companyName) && requirementCopy.companyRequired,
    contact: isEmpty(typed.contact) && requirementCopy.contactRequired,
    phone: phone === '' ? requirementCopy.phoneRequired : (phone.length > PHONE_MAX || !REQUIREMENT_PHONE.test(phone)) && requirementCopy.phoneRule,
    sceneId: typed.sceneId === '' && requirementCopy.sceneRequired,
    categories: typed.categories.length === 0 && requirementCopy.categoryRequired,
    budgetRangeCode: typed.budgetRangeCode === '' && requirementCopy.budgetRequired,
    region: placeOf(typed.region) === null && requirementCopy.addressRequired,
    remark: isEmpty(typed.remark) && requirementCopy.remarkRequired,
  };
  return Object.fromEntries(Object.entries(faults).filter(([, words]) => words !== false));
}

/** As it is handed in; undefined while something is missing. */
export function bodyOf(typed: TypedRequirement, requirementTypeId: RequirementType): BodyInputOf<typeof submitRequirement> | undefined {
  const { identity, categories, region, companyName, designOrderId, isDesignOrderShown, ...texts } = typed;
  const place = placeOf(region);
  if (identity === '' || place === null || Object.keys(faultsOf(typed)).length > 0) return undefined;
  const { streetCode: _code, streetName: _name, ...three } = place;
  const rest = {
    ...texts,
    ...three,
    phone: phoneOf(texts.phone),
    categoryPath: joinCategories(categories),
    address: [three.provinceCode, three.cityCode, three.areaCode],
    clientSource: 1,
    entranceType: 10,
    requirementTypeId,
    ...(designOrderId === '' ? {} : { designOrderId, isDesignOrderShown }),
  };
  return identity === 'company' ? { identity, companyName, ...rest } : { identity, ...rest };
}

/** Which field a refusal of the server is about, by the name it has there. */
export function fieldOf(name: string): RequiredField | 'detailAddress' | undefined {
  if (name === 'categoryPath') return 'categories';
  if (/^(province|city|area)(Code|Name)$/.test(name)) return 'region';
  return name === 'detailAddress' ? name : ASKED.find((asked) => asked === name);
}
