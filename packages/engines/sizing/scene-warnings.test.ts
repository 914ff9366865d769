/** Source: SIZE-18. */
import { expect, it } from 'vitest';
import { isSafetyWarning, scenarioIds, scenarioPlans, sceneHeads } from './index.ts';

it.each([
  // standby and lines of doors are cured in the list itself
  ['scenarioAccessControl', 'WIEGAND_OVER_100M', false],
  ['scenarioUps', 'NO_BATTERY', true],
  ['scenarioBroadcast', 'SPL_SHORT', true],
  ['scenarioLed', 'VIEW_TOO_CLOSE', false],
  ['scenarioVideoSurveillance', 'RETENTION_BELOW_90', true],
] as const)('%s %s: %s', (scenario, code, isSafety) => {
  expect(Object.keys(scenarioPlans[scenario].warningTexts)).toContain(code);
  expect(isSafetyWarning(scenario, code)).toBe(isSafety);
});

it('of every scenario something is asked that is none of its warnings', () => {
  for (const scenario of scenarioIds) expect(isSafetyWarning(scenario, 'NO_SUCH_WARNING')).toBe(false);
});

it.each(scenarioIds)('%s sizes what it stands or falls with', (scenario) => {
  const sized = scenarioPlans[scenario].calculate(scenarioPlans[scenario].starter);
  if (!sized.valid) throw new Error(JSON.stringify(sized.errors));
  const roles = new Set<string>(sized.lines.map(({ role }) => role));
  expect(sceneHeads(scenario).some((role) => roles.has(role))).toBe(true);
});
