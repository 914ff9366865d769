/** Constants that follow from nature or from a standard's own arithmetic are worked out here another way than they are written. */
import { describe, expect, it } from 'vitest';
import { EMERGENCY_SPACING_MAX_M, LINE_LOSS_FACTOR } from './broadcast.ts';
import { BOX_LENGTH_M } from './cabling.ts';
import { LED_CABINETS, LED_MODULES, LED_PITCHES_MM } from './led.ts';
import { DORI_PIXELS_PER_METER, OODPCVS_PIXELS_PER_METER, SENSORS_16_9, SENSORS_4_3, STANDARD_LENSES_MM } from './lens.ts';
import { BREAKERS_A, SINGLE_PHASE, THREE_PHASE } from './mains.ts';
import { MPPS_PER_GBPS, PEAK_FACTOR, ACCESS_UTILISATION } from './network.ts';
import { LOOP_OHMS_PER_100M, POE_CLASSES, POE_HIGHEST_CLASS, PSE_VOLTS } from './poe.ts';
import { DECODE_COST, DECODE_COST_12MP, DECODE_COST_BY_PIXELS } from './recorder.ts';
import { DISK_LABEL_TB } from './storage.ts';
import { AUDIO_KBPS, BASE_KBPS_CIF_D1, BASE_KBPS_HD, PIXELS } from './stream.ts';
import { TRUNK_SIZES_MM } from './structured-cabling.ts';
import { COPPER_CLASS_5, COPPER_PER_KELVIN, SUPPLY_SIZES_A } from './supply.ts';
import { BATTERY_SIZES, BLOCK_VOLTS, DISCHARGE_EFFICIENCY, UPS_SIZES } from './ups.ts';
import {
  CHANNELS_2_4_GHZ,
  CHANNELS_5_8_GHZ,
  BAND_2_4_GHZ,
  BAND_5_8_GHZ,
  EARTH_DIAMETER_MM,
  FREE_SPACE_LOSS_DB,
  FRESNEL_FACTOR,
  K_FACTOR,
  SENSITIVITY_DBM,
  SENSITIVITY_RISE_DB,
  STREAM_RATES_MBPS,
} from './wireless.ts';

const LIGHT_M_PER_S = 299_792_458;

describe('radio', () => {
  // ITU-R P.525: 20·lg(4π·d ÷ λ) at 1 km and 1 MHz; written with two decimals and cut, not rounded
  it('free-space loss', () => {
    const loss = 20 * Math.log10((4 * Math.PI * 1e3 * 1e6) / LIGHT_M_PER_S);
    expect(FREE_SPACE_LOSS_DB.value).toBe(Math.floor(loss * 100) / 100);
  });

  // √(λ·d1·d2 ÷ d) with kilometres and gigahertz: √(c ÷ 10⁹ × 10³) metres
  it('first Fresnel zone', () => expect(FRESNEL_FACTOR.value).toBeCloseTo(Math.sqrt((LIGHT_M_PER_S / 1e9) * 1e3), 1));

  // IUGG mean radius 6,371.0 km; ITU-R P.310: k = 4/3
  it('the earth', () => expect([EARTH_DIAMETER_MM.value, K_FACTOR.value * 3]).toEqual([(2 * 6371) / 1000, 4]));

  // IEEE 802.11-2020, 21.5: data carriers × bits × code rate ÷ (3.2 µs + 0.4 µs)
  const carriers = { 20: 52, 40: 108, 80: 234 } as const;
  const bitsPerCarrier = [1 / 2, 1, 3 / 2, 2, 3, 4, 9 / 2, 5, 6, 20 / 3];
  it.each([20, 40, 80] as const)('rates of a stream in %i MHz', (width) => {
    const rates = bitsPerCarrier.map((bits) => (carriers[width] * bits) / 3.6);
    const written = STREAM_RATES_MBPS.value[width];
    // in 20 MHz the highest would be no whole number of bits a symbol
    expect(written).toHaveLength(width === 20 ? 9 : 10);
    written.forEach((rate, mcs) => expect(rate, `MCS ${mcs}`).toBeCloseTo(rates[mcs] ?? 0, 1));
  });

  it('a faster rate wants more signal, and twice the width twice the power', () => {
    expect(SENSITIVITY_DBM.value.every((dbm, mcs) => mcs === 0 || dbm > (SENSITIVITY_DBM.value[mcs - 1] ?? 0))).toBe(true);
    for (const [width, rise] of Object.entries(SENSITIVITY_RISE_DB.value)) expect(rise).toBeCloseTo(10 * Math.log10(Number(width) / 20), 1);
  });

  // centre = 2407 + 5n or 5000 + 5n MHz; neither the band's edge nor each other is touched
  it.each([
    ['2.4 GHz', CHANNELS_2_4_GHZ.value, BAND_2_4_GHZ.value, 2407, 22],
    ['5.8 GHz', CHANNELS_5_8_GHZ.value, BAND_5_8_GHZ.value, 5000, 20],
  ])('channels of %s lie in the band and apart', (_name, byWidth, [low, high], base, narrowest) => {
    for (const [width, channels] of Object.entries(byWidth)) {
      const half = Math.max(Number(width), narrowest) / 2;
      const centres = channels.map((channel: number) => base + 5 * channel);
      for (const centre of centres) expect([centre - half >= (low ?? 0) * 1000 - 10, centre + half <= (high ?? 0) * 1000]).toEqual([true, true]);
      for (const [place, centre] of centres.slice(1).entries()) expect(centre - (centres[place] ?? 0)).toBeGreaterThanOrEqual(Number(width));
    }
  });
});

