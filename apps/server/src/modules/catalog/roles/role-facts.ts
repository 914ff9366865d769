import type { AttributeValue, RoleAttribute } from '@portal/contract/catalog';
import { cameraAnalytics, cameraHousing, handbookAttributes, roleAttributesOf, roleOf, rolesOf, type RoleId } from '@portal/engines/roles';

/** A model as the catalogue keeps it: dataId of its second category, brand of its family, attributes in the catalogue's words. */
export interface Classified {
  secondCategory: string;
  brandName: string;
  attributes: Readonly<Record<string, AttributeValue>>;
}

/** What a model is to the engineering rules. */
export interface RoleFacts {
  /** Role of the handbook (`ipCamera`, `nvr` …); null: none the rules know. */
  role: RoleId | null;
  /** What the rules read of the model: handbook names, units and codes. */
  roleAttributes: Record<string, RoleAttribute>;
}

/** An accessory that can be had, as the relation of a family names it. */
export interface RelatedModel extends Pick<Classified, 'secondCategory' | 'attributes'> {
  skuNo: string;
  spuNo: string;
  need: 'needed' | 'optional';
}

/** What a model counts as in a list. `related`: accessories of its family, needed ones first. */
export function roleFactsOf(model: Classified, related: readonly RelatedModel[] = []): RoleFacts {
  const role = roleOf(model);
  if (role === null) return { role, roleAttributes: {} };
  const attributes = roleAttributesOf(role, handbookNames(model));
  return { role, roleAttributes: { ...attributes, ...mountingOf(role, model), ...bracketsFor(attributes['bracket'], related) } };
}

/** Housings whose joint lies outside them: outdoors in a box. A PTZ's lies in its arm. */
const BOXED_HOUSINGS: ReadonlySet<string> = new Set(['dome-camera', 'turret-camera', 'bullet-camera', 'thermal-camera']);

/** What a camera's category says of its place: on the air or on a cable, with a junction box or without. */
const mountingOf = (role: RoleId, { secondCategory }: Classified): Record<string, RoleAttribute> =>
  role === 'ipCamera' ? { wireless: secondCategory === 'wireless-camera', junctionBox: BOXED_HOUSINGS.has(secondCategory) } : {};

/** As many as an attribute may hold (`RoleAttribute`). */
const RELATED_MAX = 100;

/**
 * Brackets by the family's own relation, for a model that needs one: those of its mounting; where there are none, those it does
 * not work without, whose mounting then is the one it needs. `bracketSkus`: models to offer, best first; `bracketSpus`: families
 * that fit, those of any needed bracket among them. Nothing where none is registered: then the mounting decides.
 */
function bracketsFor(mounting: RoleAttribute | undefined, related: readonly RelatedModel[]): Record<string, RoleAttribute> {
  if (typeof mounting !== 'string') return {};
  const brackets = related.flatMap(({ skuNo, spuNo, need, ...model }) => {
    const facts = roleFactsOf({ ...model, brandName: '' });
    return facts.role === 'bracket' ? [{ skuNo, spuNo, isNeeded: need === 'needed', type: facts.roleAttributes['type'] }] : [];
  });
  const needed = brackets.filter(({ isNeeded }) => isNeeded);
  const mounted = brackets.filter(({ type }) => type === mounting);
  const offered = mounted.length > 0 ? mounted : needed;
  const type = offered[0]?.type;
  if (typeof type !== 'string') return {};
  return {
    bracket: type,
    bracketSkus: offered
      .filter((one) => one.type === type)
      .map(({ skuNo }) => skuNo)
      .slice(0, RELATED_MAX),
    bracketSpus: [...new Set([...offered, ...needed].map(({ spuNo }) => spuNo))].slice(0, RELATED_MAX),
  };
}

/** Every role a model may be chosen for, each with what the rules read of the model in it. */
export function rolesPlayed(model: Classified): { role: RoleId; attributes: Record<string, RoleAttribute> }[] {
  const roles = rolesOf(model);
  if (roles.length === 0) return [];
  const attributes = handbookNames(model);
  return roles.map((role) => ({ role, attributes: roleAttributesOf(role, attributes) }));
}

/** The rules read brand, housing and analytics as attributes; the catalogue keeps the first with the family and tells the others by category and features. */
function handbookNames({ secondCategory, brandName, attributes }: Classified): Record<string, RoleAttribute> {
  const housing = cameraHousing(secondCategory, attributes);
  const analytics = cameraAnalytics(attributes);
  return handbookAttributes({ brand: brandName, ...(housing !== null && { housing }), ...(analytics !== null && { analytics }), ...attributes });
}
