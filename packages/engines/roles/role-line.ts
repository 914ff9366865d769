/**
 * Products by role: a category with required attributes, before a model is chosen. The currency between calculators,
 * recommendations, the list check and the catalogue. `attributes` use the handbook's names, units and codes.
 */
export interface RoleLine {
  role: string;
  quantity: number;
  attributes: Readonly<Record<string, RoleAttribute>>;
}
export type RoleAttribute = number | string | boolean | readonly string[];
