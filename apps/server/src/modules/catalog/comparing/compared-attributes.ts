/** What models say of themselves, beside each other. Pure. */
import type { AttributeValue } from '@portal/contract/catalog';
import { valueLabel } from '../attribute-label.ts';
import type { AttributeRow, Taxonomy } from '../taxonomy/taxonomy.ts';
import type { ComparableModel } from './store.ts';

/** For machines that plan, not for people who read. */
const UNSHOWN = new Set(['role']);

export interface ComparedAttribute {
  attrName: string;
  attrGroup: string;
  /** One for each model; '' where it says nothing. */
  values: string[];
}

/** A row for each attribute that one of the models has, in reading order, and for how long they are warranted. */
export function comparedAttributes(
  { attributes }: Pick<Taxonomy, 'attributes'>,
  models: readonly Pick<ComparableModel, 'attributes' | 'warrantyMonths'>[],
): ComparedAttribute[] {
  const rows = attributes
    .filter(({ code }) => !UNSHOWN.has(code))
    .map((attribute) => ({
      attrName: attribute.attrName,
      attrGroup: attribute.attrGroup,
      values: models.map((model) => said(attribute, model.attributes[attribute.code])),
    }));
  const warranty = { attrName: '质保', attrGroup: '服务', values: models.map(({ warrantyMonths: months }) => (months === null ? '' : `${months} 个月`)) };
  return [...rows, warranty].filter(({ values }) => values.some((value) => value !== ''));
}

const said = (attribute: AttributeRow, value: AttributeValue | undefined): string =>
  value === undefined ? '' : Array.isArray(value) ? value.join('、') : valueLabel(attribute, String(value));
