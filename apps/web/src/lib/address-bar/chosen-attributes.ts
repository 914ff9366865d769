/** `attributesStr`: conditions on the attributes of goods, as addresses and calls have them: `code:value!!!code:value`. */
import type { Word } from '@portal/client/page-query';
import { ATTRIBUTE_CODES_MAX, ATTRIBUTES_LENGTH_MAX } from '@portal/contract/catalog/limits';

export interface ChosenAttribute {
  code: string;
  value: string;
}

const SEPARATOR = '!!!';

export const sameAttribute = (a: ChosenAttribute, b: ChosenAttribute): boolean => a.code === b.code && a.value === b.value;
export const attributesStr = (attributes: readonly ChosenAttribute[]): string => attributes.map(({ code, value }) => `${code}:${value}`).join(SEPARATOR);

/** Values of one code are alternatives, different codes must all hold. As many codes as the server takes. */
export const chosenAttributes: Word<readonly ChosenAttribute[]> = {
  usual: [],
  read(text) {
    const chosen: ChosenAttribute[] = [];
    const codes = new Set<string>();
    for (const pair of text.slice(0, ATTRIBUTES_LENGTH_MAX).split(SEPARATOR)) {
      const colon = pair.indexOf(':');
      const attribute = { code: pair.slice(0, Math.max(0, colon)).trim(), value: pair.slice(colon + 1).trim() };
      if (attribute.code === '' || attribute.value === '' || chosen.some((one) => sameAttribute(one, attribute))) continue;
      if (codes.size === ATTRIBUTE_CODES_MAX && !codes.has(attribute.code)) continue;
      codes.add(attribute.code);
      chosen.push(attribute);
    }
    return chosen;
  },
  write: attributesStr,
};
