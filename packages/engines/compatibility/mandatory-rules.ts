/** What a code makes mandatory: a recommendation put it into the list, and it may not be left out without a word. Source: CHECK-13. */
import { sumOf } from '../inputs/index.ts';
import { meets, roleName, wantedText, wantsOf } from '../roles/index.ts';
import { assignPieces } from './assign-pieces.ts';
import type { CheckedList } from './demand.ts';
import type { Findings } from './findings.ts';

/** Rule 20: as many of each as the recommendation asked for, whatever model they are; a piece counts for one of them only. */
export function checkMandatory({ all, mandatory }: CheckedList, findings: Findings): void {
  const listed = new Set<string | null>(all.map(({ role }) => role));
  const asked = mandatory.filter(({ beside }) => beside.length === 0 || beside.some((role) => listed.has(role)));
  const alike = [...Map.groupBy(asked, ({ role, attributes, clause }) => JSON.stringify([role, attributes, clause])).values()];
  const needs = alike.flatMap((same) => {
    const [first] = same;
    return first === undefined ? [] : [{ ...first, quantity: sumOf(same, ({ quantity }) => quantity) }];
  });
  const wants = needs.map(wantsOf);
  const { unmet } = assignPieces(
    needs.map(({ quantity }) => quantity),
    all.map(({ quantity }) => quantity),
    (need, stock) => all[stock]?.role === needs[need]?.role && (wants[need] ?? []).every((want) => meets(want, all[stock]?.attributes ?? {})),
  );
  for (const [place, { role, attributes, quantity, clause }] of needs.entries()) {
    const missing = unmet[place] ?? 0;
    if (missing === 0) continue;
    const wanted = wantedText(role, attributes);
    const name = wanted === '' ? roleName(role) : `${roleName(role)} ${wanted}`;
    findings.report({
      code: 'MANDATORY_MISSING',
      severity: 'error',
      rule: '20',
      subject: `${name}（${clause}）`,
      shortBy: missing,
      why: `智能配单按 ${clause} 配了 ${quantity} 件${name}，不能省去；清单里还有 ${quantity - missing} 件`,
      about: all.filter((line) => line.role === role),
      cures: [findings.add({ role, quantity: missing, attributes })],
    });
  }
}