describe('power over Ethernet', () => {
  // IEEE 802.3, table 33-7 and 145-15: what the switch sets aside less I²R of the channel leaves what the class promises
  it.each(POE_CLASSES.value.filter(({ poeClass }) => ![1, 2].includes(poeClass)).map((row) => [row.poeClass, row] as const))(
    'class %i: the loss over 100 m is what lies between both powers',
    (poeClass, { pseW, pdW, pairs }) => {
      const volts = PSE_VOLTS.value.find(({ upToClass }) => poeClass <= upToClass)?.volts ?? 0;
      // type 1 is defined over 20 Ω, all others over 12.5 Ω on two pairs
      const ohms = (poeClass <= 3 ? 20 : LOOP_OHMS_PER_100M.value) / (pairs / 2);
      const amps = pseW / volts;
      expect(pseW - amps ** 2 * ohms).toBeGreaterThanOrEqual(pdW - 0.7);
      expect(pseW - amps ** 2 * ohms).toBeLessThanOrEqual(pdW + 0.7);
    },
  );

  it('each standard ends at the highest of its own classes', () => {
    for (const [standard, highest] of Object.entries(POE_HIGHEST_CLASS.value))
      expect(Math.max(...POE_CLASSES.value.filter((row) => row.standard === standard).map(({ poeClass }) => poeClass))).toBe(highest);
  });
});

describe('copper', () => {
  // IEC 60228 class 5: not above 17.24 µΩ·mm²/m by more than stranding and the nominal area allow
  it.each(COPPER_CLASS_5.value.map(({ areaMm2, ohmPerKm }) => [areaMm2, ohmPerKm] as const))(
    '%d mm² has about its share of resistance',
    (areaMm2, ohmPerKm) => {
      const solid = (17.24 / areaMm2) * 1;
      expect(ohmPerKm / solid).toBeGreaterThan(1);
      expect(ohmPerKm / solid).toBeLessThan(1.17);
    },
  );
  // IEC 60028: 0.00393 a kelvin at 20 °C; 234.5 + 20 is its inverse
  it('warms as copper does', () => expect(1 / COPPER_PER_KELVIN.value).toBeCloseTo(254.5, 0));
});

describe('numbers of the wire', () => {
  // 64 bytes of frame, 8 of preamble, 12 of gap
  it('frames of a gigabit port', () => expect(MPPS_PER_GBPS.value).toBeCloseTo(1000 / ((64 + 8 + 12) * 8), 3));
  // the rule of thumb the factors were chosen for
  it('twelve cameras of 4 Mbps on a hundred', () => expect(Math.floor((100 * ACCESS_UTILISATION.value) / (4 * PEAK_FACTOR.value))).toBe(12));
  it('8,000 samples a second of 8 bits', () => expect(AUDIO_KBPS.value).toBe((8000 * 8) / 1000));
  it('a thousand feet', () => expect(BOX_LENGTH_M.value).toBe(Math.round(1000 * 0.3048)));
  it('a decimal terabyte', () => expect(DISK_LABEL_TB.value).toBeCloseTo(0.909, 3));
});

