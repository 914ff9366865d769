import { roleKinds } from '@portal/engines/roles';
import { choiceTotals } from '../../product-choice/index.ts';
import { boughtOf, type ShownTierLine } from './shown-tier.ts';

export interface RecommendedGroup {
  id: string;
  name: string;
  lines: ShownTierLine[];
  /** Yuan; what has no price is not in it. */
  amount: number;
  /** What is to be looked at before it is ordered: `1 项未匹配`. */
  open: string[];
}

/** So many lines are read at a glance; more are told part by part. */
export const LINES_AT_A_GLANCE = 16;

/** The parts of a system that lines belong to, in the order of quotations; null where the lines are few, or of one part. */
export function lineGroups(lines: readonly ShownTierLine[]): RecommendedGroup[] | null {
  if (lines.length <= LINES_AT_A_GLANCE) return null;
  const groups = roleKinds
    .map(({ id, name, roles }) =>
      lineGroup(
        id,
        name,
        lines.filter(({ role }) => roles.some((one) => one === role)),
      ),
    )
    .filter((group) => group.lines.length > 0);
  return groups.length > 1 ? groups : null;
}

function lineGroup(id: string, name: string, lines: ShownTierLine[]): RecommendedGroup {
  const bought = lines.filter(({ buyQuantity }) => buyQuantity > 0);
  const counted = (count: number, what: string): string[] => (count === 0 ? [] : [`${count} 项${what}`]);
  return {
    id,
    name,
    lines,
    amount: choiceTotals(lines.map(boughtOf)).amount,
    open: [
      ...counted(bought.filter(({ chosen }) => chosen === null).length, '未匹配'),
      ...counted(bought.filter(({ chosen }) => chosen?.price === null).length, '暂无价格'),
      ...counted(bought.filter(({ chosen, isShort }) => isShort && chosen !== null).length, '库存不够'),
    ],
  };
}
