import type { RoleId } from './role-table.ts';

export type RoleAttribute = number | string | boolean | readonly string[];

/** A line as it comes from outside: nobody has looked whether its role is one. */
export interface GivenLine {
  role: string;
  quantity: number;
  attributes: Readonly<Record<string, RoleAttribute>>;
}

/**
 * Products by role: a category with required attributes, before a model is chosen. The currency between calculators,
 * recommendations, the list check and the catalogue. `attributes` use the handbook's names, units and codes.
 */
export interface RoleLine extends GivenLine {
  role: RoleId;
}

export const isOfRole = ({ role }: Pick<GivenLine, 'role'>, id: RoleId): boolean => role === id;
