/** Every sum of PoE watts by its name. Source: CHECK-11.5. */
import { expect, it } from 'vitest';
import { WHOLE_EFFORT } from './budget.ts';
import { assignmentOf } from './assignment.ts';
import { aCamera, aPoeSwitch } from './list-builder.ts';

const said = (...lines: ReturnType<typeof aCamera>[]): string | undefined => assignmentOf({ lines, avgCableM: 50 }, WHOLE_EFFORT)?.feeding.sums;

it('rated, drawn, with the reserve, by class and as planned stand side by side', () => {
  const text = said(aCamera({ powerW: 6 }, 8), aPoeSwitch()) ?? '';
  expect(text).toContain('额定功率合计 48 W');
  expect(text).toMatch(/从供电口取 (4[89]|5\d)(\.\d)? W；选设备再留 20 % 是/);
  // class 2 gives 7 W
  expect(text).toContain('按级别预留是 56 W');
  expect(text).toContain('每台上限 10 W 规划');
});
it('a camera that says its class alone is rated by it', () => {
  const text = said(aCamera({ powerW: undefined, poeClass: 3 } as never, 2), aPoeSwitch()) ?? '';
  expect(text).toContain('额定功率合计 25.9 W');
  expect(text).toContain('按级别预留是 30.8 W');
});
it('nothing is said where nothing is fed', () => expect(said(aCamera({ power: 'dc12' }, 2), aPoeSwitch())).toBe(''));
