import { SCENES } from '@portal/contract/design-order';
import { scenarioIds, scenarioPlans } from '@portal/engines/sizing';
import { expect, it } from 'vitest';
import { sceneOf } from './scene-of.ts';

it('a car park, and each site of cameras but a street, is a scene of design orders (SIZE-10)', () => {
  expect(sceneOf('scenarioParking', {})).toBe('parking');
  const site = scenarioPlans.scenarioVideoSurveillance.fields['site'];
  if (site?.kind !== 'option') throw new Error('the site is chosen');
  const named = site.options.map(({ value, label }) => [
    label,
    SCENES.find(({ sceneId }) => sceneId === sceneOf('scenarioVideoSurveillance', { site: value }))?.sceneName,
  ]);
  expect(named).toEqual([
    ['商铺', '商铺'],
    ['办公', '办公'],
    ['学校', '学校'],
    ['厂区', '工厂'],
    ['住宅小区', '社区'],
    ['仓库', '仓库'],
    ['停车场', '停车场'],
    ['街道', undefined],
  ]);
});

it('answers that speak of no place make no scene', () => {
  for (const scenario of scenarioIds.filter((id) => id !== 'scenarioParking'))
    for (const site of [undefined, 7, '__proto__', 'moon']) expect(sceneOf(scenario, { site })).toBeNull();
});
