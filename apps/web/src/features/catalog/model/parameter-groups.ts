/** What a product page says of a model, in groups: a file of its own, since lists show nothing of it. */
import type { Sku, SpuAttribute } from '@portal/contract/catalog';
import { attributeText } from './attribute-text.ts';
import { differingAttributes, UNSHOWN } from './family.ts';

export interface Parameter {
  code: string;
  name: string;
  text: string;
  /** Other models of the family say something else here. */
  differs: boolean;
}

export interface ParameterGroup {
  group: string;
  parameters: Parameter[];
}

/** Parameters of one model by group, in reading order, its warranty and where it is made last; attributes it has not are left out, and so is a group without any. */
export function parameterGroups(sku: Sku, skus: readonly Sku[], rows: readonly SpuAttribute[]): ParameterGroup[] {
  const differing = new Set(differingAttributes(skus, rows).map(({ code }) => code));
  const groups = new Map<string, Parameter[]>();
  const put = (group: string, parameter: Parameter) => void groups.set(group, [...(groups.get(group) ?? []), parameter]);
  for (const { code, attrName, unit, attrGroup } of rows) {
    const value = sku.attributes[code];
    if (value === undefined || UNSHOWN.has(code)) continue;
    put(attrGroup, { code, name: attrName, text: attributeText(value, unit), differs: differing.has(code) });
  }
  const { warrantyMonths: months } = sku;
  if (months !== null) {
    const differs = skus.some(({ warrantyMonths }) => warrantyMonths !== months);
    put('服务', { code: 'warrantyMonths', name: '质保', text: `${months} 个月`, differs });
  }
  const { madeIn = '' } = sku;
  if (madeIn !== '') put('服务', { code: 'madeIn', name: '产地', text: madeIn, differs: skus.some((other) => other.madeIn !== madeIn) });
  return [...groups].map(([group, parameters]) => ({ group, parameters }));
}
