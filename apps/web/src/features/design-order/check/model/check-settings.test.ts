import { expect, it } from 'vitest';
import { unsetCheck, parseSetting } from './check-settings.ts';

it('the handbook’s defaults: 30 days, 24 hours, 50 m, with a monitor', () => {
  expect(unsetCheck).toEqual({
    retentionDays: 30,
    hoursPerDay: 24,
    avgCableM: 50,
    headless: false,
    standbyHours: 0,
    gateRunM: 0,
    upsBlockAh: 0,
    silent: false,
    scene: 'byLocation',
    bitrates: [],
    runs: [],
    places: [],
    ignored: [],
    kept: [],
    mandatory: [],
    notes: [],
  });
});

it.each([
  ['retentionDays', '90', 90],
  ['retentionDays', ' 7 ', 7],
  ['retentionDays', '', 30],
  ['hoursPerDay', '0.5', 0.5],
  ['hoursPerDay', '24', 24],
  ['avgCableM', '', 50],
  ['avgCableM', '2000', 2000],
  ['standbyHours', '４８', 48],
  ['hoursPerDay', '１２．５', 12.5],
  ['standbyHours', '', 0],
  ['gateRunM', '９５', 95],
] as const)('%s %j is %d', (name, text, value) => expect(parseSetting(name, text)).toEqual({ ok: true, value }));

it.each([
  ['retentionDays', '0', '保存天数应在 1~3650 之间'],
  ['retentionDays', '3651', '保存天数应在 1~3650 之间'],
  ['retentionDays', '1.5', '请输入整数'],
  ['retentionDays', '一个月', '请输入正确的数值'],
  ['hoursPerDay', '0', '每天录像小时应在 0.1~24 之间'],
  ['hoursPerDay', '25', '每天录像小时应在 0.1~24 之间'],
  ['avgCableM', '-1', '平均网线长度应在 0.1~2000 之间'],
] as const)('%s %j is refused: %s', (name, text, said) => expect(parseSetting(name, text)).toEqual({ ok: false, text: said }));
