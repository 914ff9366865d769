/** Why no bridge is offered: what its antennas have to lie between, in figures. Source: CALC-14. */
import { describe, expect, it } from 'vitest';
import { jWirelessIntelligent } from './calculate.ts';
import { gainBoundsText } from './gain-range.ts';
import { wirelessBridge } from './plan.ts';

const cameras = [{ count: 4, resolution: '4MP' }];
const said = (inputs: object): string => {
  const found = jWirelessIntelligent({ distanceKm: 1, camerasPerClient: cameras, ...inputs });
  if (!found.valid) throw new Error(JSON.stringify(found.errors));
  return gainBoundsText(found.values);
};
/** What the page offers where power and antennas are set as it advised. */
const range = (inputs: object) => {
  const found = jWirelessIntelligent({ distanceKm: 1, camerasPerClient: cameras, ...inputs });
  if (!found.valid) throw new Error(JSON.stringify(found.errors));
  return wirelessBridge.products(found.values, found)[0]?.attributes;
};

describe('antennas', () => {
  it('that would carry the link, but not within the power allowed', () =>
    // 33 − 27 = 6; 20lg 5800 + 32.44 = 107.71 dB: 27 + 8 + 8 − 107.71 ≥ −76 + 10
    expect(said({ txPowerDbm: 27 })).toBe(
      '1 km 带 15.36 Mbps，天线不小于 8 dBi；等效全向辐射功率上限 33 dBm − 发射功率 27 dBm ＝ 天线不大于 6 dBi，两头合不拢，没有合规又带得动的型号。发射功率调到 24 dBm 以下，两端天线用 9 dBi 以上的。',
    ));

  it('as the page advised have a range', () => {
    expect(range({ txPowerDbm: 27 })).toMatchObject({ antennaGainDbi: 8, antennaGainMaxDbi: 6 });
    expect(range({ txPowerDbm: 24, txGainDbi: 9, rxGainDbi: 9 })).toMatchObject({ antennaGainDbi: 9, antennaGainMaxDbi: 9 });
  });

  it('have a range, which no model may be in', () => expect(said({})).toContain('天线不大于 13 dBi；发射功率每调低 1 dB，天线可大 1 dBi。'));

  it('cost in the feeder what they may have more', () =>
    expect(said({ txLossDb: 2 })).toContain('33 dBm − 发射功率 20 dBm ＋ 馈线损耗 2 dB ＝ 天线不大于 15 dBi'));

  it('near by are too strong before they are forbidden', () =>
    // 20 + 2 g − 67.71 = −30 at 10 m
    expect(said({ distanceKm: 0.01, txGainDbi: 0, rxGainDbi: 0 })).toContain('天线大于 8.8 dBi 时接收电平超过 -30 dBm'));

  it('are none where the power alone is too much', () =>
    expect(said({ frequencyGHz: 2.4, txPowerDbm: 27 })).toContain('发射功率 27 dBm 不加天线已超过等效全向辐射功率上限 20 dBm'));

  it('are none where less power does not do either', () =>
    expect(said({ frequencyGHz: 2.4, txPowerDbm: 30, txGainDbi: 45, rxGainDbi: 45, distanceKm: 30 })).toMatch(/请缩短距离、减少摄像机，或改用光纤。$/));
});
