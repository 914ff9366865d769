import type { AttributeValue, RoleAttribute } from '@portal/contract/catalog';
import { handbookAttributes, roleAttributesOf, roleOf, rolesOf } from '@portal/engines/sizing';

/** A model as the catalogue keeps it: dataId of its second category, brand of its family, attributes in the catalogue's words. */
export interface Classified {
  secondCategory: string;
  brandName: string;
  attributes: Readonly<Record<string, AttributeValue>>;
}

/** What a model is to the engineering rules. */
export interface RoleFacts {
  /** Role of the engineering handbook (`ipCamera`, `nvr` …); null: none the rules know. */
  role: string | null;
  /** What the rules read of the model: handbook names, units and codes. */
  roleAttributes: Record<string, RoleAttribute>;
}

/** What a model counts as in a list. */
export function roleFactsOf(model: Classified): RoleFacts {
  const role = roleOf(model);
  return { role, roleAttributes: role === null ? {} : roleAttributesOf(role, handbookNames(model)) };
}

/** Every role a model may be chosen for, each with what the rules read of the model in it. */
export function rolesPlayed(model: Classified): { role: string; attributes: Record<string, RoleAttribute> }[] {
  const roles = rolesOf(model);
  if (roles.length === 0) return [];
  const attributes = handbookNames(model);
  return roles.map((role) => ({ role, attributes: roleAttributesOf(role, attributes) }));
}

// the rules read the brand as an attribute, the catalogue keeps it with the family
const handbookNames = ({ brandName, attributes }: Classified) => handbookAttributes({ brand: brandName, ...attributes });
