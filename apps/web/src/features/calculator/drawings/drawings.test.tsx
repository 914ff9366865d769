import { numberText, type Fields, type Raw } from '@portal/engines/inputs';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { evaluate } from '../model/evaluation.ts';
import type { CalculatorView } from '../view.ts';
import { bandwidthView } from '../views/bandwidth.ts';
import { focalLengthView } from '../views/focal-length.ts';
import { genericCablingView } from '../views/generic-cabling.ts';
import { peopleCounterView } from '../views/people-counter.ts';
import { powerSupplyView } from '../views/power-supply.ts';
import { recorderAccessView } from '../views/recorder-access.ts';
import { switchAccessView } from '../views/switch-access.ts';
import { twistedPairView } from '../views/twisted-pair.ts';
import { videoCapacityView } from '../views/video-capacity.ts';
import { wirelessBridgeView } from '../views/wireless-bridge.ts';

function drawn<F extends Fields, Outputs>(view: CalculatorView<F, Outputs>, inputs: Raw): { markup: string; rows: number } {
  const evaluation = evaluate(view.plan, inputs);
  if (!evaluation.ok) throw new Error(JSON.stringify(evaluation.errors));
  const { values, outputs } = evaluation.worked;
  const Drawing = view.drawing;
  const details = view.details?.(values, outputs) ?? [];
  return {
    markup: Drawing === null ? '' : renderToStaticMarkup(<Drawing values={values} outputs={outputs} />),
    rows: details.reduce((sum, detail) => sum + ('facts' in detail ? detail.facts : detail.rows).length, 0),
  };
}

const tenOf = (row: Raw): Raw[] => Array.from({ length: 10 }, () => row);

/** The most one may ask for: a page of any address is drawn on the server too, for guests. */
const most: [string, () => { markup: string; rows: number }][] = [
  [
    'hundreds of millions of disks',
    () =>
      drawn(videoCapacityView, {
        groups: tenOf({ channels: 10_000, resolution: '12MP', codec: 'H264', days: 3650, fps: 60 }),
        diskSizeTB: 1,
        raid: 'raid6',
        raidGroupMax: 4,
      }),
  ],
  [
    'a hundred thousand cameras',
    () => drawn(recorderAccessView, { nvr: { channels: 1, incomingMbps: 100 }, cameras: tenOf({ count: 10_000, resolution: 'CIF' }) }),
  ],
  [
    'a switch for each of them',
    () =>
      drawn(switchAccessView, { cameras: tenOf({ count: 10_000, resolution: 'CIF', powerW: 1 }), switch: { ports: 1, poeStandard: 'bt4', poeBudgetW: 5000 } }),
  ],
  ['a million streams', () => drawn(bandwidthView, { groups: tenOf({ count: 100_000, resolution: '12MP' }), viewers: 10_000, viewChannels: 1024 })],
  [
    'a hundred thousand cables of a centimetre',
    () => drawn(twistedPairView, { points: 100_000, farthestM: 0.01, nearestM: 0, terminalAllowanceM: 0, boxLengthM: 1000 }),
  ],
  [
    'nearly a thousand counters a hand apart',
    () => drawn(peopleCounterView, { mountHeightM: 2.7, lensMm: 2, passageWidthM: 100, overlapM: 1.9, personHeightM: 1.8995 }),
  ],
  [
    'a kilometre across an atom',
    () => drawn(focalLengthView, { mode: 'view', sensor: 'custom', sensorWidthMm: 1, sensorHeightMm: 30, distanceM: 0.01, focalMm: 1000, resolution: 'CIF' }),
  ],
  [
    'floors of five thousand points',
    () => drawn(genericCablingView, { floors: Array.from({ length: 60 }, () => ({ points: 5000, farthestM: 90, nearestM: 1 })) }),
  ],
  ['a thin wire of two kilometres', () => drawn(powerSupplyView, { cameras: tenOf({ count: 1000, powerW: 200, distanceM: 2000 }), wireAreaMm2: 0.5 })],
  [
    'a link over a forest of obstacles',
    () =>
      drawn(wirelessBridgeView, {
        distanceKm: 50,
        camerasPerClient: [{ count: 1, resolution: 'CIF' }],
        antennaHeightAM: 500,
        antennaHeightBM: 0,
        obstacles: Array.from({ length: 100 }, (_obstacle, place) => ({ distanceFromAKm: 0.1 + place / 2.1, heightM: 10 * place })),
      }),
  ],
];

describe.each(most)('%s', (_name, draw) => {
  it('are drawn with few shapes, told in few rows and without a figure that is none', () => {
    const { markup, rows } = draw();
    expect(markup).toContain('<svg');
    expect(markup).not.toMatch(/NaN|Infinity|undefined/u);
    expect(markup.split('<').length).toBeLessThan(4000);
    expect(rows).toBeLessThan(500);
  });
});

it('a line that cannot carry its camera is not drawn up to it', () => {
  const { markup } = drawn(powerSupplyView, { cameras: [{ count: 1, powerW: 12, distanceM: 76 }], wireAreaMm2: 1, conductorTempC: 60 });
  expect(markup).toMatch(/<path class="cd-line" d="M[\d.]+ [\d.]+"/u);
  expect(markup).toContain('供不到');
});

it('each disk says in a word what it is for', () => {
  const { markup } = drawn(videoCapacityView, { groups: [{ channels: 64, resolution: '4MP' }], raid: 'raid5', hotSpares: 1 });
  for (const word of ['>数据<', '>校验<', '>热备<']) expect(markup).toContain(word);
  const mirrored = drawn(videoCapacityView, { groups: [{ channels: 16, resolution: '4MP' }], raid: 'raid10' }).markup;
  expect(mirrored).toContain('>镜像<');
  expect(mirrored).not.toContain('>校验<');
});

it('of a million disks the drawing says what the text does', () => {
  const inputs = { groups: tenOf({ channels: 10_000, resolution: '12MP', days: 3650 }), diskSizeTB: 24, formatLossPercent: 5 };
  const { markup } = drawn(videoCapacityView, inputs);
  const found = evaluate(videoCapacityView.plan, inputs);
  if (!found.ok) throw new Error(JSON.stringify(found.errors));
  const { dataDisks } = found.worked.outputs;
  expect(markup).toContain(`可用 ${numberText(dataDisks * ((24 * 10 ** 12 * 0.95) / 2 ** 40), 2)} TB`);
});
