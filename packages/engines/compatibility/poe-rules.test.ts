import { describe, expect, it } from 'vitest';
import type { RoleLine } from '../roles/index.ts';
import { aCamera, aNetworkSwitch, aPoeSwitch, aRecorder, checked, completeList, found, proposed } from './list-builder.ts';
import { issueText } from './texts.ts';

/** Cameras with all they need but PoE switches. */
const withSwitches = (camera: RoleLine, ...switches: RoleLine[]) => [...completeList(camera).filter(({ role }) => role !== 'poeSwitch'), ...switches];

describe('rule 10: a PoE port for every PoE camera', () => {
  it.each([
    { ports: 8, codes: [] },
    { ports: 7, codes: ['POE_PORTS_SHORT 1'] },
    { ports: 0, codes: ['POE_PORTS_SHORT 8'] },
  ])('8 cameras and $ports ports', ({ ports, codes }) => {
    expect(found([...withSwitches(aCamera({}, 8), aPoeSwitch({ poePorts: ports })), aNetworkSwitch()])).toEqual(codes);
  });

  it('ports and power of the recorder count', () => {
    const list = withSwitches(aCamera({}, 8)).filter(({ role }) => role !== 'nvr');
    expect(found([...list, aRecorder({ poePorts: 8, poeBudgetW: 60 })])).toEqual([]);
  });

  it('a camera with its own 12 V or 24 V supply needs no PoE port', () => {
    expect(found([...withSwitches(aCamera({ power: 'AC 24V' }, 8)), aNetworkSwitch({ ports: 16 })])).toEqual([]);
  });
});

describe('rule 11: power for the PoE cameras, cable loss included', () => {
  it.each([
    // 10 W over 50 m: 44 V, 6.25 Ω, I = (44 − √(1936 − 250)) ÷ 12.5 = 0.23514 A, 10.346 W; × 8 = 82.77 W, bought with 20 % more: 99.32 W
    { poeBudgetW: 82.8, codes: [] },
    { poeBudgetW: 82.7, codes: ['POE_POWER_SHORT 16.6'] },
    { poeBudgetW: 0, codes: ['POE_POWER_SHORT 99.3'] },
  ])('8 cameras of 10 W and a budget of $poeBudgetW W', ({ poeBudgetW, codes }) => {
    expect(found([...withSwitches(aCamera({ powerW: 10 }, 8), aPoeSwitch({ poeBudgetW })), aNetworkSwitch()])).toEqual(codes);
  });

  it('beyond 100 m the loss is that of 100 m', () => {
    const list = [...withSwitches(aCamera({ powerW: 10 }, 8), aPoeSwitch({ poeBudgetW: 0 })), aNetworkSwitch()];
    // 12.5 Ω: I = (44 − √(1936 − 500)) ÷ 25 = 0.24422 A, 10.7455 W; × 8 × 1.2 = 103.16 W
    for (const avgCableM of [100, 150, 2000]) expect(found(list, { avgCableM })).toContain('POE_POWER_SHORT 103.2');
  });

  it('a class alone stands for its power: class 4 draws 25.5 W at the camera', () => {
    const list = (attributes: RoleLine['attributes']) => [
      ...withSwitches({ role: 'ipCamera', quantity: 1, attributes: { resolution: '1080P', ...attributes } }, aPoeSwitch({ poeBudgetW: 0 })),
      aNetworkSwitch(),
    ];
    // 50 V, 6.25 Ω: I = (50 − √(2500 − 637.5)) ÷ 12.5 = 0.54746 A, 27.373 W × 1.2
    expect(found(list({ poeClass: 4 }))).toEqual(['POE_POWER_SHORT 32.8']);
    expect(found(list({ powerW: 25.5 }))).toEqual(['POE_POWER_SHORT 32.8']);
    // neither: 12.95 W, class 3: 44 V, 13.543 W × 1.2
    expect(found(list({}))).toEqual(['POE_POWER_SHORT 16.3']);
  });
});

describe('rule 12: the switch serves the class', () => {
  it.each([
    { powerW: 12.95, standard: 'af', codes: [] },
    { powerW: 13, standard: 'af', codes: ['POE_CLASS_UNSUPPORTED'] },
    { powerW: 25.5, standard: 'at', codes: [] },
    { powerW: 25.6, standard: 'at', codes: ['POE_CLASS_UNSUPPORTED'] },
    { powerW: 51, standard: 'bt3', codes: [] },
    { powerW: 51.1, standard: 'bt3', codes: ['POE_CLASS_UNSUPPORTED'] },
    { powerW: 71.3, standard: 'bt4', codes: [] },
    { powerW: 72, standard: 'bt4', codes: ['POE_CLASS_UNSUPPORTED'] },
  ])('$powerW W at a switch of $standard', ({ powerW, standard, codes }) => {
    expect(found(withSwitches(aCamera({ powerW }), aPoeSwitch({ poeStandard: standard })))).toEqual(codes);
  });

  it('a switch that does not say its standard is taken for 802.3at', () => {
    const unsaid: RoleLine = { role: 'poeSwitch', quantity: 1, attributes: { poePorts: 8, poeBudgetW: 100 } };
    expect(found(withSwitches(aCamera({ powerW: 25 }), unsaid))).toEqual([]);
    expect(found(withSwitches(aCamera({ powerW: 30 }), unsaid))).toEqual(['POE_CLASS_UNSUPPORTED']);
  });

  it('each camera takes the switch that serves it: a weaker one beside it does no harm', () => {
    expect(found(withSwitches(aCamera({ powerW: 40 }), aPoeSwitch({ poeStandard: 'bt3' }), aPoeSwitch()))).toEqual([]);
  });

  it('what a weaker switch gives is no power for a camera that it does not serve', () => {
    const list = withSwitches(aCamera({ powerW: 45 }, 4), aPoeSwitch({ poeStandard: 'bt3' }), aPoeSwitch({ poeBudgetW: 500 }));
    // 4 × 47.86 W × 1.2 = 229.7 W, of which 100 W are there
    expect(found(list)).toEqual(['POE_POWER_SHORT 129.7']);
    expect(proposed(list)).toEqual(['1 poeSwitch {"poePorts":16,"poeBudgetW":230,"poeStandard":"bt3"}']);
  });
});

