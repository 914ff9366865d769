import { RELATED_MODELS, type RoleAttribute, type RoleId } from '../../roles/index.ts';
import type { Candidate } from './candidate.ts';

type Attributes = Readonly<Record<string, RoleAttribute>>;

/** What is said of a model that was chosen by its type, because the product it is for names none that fit. */
export const UNRELATED_TEXT = '未登记适配关系，按安装方式推荐，请核对';

/** Roles whose models fit certain products only: a bracket holds the cameras it was made for. */
const RELATED_ROLES: ReadonlySet<string> = new Set<RoleId>(['bracket']);

const wordsOf = (value: RoleAttribute | undefined): readonly string[] => (Array.isArray(value) ? value.filter((word) => typeof word === 'string') : []);

/** Of models that fit those whose family the line's own relation names; all where it names none, or none of them can be had. */
export function relatedModels<C extends Candidate>(attributes: Attributes, fitting: readonly C[]): readonly C[] {
  const families = new Set(wordsOf(attributes[RELATED_MODELS.families]));
  const related = families.size === 0 ? [] : fitting.filter(({ spuNo }) => spuNo !== undefined && families.has(spuNo));
  return related.length > 0 ? related : fitting;
}

/** The models a relation names itself and that are there in the whole quantity, in its order, and all others. */
export function namedModels<C extends Candidate>(
  { attributes, quantity }: { attributes: Attributes; quantity: number },
  models: readonly C[],
): { named: C[]; others: readonly C[] } {
  const names = wordsOf(attributes[RELATED_MODELS.models]);
  if (names.length === 0) return { named: [], others: models };
  const named = names.flatMap((skuNo) => models.find((model) => model.skuNo === skuNo && model.stockTotal >= quantity) ?? []);
  return { named, others: models.filter((model) => !named.includes(model)) };
}

/** `UNRELATED_TEXT` where a model of such a role was chosen though no relation names it; null otherwise. */
export function relationNote({ role, attributes }: { role: string; attributes: Attributes }, chosen: Pick<Candidate, 'spuNo'> | null): string | null {
  if (chosen === null || !RELATED_ROLES.has(role)) return null;
  const families = wordsOf(attributes[RELATED_MODELS.families]);
  return chosen.spuNo !== undefined && families.includes(chosen.spuNo) ? null : UNRELATED_TEXT;
}
