import { roleTable, type RoleId } from './role-table.ts';
import type { Role } from './role.ts';

/** What the handbook's list check calls otherwise than its scenarios; lists kept and catalogues imported may say either. */
const OTHER_NAMES: ReadonlyMap<unknown, RoleId> = new Map([['ups', 'upsHost']]);

const isRoleId = (name: unknown): name is RoleId => typeof name === 'string' && Object.hasOwn(roleTable, name);

/** The role that goes by this name; null for anything else. */
export const findRoleId = (name: unknown): RoleId | null => OTHER_NAMES.get(name) ?? (isRoleId(name) ? name : null);

/** What is known of the role that goes by this name; null for anything else. */
export function findRole(name: unknown): Role | null {
  const id = findRoleId(name);
  return id === null ? null : roleTable[id];
}
