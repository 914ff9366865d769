/** What is mounted indoors, and the areas a page opens with by site. Source: SIZE-13.3. */
import { describe, expect, it } from 'vitest';
import { scenarioVideoSurveillance } from './calculate.ts';
import { videoSurveillance } from './plan.ts';

const linesOf = (mounting: string) => {
  const result = scenarioVideoSurveillance({ areas: [{ lengthM: 30, widthM: 4, mounting, heightM: 3.5, purpose: 'discern', count: 2 }], backupMin: 0 });
  if (!result.valid) throw new Error(JSON.stringify(result.errors));
  return result.lines
    .filter(({ role }) => ['ipCamera', 'bracket', 'junctionBox', 'pole', 'networkCableBox'].includes(role))
    .map(({ role, quantity, attributes, fits }) => {
      const { type, bracket, location } = attributes;
      return [role, quantity, type ?? bracket, location, fits?.['housing']].filter((fact) => fact !== undefined).join(' ');
    });
};

describe('indoors', () => {
  it('a dome hangs under the ceiling', () =>
    expect(linesOf('ceiling')).toEqual(['ipCamera 2 ceiling indoor dome', 'networkCableBox 1', 'bracket 2 ceiling dome']));
  it('a bullet is on the wall, its joint in a box', () =>
    expect(linesOf('indoorWall')).toEqual(['ipCamera 2 wall bullet', 'networkCableBox 1', 'junctionBox 2', 'bracket 2 wall indoor bullet']));
  it('on a column of a rack it has a hoop besides, and no pole', () =>
    expect(linesOf('rack')).toEqual([
      'ipCamera 2 wall bullet',
      'networkCableBox 1',
      'junctionBox 2',
      'bracket 2 wall indoor bullet',
      'bracket 2 pole indoor bullet',
    ]));
});

describe('the areas of a site', () => {
  const examples = Object.entries(videoSurveillance.examples?.of ?? {});
  const floorOf = (site: string): number => {
    const found = scenarioVideoSurveillance(videoSurveillance.examples?.of[site]);
    return found.valid ? found.values.areas.reduce((sum, { count, lengthM, widthM }) => sum + count * lengthM * widthM, 0) : 0;
  };

  it('are there for each that can be chosen', () =>
    expect(examples.map(([site]) => site)).toEqual(videoSurveillance.fields.site.options.map(({ value }) => value)));

  it.each(examples)('%s: can be built, and nothing is seen worse than asked', (_site, inputs) => {
    const result = scenarioVideoSurveillance(inputs);
    if (!result.valid) throw new Error(JSON.stringify(result.errors));
    expect(result.warnings.filter((code) => code !== 'BLIND_STRIP' && code !== 'NETWORK_OVER_100M')).toEqual([]);
  });

  it('begin with what the page opens with', () => expect(videoSurveillance.examples?.of['shop']).toEqual(videoSurveillance.starter));

  it.each(['school', 'factory', 'residential', 'warehouse', 'parking', 'street'])('%s: is no shop', (site) =>
    expect(floorOf(site)).toBeGreaterThan(5 * floorOf('shop')),
  );
});
