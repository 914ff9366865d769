import { isAtMost, numberText, sumOf } from '../calculators/index.ts';
import { OUTDOOR_IP_RATING } from './constants.ts';
import type { CheckedList } from './demand.ts';
import type { Findings } from './findings.ts';

/** Rule 17b: a bracket for every camera that needs one and does not bring it, type by type. */
export function checkBrackets({ cameras, brackets }: CheckedList, findings: Findings): void {
  const needing = cameras.filter(({ bracket, has }) => bracket !== null && has.bracketIncluded === false);
  const byType = Map.groupBy(needing, ({ bracket }) => bracket ?? '');
  for (const type of [...byType.keys()].toSorted()) {
    const about = byType.get(type) ?? [];
    const needed = sumOf(about, ({ quantity }) => quantity);
    const listed = sumOf(
      brackets.filter((one) => one.type === type),
      ({ quantity }) => quantity,
    );
    if (needed <= listed) continue;
    findings.report({
      code: 'BRACKET_SHORT',
      severity: 'warning',
      rule: '17b',
      shortBy: needed - listed,
      subject: type,
      why: `${numberText(needed)} 台摄像机各需 1 个支架，已有同类支架 ${numberText(listed)} 个`,
      about,
      cures: [findings.add({ role: 'bracket', quantity: needed - listed, attributes: { type } })],
    });
  }
}

/** Rule 17c: outdoors a housing has to keep out jets of water. */
export function checkWeather({ cameras }: CheckedList, findings: Findings): void {
  const about = cameras.filter(
    ({ has: { location, ipRating } }) => location === 'outdoor' && ipRating !== undefined && !isAtMost(OUTDOOR_IP_RATING.value, ipRating),
  );
  if (about.length === 0) return;
  const lowest = Math.min(...about.map(({ has }) => has.ipRating ?? 0));
  findings.report({
    code: 'ENV_UNSUITABLE',
    severity: 'error',
    rule: '17c',
    why: `室外摄像机防护等级为 IP${lowest}，应不低于 IP${OUTDOOR_IP_RATING.value}`,
    about,
  });
}
