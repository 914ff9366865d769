import { describe, expect, it } from 'vitest';
import { scenarioAccessGuard } from './calculate.ts';

const valid = (inputs: object) => {
  const result = scenarioAccessGuard({ peakPeople: 1, peakMinutes: 1, ...inputs });
  if (!result.valid) throw new Error(JSON.stringify(result.errors));
  return result;
};
const quantities = (inputs: object) => Object.fromEntries(valid(inputs).lines.map(({ role, quantity }) => [role, quantity]));

describe('lanes', () => {
  // swing with faces at full use: 30 a minute
  it.each([
    [30, 1],
    [31, 2],
    [60, 2],
    [61, 3],
  ])('%d people a minute need %d swing lanes', (peakPeople, lanes) => {
    expect(valid({ peakPeople, utilisation: 1 })).toMatchObject({ lanes, perLanePpm: 30, capacityPpm: 30 * lanes });
  });

  it('in a shared row the wide lanes count among the needed, and may be more than them', () => {
    expect(valid({ accessibleLanes: 3 })).toMatchObject({ lanes: 3, standardLanes: 0, accessibleLanes: 3, installWidthM: 3.5 });
    expect(quantities({ accessibleLanes: 3 })).toMatchObject({ gatePedestalSide: 2, gatePedestalMiddle: 2, gateFaceTerminal: 6 });
  });

  it('a single lane has two side pedestals and none between', () => {
    const found = quantities({ verification: 'card', bidirectional: false });
    expect(found).toMatchObject({ gatePedestalSide: 2, cardReader: 1 });
    expect(found).not.toHaveProperty('gatePedestalMiddle');
  });

  it('beside units the wide lanes are extra swing lanes and add no capacity', () => {
    const result = valid({ gateType: 'fullHeight', verification: 'card', accessibleLanes: 2, utilisation: 1, peakPeople: 30 });
    expect(result).toMatchObject({ lanes: 4, standardLanes: 2, capacityPpm: 30, installWidthM: 2 * 1.4 + 2 * 1.3 });
    expect(result.lines.slice(0, 2)).toMatchObject([
      { role: 'gateUnit', quantity: 2, attributes: { gateType: 'fullHeight' } },
      { role: 'gatePedestalSide', quantity: 4, attributes: { gateType: 'swing' } },
    ]);
  });
});

describe('warnings', () => {
  it('a row exactly as wide as the site fits', () => {
    // one wide lane between two pedestals of 0.2 m
    expect(valid({ siteWidthM: 1.3 })).toMatchObject({ installWidthM: 1.3, fitsSite: true, warnings: [] });
    expect(valid({ siteWidthM: 1.29 })).toMatchObject({ fitsSite: false, warnings: ['SITE_TOO_NARROW'] });
    expect(valid({})).toMatchObject({ fitsSite: null });
  });
  it('no wide lane is said', () => expect(valid({ accessibleLanes: 0, siteWidthM: 1 })).toMatchObject({ warnings: ['NO_ACCESSIBLE_LANE'] }));
});

describe('readers', () => {
  it.each([
    ['card', { cardReader: 2 }, 8],
    ['face', { gateFaceTerminal: 2 }, 8],
    ['qr', { qrReader: 2 }, 8],
    ['idCardFace', { gateFaceTerminal: 2, idCardReader: 2 }, 8],
    ['fingerprint', { fingerprintReader: 2 }, 8],
  ])('%s both ways: %j', (verification, readers, ports) => {
    const { lines } = valid({ verification });
    expect(Object.fromEntries(lines.filter(({ role }) => /Reader|Terminal/.test(role)).map(({ role, quantity }) => [role, quantity]))).toEqual(readers);
    expect(lines.find(({ role }) => role === 'networkSwitch')).toMatchObject({ quantity: 1, attributes: { ports } });
  });
  it('face terminals take ports of their own: 4 lanes and 8 terminals with a fifth more need 24 ports', () => {
    const { lines } = valid({ peakPeople: 120, utilisation: 1 });
    expect(lines.find(({ role }) => role === 'networkSwitch')).toMatchObject({ quantity: 1, attributes: { ports: 16 } });
    expect(valid({ peakPeople: 180, utilisation: 1 }).lines.find(({ role }) => role === 'networkSwitch')).toMatchObject({ attributes: { ports: 24 } });
  });
  it('a visitor terminal only where one is wanted', () => {
    expect(quantities({})).not.toHaveProperty('visitorTerminal');
    expect(quantities({ visitor: true })).toMatchObject({ visitorTerminal: 1 });
  });
});

it('wings close no lane of a wheelchair: it is a swing gate beside them', () => {
  const bought = (inputs: object) => {
    const result = scenarioAccessGuard({ peakPeople: 300, peakMinutes: 15, gateType: 'flap', ...inputs });
    if (!result.valid) throw new Error(JSON.stringify(result.errors));
    return {
      warnings: result.warnings,
      gates: result.lines
        .filter(({ role }) => role.startsWith('gatePedestal'))
        .map(({ role, quantity, attributes }) => [role, quantity, attributes['gateType']]),
    };
  };
  const row = [
    ['gatePedestalSide', 2, 'flap'],
    ['gatePedestalSide', 2, 'swing'],
  ];
  expect(bought({})).toEqual({ warnings: [], gates: row });
  expect(bought({ laneWidthM: 0.61 })).toEqual({ warnings: ['FLAP_TOO_WIDE'], gates: row });
});
