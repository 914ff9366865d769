/** Front door of the roles: what products are for, what a line asks of a model, and how that is said. */
export { cameraAnalytics } from './camera-analytics.ts';
export { cameraHousing } from './camera-housing.ts';
export { handbookAttributes, handbookValue, catalogueWord } from './handbook-values.ts';
export { MANAGED_GATES, MANAGED_VIDEO } from './managed-systems.ts';
export { measured, meets, meetsFor, packsFor, packsOf, wantsOf } from './meets.ts';
export type { LineToMatch, Want } from './meets.ts';
export { poeStandardNames, poeStandards, servesClass } from './poe-standards.ts';
export type { PoeStandard } from './poe-standards.ts';
export { RELATED_MODELS } from './relation-codes.ts';
export { resolutionOf, resolutionRank, resolutions } from './resolutions.ts';
export { findRole, findRoleId } from './role-id.ts';
export { roleKinds } from './role-kind.ts';
export { isOfRole } from './role-line.ts';
export type { GivenLine, RoleAttribute, RoleLine } from './role-line.ts';
export { ROLE_ATTRIBUTE, roleAttributesOf, roleName, roleOf, rolesOf, roleUnit } from './role-of.ts';
export type { RoleId } from './role-table.ts';
export { askedText, attributeLabel, attributeText, wantedText } from './wanted-text.ts';
