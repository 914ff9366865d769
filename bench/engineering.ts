/**
 * The engineering rules in milliseconds: each calculator and scenario at the inputs its page opens with, recommendations over
 * as many models as asked, the check of a list of 500 lines. Quickest of many runs of the median, after warming up.
 */
import * as calculators from '@portal/engines/calculators';
import { BRIEF_EFFORT, compatCheck, curesOf, roleLineOf, VERDICT_EFFORT, WHOLE_EFFORT } from '@portal/engines/compatibility';
import { handbookAttributes, rolesOf, type RoleLine } from '@portal/engines/roles';
import { indexCandidates, recommendTiers, scenarioPlans, type Candidate } from '@portal/engines/sizing';
import { demoCatalog } from '@portal/server/demo-world/catalog';
import { roleFactsOf } from '../apps/server/src/modules/catalog/roles/role-facts.ts';

const ROUNDS = 7;
const RUNS = 21;

/** Median of the runs of the best round, milliseconds. */
function timeOf(work: () => void): number {
  for (let i = 0; i < RUNS; i++) work();
  const rounds = Array.from({ length: ROUNDS }, () => {
    const times = Array.from({ length: RUNS }, () => {
      const began = performance.now();
      work();
      return performance.now() - began;
    });
    return times.toSorted((a, b) => a - b)[Math.floor(RUNS / 2)] ?? 0;
  });
  return Math.min(...rounds);
}

const plans = (Object.values(calculators) as unknown[]).filter(
  (value): value is calculators.CalculatorPlan => typeof value === 'object' && value !== null && 'calculate' in value && 'starter' in value,
);

/** Models as the demo world has them, over and over with other prices and stock, until there are `count`. */
function candidatesOf(count: number) {
  const { skus, spus, categories } = demoCatalog({ now: Date.UTC(2026, 10, 21) });
  const dataIds = new Map(categories.map(({ id, dataId }) => [id, dataId]));
  const categoryOf = new Map(spus.map(({ spuNo, secondCategoryId }) => [spuNo, dataIds.get(secondCategoryId) ?? '']));
  const models = skus
    .map((sku) => ({ roles: rolesOf({ secondCategory: categoryOf.get(sku.spuNo) ?? '', attributes: sku.attributes ?? {} }), sku }))
    .filter(({ roles }) => roles.length > 0);
  return indexCandidates<Candidate>(
    overAndOver(models, count).map(({ roles, sku }, place) => {
      const copy = Math.floor(place / models.length);
      const price = sku.price ?? null;
      const candidate = {
        skuNo: `${sku.skuNo}-${copy}`,
        price: price === null ? null : price + copy,
        stockTotal: copy % 50,
        attributes: handbookAttributes(sku.attributes ?? {}),
      };
      return { roles, candidate };
    }),
  );
}

/** Complete lists of cameras with everything they need, `count` lines in all. */
function linesOf(count: number): RoleLine[] {
  const kinds: RoleLine[] = [
    { role: 'ipCamera', quantity: 4, attributes: { resolution: '4MP', powerW: 7, bracket: 'wall' } },
    { role: 'ipCamera', quantity: 2, attributes: { resolution: '8MP', powerW: 25, poeClass: 4, location: 'outdoor', ipRating: 67 } },
    { role: 'nvr', quantity: 1, attributes: { channels: 16, incomingMbps: 160, hddBays: 2, decode1080p: 16 } },
    { role: 'hdd', quantity: 2, attributes: { sizeTB: 8 } },
    { role: 'poeSwitch', quantity: 1, attributes: { poePorts: 16, poeBudgetW: 230, poeStandard: 'at' } },
    { role: 'networkCableBox', quantity: 2, attributes: {} },
    { role: 'bracket', quantity: 4, attributes: { type: 'wall' } },
  ];
  return overAndOver(kinds, count);
}

/** Models of the demo world that the check reads, two of each: hardly two of them alike. */
function unlikeLines(count: number): RoleLine[] {
  const { skus, spus, categories } = demoCatalog({ now: Date.UTC(2026, 10, 21) });
  const dataIds = new Map(categories.map(({ id, dataId }) => [id, dataId]));
  const families = new Map(spus.map((family) => [family.spuNo, family]));
  const lines = skus.flatMap(({ spuNo, attributes = {} }) => {
    const { brandName = '', secondCategoryId = 0 } = families.get(spuNo) ?? {};
    const facts = roleFactsOf({ secondCategory: dataIds.get(secondCategoryId) ?? '', brandName, attributes });
    return roleLineOf({ ...facts, quantity: 2, spuNo, skuStatus: 0 }) ?? [];
  });
  if (lines.length < count) throw new Error(`the demo world has ${lines.length} models that the check reads`);
  return lines.slice(0, count);
}

const overAndOver = <Thing>(things: readonly Thing[], count: number): Thing[] =>
  Array.from({ length: Math.ceil(count / things.length) }, () => things)
    .flat()
    .slice(0, count);

type Note = (what: string, measured: string, goal: string, held: boolean | null) => void;

export function measureEngineering(note: Note, models: number): void {
  const slowest = plans.map((plan) => ({ id: plan.id, ms: timeOf(() => plan.calculate(plan.starter)) })).toSorted((a, b) => b.ms - a.ms)[0];
  if (slowest === undefined || plans.length !== calculators.calculatorIds.length) throw new Error(`${plans.length} calculators found`);
  note(`计算器，十个中最慢的（${slowest.id}）`, `${slowest.ms.toFixed(3)} ms`, '≤ 1 ms', slowest.ms <= 1);
  const candidates = candidatesOf(models);
  for (const plan of Object.values(scenarioPlans)) {
    const ms = timeOf(() => {
      const answer = recommendTiers({ scenario: plan.id, inputs: plan.starter, kept: [], budget: null }, candidates);
      if (!answer.valid) throw new Error(JSON.stringify(answer.errors));
    });
    note(`智能配单 ${plan.title}，三档，${models.toLocaleString('en-US')} 个候选型号`, `${ms.toFixed(1)} ms`, '≤ 50 ms', ms <= 50);
  }
  const lines = linesOf(500);
  const checkMs = timeOf(() => void compatCheck({ lines }));
  note('清单检查，500 行', `${checkMs.toFixed(2)} ms`, '≤ 50 ms', checkMs <= 50);
  const unlike = unlikeLines(500);
  for (const [what, effort, most] of [
    ['结论', VERDICT_EFFORT, 50],
    ['结论和补全', WHOLE_EFFORT, 300],
    ['页面上即时的部分', BRIEF_EFFORT, 20],
  ] as const) {
    const ms = timeOf(() => void compatCheck({ lines: unlike }, effort));
    note(`清单检查，500 个不同的型号各 2 台，${what}`, `${ms.toFixed(1)} ms`, `≤ ${most} ms`, ms <= most);
  }
  const curesMs = timeOf(() => void curesOf({ lines: unlike }, { effort: WHOLE_EFFORT }));
  note('清单检查，500 个不同的型号各 2 台，各种办法', `${curesMs.toFixed(1)} ms`, '≤ 300 ms', curesMs <= 300);
}
