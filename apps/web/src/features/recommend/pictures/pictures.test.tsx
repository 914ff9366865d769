import type { Raw } from '@portal/engines/inputs';
import { scenarioIds, scenarioPlans, type ScenarioId } from '@portal/engines/sizing';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { LiveDrawing } from './live-drawing.tsx';
import { ScenarioPicture } from './scenario-picture.tsx';

const drawn = (scenario: ScenarioId, inputs: Raw) => renderToStaticMarkup(<LiveDrawing scenario={scenario} inputs={inputs} />);
const labelOf = (html: string) => /aria-label="([^"]*)"/.exec(html)?.[1];

describe('the drawing made from the answers', () => {
  it.each<[ScenarioId, Raw, string]>([
    ['scenarioLed', { environment: 'indoor', widthM: 5, heightM: 3, nearestViewM: 4 }, '屏体 5.12 × 2.88 米，8 列 6 行箱体，最佳观看距离 7.5 米'],
    ['scenarioParking', { entryLanes: 2, exitLanes: 3, mixedLanes: 1 }, '车道 6 条：入口 2，出口 3，同进同出 1；闸杆 3 米'],
    [
      'scenarioAccessGuard',
      { peakPeople: 2000, peakMinutes: 20, gateType: 'speedGate', siteWidthM: 3 },
      '4 条通道，其中无障碍 1 条，安装宽度 3.6 米，现场放不下',
    ],
    ['scenarioBroadcast', { zones: [{ lengthM: 30, widthM: 20, ceilingM: 3 }] }, '分区 1，30 × 20 米，54 只扬声器，最大间距 3.4 米'],
    [
      'scenarioUps',
      { loads: [{ powerW: 2100, powerFactor: 0.7 }], growthPercent: 0, runtimeMin: 60 },
      '市电经 25 安断路器到 1 台 3 千伏安 UPS，8 节 65 安时电池',
    ],
    [
      'scenarioAccessControl',
      { groups: [{ doors: 2, leaves: 'double', mode: 'cardInCardOut' }], users: 10 },
      '一樘双扇门：读卡器、出门读卡器、磁力锁、门磁和紧急破玻',
    ],
  ])('%s says in words what it shows', (scenario, inputs, label) => expect(labelOf(drawn(scenario, inputs))).toBe(label));

  it.each<[ScenarioId, Raw]>([
    ...scenarioIds.map((id): [ScenarioId, Raw] => [id, scenarioPlans[id].starter]),
    ['scenarioLed', { environment: 'outdoor', widthM: 100, heightM: 0.3, pitchMm: 10 }],
    ['scenarioLed', { environment: 'indoor', widthM: 0.3, heightM: 50, pitchMm: 1.25, nearestViewM: 500 }],
    ['scenarioParking', { entryLanes: 50, exitLanes: 50, mixedLanes: 50, trigger: 'loop', laneWidthM: 8, clearHeightM: 2 }],
    ['scenarioAccessGuard', { peakPeople: 1_000_000, peakMinutes: 1, gateType: 'fullHeight', accessibleLanes: 20, siteWidthM: 1 }],
    ['scenarioAccessGuard', { peakPeople: 1, peakMinutes: 600, gateType: 'tripod', accessibleLanes: 0 }],
    ['scenarioBroadcast', { zones: [{ lengthM: 1000, widthM: 1000, ceilingM: 2.2, coverageDeg: 60, use: 'emergency', noiseDb: 100, cableM: 2000 }] }],
    ['scenarioBroadcast', { zones: [{ lengthM: 1000, widthM: 1, ceilingM: 12, room: 'corridor' }] }],
    ['scenarioUps', { loads: [{ powerW: 100_000, count: 10_000 }], runtimeMin: 1440, redundancy: 'n+1', blocksPerString: 64 }],
    ['scenarioUps', { loads: [{ powerW: 0.1 }], runtimeMin: 0 }],
    ['scenarioAccessControl', { groups: [{ doors: 2000, mode: 'faceTerminal', lock: 'bolt', distanceM: 1200 }], users: 200_000 }],
  ])('%s has a place for everything, at the bounds too: %j', (scenario, inputs) => {
    const html = drawn(scenario, inputs);
    expect(scenarioPlans[scenario].calculate(inputs).valid).toBe(true);
    expect(labelOf(html)).not.toBe('');
    expect(/NaN|Infinity|undefined|style=|(?:width|height|r)="-/.exec(html)?.[0] ?? null).toBeNull();
  });

  it('draws the speakers the engine counted, in a grid', () => {
    expect(drawn('scenarioBroadcast', { zones: [{ lengthM: 30, widthM: 20, ceilingM: 3 }] }).match(/rc-speaker/g)).toHaveLength(54);
  });

  it('draws every way of a large car park, and says how many lanes are left out', () => {
    const html = drawn('scenarioParking', { entryLanes: 30, exitLanes: 1, mixedLanes: 1 });
    expect(['入口', '出口', '进出'].filter((way) => html.includes(`>${way}</text>`))).toHaveLength(3);
    expect(/另有 \d+ 条/.exec(html)?.[0]).toBe('另有 26 条');
  });

  it('warns where the first row sits too close, and not where it does not', () => {
    const led = { environment: 'indoor', widthM: 5, heightM: 3, pitchMm: 5 };
    expect(drawn('scenarioLed', { ...led, nearestViewM: 2 })).toMatch(/第一排 2 m，太近/);
    expect(drawn('scenarioLed', { ...led, nearestViewM: 7 })).not.toMatch(/太近/);
  });

  it('is nothing while the answers are wrong', () => {
    for (const id of scenarioIds) expect(drawn(id, { groups: 'x', zones: 3, loads: null, widthM: Number.NaN, peakPeople: 0, mixedLanes: -1 })).toBe('');
  });
});

describe('the picture of a scenario', () => {
  it('is there for each of the seven and says nothing to a screen reader', () => {
    const pictures = scenarioIds.map((scenario) => renderToStaticMarkup(<ScenarioPicture scenario={scenario} />));
    expect(new Set(pictures).size).toBe(scenarioIds.length);
    for (const html of pictures) expect(html).toMatch(/aria-hidden="true"/);
    expect(pictures.join('')).not.toMatch(/NaN|style=/);
  });
});
