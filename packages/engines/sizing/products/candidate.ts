import type { RoleAttribute } from '../../roles/index.ts';

/** A model of the catalogue as the choice sees it. */
export interface Candidate {
  skuNo: string;
  /** Its family; only a line with a relation asks. */
  spuNo?: string;
  /** For this buyer, yuan; null: 暂无价格. */
  price: number | null;
  stockTotal: number;
  /** How long its maker answers for it; absent or null: not known, taken as the usual time. */
  warrantyMonths?: number | null;
  /** Handbook names and codes (`handbookAttributes`). */
  attributes: Readonly<Record<string, RoleAttribute>>;
}

/** All models that can play a role, by role. */
export type Candidates<C extends Candidate = Candidate> = ReadonlyMap<string, readonly C[]>;

/** For tests and figures: models by the roles each can play (`rolesOf`), as a portal keeps them for a state of its catalogue. */
export function indexCandidates<C extends Candidate>(models: Iterable<{ roles: readonly string[]; candidate: C }>): Candidates<C> {
  const byRole = new Map<string, C[]>();
  for (const { roles, candidate } of models) {
    for (const role of roles) {
      const listed = byRole.get(role);
      if (listed) listed.push(candidate);
      else byRole.set(role, [candidate]);
    }
  }
  return byRole;
}
