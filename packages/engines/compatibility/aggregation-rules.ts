import { numberText, sumOf } from '../inputs/index.ts';
import type { RoleId } from '../roles/index.ts';
import { switchFor } from '../sizing/index.ts';
import type { CheckedList } from './demand.ts';
import type { Findings } from './findings.ts';

/** Rule 14: more than one PoE switch needs one that joins them. After the recorder and PoE rules, whose additions count. */
export function checkAggregation({ poeSwitches, networkSwitches, recorders }: CheckedList, findings: Findings): void {
  const proposed = (role: RoleId): number =>
    sumOf(
      findings.additions.filter((line) => line.role === role),
      ({ quantity }) => quantity,
    );
  const switches = sumOf(poeSwitches, ({ quantity }) => quantity) + proposed('poeSwitch');
  if (switches <= 1 || networkSwitches.length > 0) return;
  const nvrs = sumOf(recorders, ({ quantity }) => quantity) + proposed('nvr');
  const { ports, quantity } = switchFor(switches + nvrs + 1);
  findings.report({
    code: 'AGGREGATION_SWITCH_MISSING',
    severity: 'warning',
    rule: '14',
    shortBy: 1,
    why: `PoE 交换机 ${numberText(switches)} 台（含需补），加录像机 ${numberText(nvrs)} 台和上联 1 口，共需 ${numberText(switches + nvrs + 1)} 口，清单中没有汇聚交换机`,
    about: poeSwitches,
    cures: [findings.add({ role: 'networkSwitch', quantity, attributes: { ports } })],
  });
}
