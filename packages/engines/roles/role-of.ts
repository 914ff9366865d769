import { findRole, findRoleId } from './role-id.ts';
import type { RoleAttribute } from './role-line.ts';
import { roleTable, type RoleId } from './role-table.ts';
import type { Role } from './role.ts';

type Attributes = Readonly<Record<string, RoleAttribute>>;

export interface RolePlayer {
  /** `dataId` of the model's second category. */
  secondCategory: string;
  /** In the catalogue's words or the handbook's codes. */
  attributes: Attributes;
}

/** The attribute of a model that names its role outright. */
export const ROLE_ATTRIBUTE = 'role';

/**
 * Categories that also hold products of no role (a 24 V supply among the 12 V ones, fibre among the patch cords).
 * There only the attribute `role` says what a model is; the category alone would be a guess.
 */
const MIXED_CATEGORIES: ReadonlySet<string> = new Set([
  'access-software',
  'breaker',
  'ceiling-bracket',
  'central-power',
  'display-software',
  'fibre-cable',
  'intercom-master',
  'junction-box',
  'led-indoor',
  'led-outdoor',
  'licence',
  'parking-host',
  'parking-software',
  'passage-fitting',
  'patch-cord',
  'platform',
  'pole',
  'rack-fitting',
  'trunking',
  'wall-bracket',
]);

const soleRoles: ReadonlyMap<string, RoleId> = (() => {
  const claims = new Map<string, RoleId[]>();
  for (const [role, { categories, isNamed }] of Object.entries(roleTable) as [RoleId, Role][]) {
    for (const category of isNamed ? [] : categories) claims.set(category, [...(claims.get(category) ?? []), role]);
  }
  return new Map([...claims].flatMap(([category, [only, ...others]]) => (only !== undefined && others.length === 0 ? [[category, only] as const] : [])));
})();

const statedRole = ({ attributes }: RolePlayer): RoleId | null => findRoleId(attributes[ROLE_ATTRIBUTE]);
const categoryRole = ({ secondCategory }: RolePlayer): RoleId | null => (MIXED_CATEGORIES.has(secondCategory) ? null : (soleRoles.get(secondCategory) ?? null));

/**
 * What a model of the catalogue is for: the role its attribute `role` names, else the one role that claims its second
 * category; null where several do, none does, or the category is mixed. For the rules of the list check.
 */
export const roleOf = (model: RolePlayer): RoleId | null => statedRole(model) ?? categoryRole(model);

/**
 * Every role a model can be chosen for: `roleOf`, and that of its category where it names another (a counting camera is
 * an `ipCamera` for the recorder and a `peopleCounter` for the counting calculator). Only the one it names where that is played by
 * name alone: a terminal made for gates is none for doors. For the index of candidates.
 */
export function rolesOf(model: RolePlayer): RoleId[] {
  const stated = statedRole(model);
  if (stated !== null && findRole(stated)?.isNamed === true) return [stated];
  return [...new Set([stated, categoryRole(model)].filter((role) => role !== null))];
}

/** Of a model's attributes (handbook codes) those that checks, sizing and tiers read for this role; {} for an unknown role. */
export function roleAttributesOf(role: string, attributes: Attributes): Record<string, RoleAttribute> {
  const read: Record<string, RoleAttribute> = {};
  const found = findRole(role);
  for (const { code } of found === null ? [] : [...found.attributes, ...(found.better ?? [])]) {
    const value = Object.hasOwn(attributes, code) ? attributes[code] : undefined;
    if (value !== undefined) read[code] = value;
  }
  return read;
}

/** `网络摄像机`; a role nobody knows is said as it is. */
export const roleName = (role: string): string => findRole(role)?.name ?? role;

/** What it is counted in: `台`. */
export const roleUnit = (role: string): string => findRole(role)?.unit ?? '个';