describe('rule 13: one switch makes up for ports and power', () => {
  const switchFor = (camera: RoleLine) => proposed(withSwitches(camera))[0];

  it.each([
    // 4 W class 2 over 50 m: 4.05 W × 1.2 = 4.86 W a camera
    { count: 4, size: '1 poeSwitch {"poePorts":4,"poeBudgetW":60,' },
    { count: 5, size: '1 poeSwitch {"poePorts":8,"poeBudgetW":120,' },
  ])('$count cameras of 4 W', ({ count, size }) => expect(switchFor(aCamera({ powerW: 4 }, count))).toContain(size));

  it.each([
    // 25 W class 4 over 50 m: 26.82 W × 1.2 = 32.2 W a camera
    { count: 1, size: '"poePorts":4,"poeBudgetW":60,' },
    { count: 2, size: '"poePorts":8,"poeBudgetW":120,' },
    { count: 4, size: '"poePorts":16,"poeBudgetW":230,' },
    { count: 8, size: '"poePorts":24,"poeBudgetW":370,' },
  ])('$count cameras of 25 W need the budget of a larger switch', ({ count, size }) => expect(switchFor(aCamera({ powerW: 25 }, count))).toContain(size));

  it.each([
    { count: 25, quantity: 2 },
    { count: 48, quantity: 2 },
    { count: 49, quantity: 3 },
  ])('$count cameras are beyond one switch: $quantity of 24 ports', ({ count, quantity }) => {
    expect(proposed([aCamera({}, count)]).find((line) => line.includes('poeSwitch'))).toContain(`${quantity} poeSwitch {"poePorts":24,`);
  });

  it('power alone asks for more switches: 24 cameras of 25 W draw 772 W', () => {
    expect(proposed([aCamera({ powerW: 25 }, 24)]).find((line) => line.includes('poeSwitch'))).toContain('3 poeSwitch {"poePorts":24,');
  });

  it.each([
    { powerW: 3, standard: 'at' },
    { powerW: 25.5, standard: 'at' },
    { powerW: 26, standard: 'bt3' },
    { powerW: 51, standard: 'bt3' },
    { powerW: 52, standard: 'bt4' },
  ])('a camera of $powerW W gets a switch of $standard', ({ powerW, standard }) =>
    expect(switchFor(aCamera({ powerW }))).toContain(`"poeStandard":"${standard}"`),
  );

  it('what is beyond every class gets none', () => expect(proposed([aCamera({ powerW: 100 })]).some((line) => line.includes('poeSwitch'))).toBe(false));
});

describe('rule 14: several PoE switches are joined', () => {
  it('two switches and a recorder meet in the uplinks of one', () => {
    expect(found(withSwitches(aCamera({}, 8), aPoeSwitch({ poePorts: 4 }, 2)))).toEqual([]);
    const single = withSwitches(aCamera({}, 8), aPoeSwitch({ poePorts: 4, uplinkPorts: 1 }, 2));
    expect(found(single)).toEqual(['AGGREGATION_SWITCH_MISSING 1']);
    expect(proposed(single)).toEqual(['1 networkSwitch {"ports":8}']);
  });

  it('says whether the switches are in the list, or will be once it is completed', () => {
    const saying = (...parts: Parameters<typeof withSwitches>) =>
      checked(withSwitches(...parts)).issues.flatMap((issue) => (issue.code === 'AGGREGATION_SWITCH_MISSING' ? [issueText(issue)] : []));
    expect(saying(aCamera({}, 8), aPoeSwitch({ poePorts: 4, uplinkPorts: 1 }, 2))).toEqual(['多台接入交换机，建议增加汇聚交换机']);
    expect(saying(aCamera({}, 20), aPoeSwitch({ poePorts: 4, uplinkPorts: 1 }, 1))).toEqual(['补齐后有多台接入交换机，建议增加汇聚交换机']);
  });

  it.each([
    // switches + one recorder + 1 uplink
    { switches: 6, line: '1 networkSwitch {"ports":8}' },
    { switches: 7, line: '1 networkSwitch {"ports":16}' },
    { switches: 46, line: '1 networkSwitch {"ports":48}' },
    { switches: 47, line: '2 networkSwitch {"ports":48}' },
  ])('$switches switches', ({ switches, line }) => expect(proposed(withSwitches(aCamera({}, 8), aPoeSwitch({ poePorts: 2 }, switches)))).toEqual([line]));

  it('the recorder and the switch that are proposed count', () => {
    // 5 listed + 1 proposed switch, 1 proposed recorder, 1 uplink = 8
    const list = withSwitches(aCamera({}, 8), aPoeSwitch({ poePorts: 1 }, 5)).filter(({ role }) => role !== 'nvr');
    expect(proposed(list)).toContain('1 networkSwitch {"ports":8}');
    const further = withSwitches(aCamera({}, 8), aPoeSwitch({ poePorts: 1 }, 6)).filter(({ role }) => role !== 'nvr');
    expect(proposed(further)).toContain('1 networkSwitch {"ports":16}');
  });

  it('one listed switch that joins them is enough', () => {
    expect(found([...withSwitches(aCamera({}, 8), aPoeSwitch({}, 2)), aNetworkSwitch()])).toEqual([]);
  });
});