describe('pictures', () => {
  const area = (name: string) => (PIXELS.value as Readonly<Record<string, readonly [number, number]>>)[name]?.reduce((a, b) => a * b, 1) ?? 0;

  it('resolutions ascend, and so do the streams they need', () => {
    const names = Object.keys(PIXELS.value);
    const kbps: Readonly<Record<string, number>> = { ...BASE_KBPS_CIF_D1.value, ...BASE_KBPS_HD.value };
    for (const [place, name] of names.slice(1).entries()) {
      expect(area(name), name).toBeGreaterThan(area(names[place] ?? ''));
      expect(kbps[name], name).toBeGreaterThanOrEqual(kbps[names[place] ?? ''] ?? 0);
    }
  });
  it.each(Object.entries({ ...DECODE_COST.value, ...DECODE_COST_12MP.value, ...DECODE_COST_BY_PIXELS.value }))(
    '%s is decoded at about its share of pixels',
    (name, cost) => {
      const share = area(name) / area('1080P');
      expect(cost / share).toBeGreaterThan(0.85);
      expect(cost / share).toBeLessThan(name === 'CIF' ? 5.2 : 1.5);
    },
  );
  // a pixel of 2.9 µm × 1920 …
  it.each([
    ['1/2.8"', 2.9, 1920, 1080],
    ['1/2.7"', 3, 1920, 1080],
    ['1/1.8"', 2, 3840, 2160],
    ['1/1.2"', 2.9, 3840, 2160],
  ] as const)('%s is its pixels side by side', (sensor, micrometres, across, down) => {
    expect(SENSORS_16_9.value[sensor][0]).toBeCloseTo((micrometres * across) / 1000, 1);
    expect(SENSORS_16_9.value[sensor][1]).toBeCloseTo((micrometres * down) / 1000, 1);
  });
  it.each(Object.entries(SENSORS_4_3.value))('%s is four by three', (_name, [width = 0, height = 0]) => expect(width / height).toBeCloseTo(4 / 3, 1));
  it('standard lenses and densities are in order', () => {
    expect(STANDARD_LENSES_MM.value).toEqual(STANDARD_LENSES_MM.value.toSorted((a, b) => a - b));
    for (const { value } of [DORI_PIXELS_PER_METER, OODPCVS_PIXELS_PER_METER])
      expect(Object.values(value)).toEqual(Object.values(value).toSorted((a, b) => b - a));
    // IEC 62676-4:2025: overview, outline, discern (low density), perceive, characterise, validate, scrutinise (high)
    expect(Object.values(OODPCVS_PIXELS_PER_METER.value).toReversed()).toEqual([20, 40, 80, 125, 250, 500, 1500]);
  });
});

describe('LED walls', () => {
  // a module is 320 × 160 mm; makers round to whole pixels, even ones
  it.each(LED_MODULES.value.map((row) => [row.pitchMm, row] as const))('P%d', (pitchMm, { widthPx, heightPx }) => {
    expect(Math.abs(320 / pitchMm - widthPx)).toBeLessThan(1);
    expect(Math.abs(160 / pitchMm - heightPx)).toBeLessThan(1);
  });
  it('every pitch that is offered has a module', () => {
    const pitches = LED_MODULES.value.map(({ pitchMm }) => pitchMm);
    for (const offered of Object.values(LED_PITCHES_MM.value)) for (const pitch of offered) expect(pitches).toContain(pitch);
  });
  it.each(Object.entries(LED_CABINETS.value))('a cabinet %s is whole modules', (_place, cabinet) =>
    expect([cabinet.widthMm, cabinet.heightMm]).toEqual([cabinet.modulesAcross * 320, cabinet.modulesDown * 160]),
  );
});

describe('mains, batteries, speakers', () => {
  it('phases are √3 apart', () => expect(THREE_PHASE.value.volts / SINGLE_PHASE.value.volts).toBeCloseTo(Math.sqrt(3), 1));
  // 1 dB is 10^0.1, 2 dB 10^0.2
  it.each([1, 2] as const)('a loss of %i dB', (db) => expect(LINE_LOSS_FACTOR.value[db]).toBeCloseTo(10 ** (db / 10), 2));
  // GB 50116-2013, 6.6.1: 12.5 m from the end of a corridor, so 25 m between two
  it('no listener is farther than half the distance of two speakers', () => expect(EMERGENCY_SPACING_MAX_M.value / 2).toBe(12.5));
  // 3,000 VA × 0.7 at 96 V for an hour through 0.9 give 24.3 Ah, of which 0.6 can be had
  it('the worked example of the battery makers', () => {
    const drawnAh = (3000 * 0.7) / 0.9 / 96;
    const efficiency = DISCHARGE_EFFICIENCY.value.find(({ hours }) => hours === 1)?.efficiency ?? 0;
    expect(drawnAh).toBeCloseTo(24.3, 1);
    expect(drawnAh / efficiency).toBeCloseTo(40.5, 1);
    expect((UPS_SIZES.value.find(({ kVA }) => kVA === 3)?.blocks ?? 0) * BLOCK_VOLTS.value).toBe(96);
  });
  it.each([
    ['breakers', BREAKERS_A.value],
    ['supplies', SUPPLY_SIZES_A.value],
    ['UPS', UPS_SIZES.value.map(({ kVA }) => kVA)],
    ['batteries', BATTERY_SIZES.value.map(({ capacityAh }) => capacityAh)],
    ['discharge by hours', DISCHARGE_EFFICIENCY.value.map(({ hours }) => hours)],
    ['discharge by efficiency', DISCHARGE_EFFICIENCY.value.map(({ efficiency }) => efficiency)],
    ['trunking', TRUNK_SIZES_MM.value.map(([width = 0, height = 0]) => width * height)],
  ])('%s ascend: the first that is enough is the smallest', (_name, sizes) => {
    for (const [place, size] of sizes.slice(1).entries()) expect(size).toBeGreaterThan(sizes[place] ?? Infinity);
  });
});
