import { expect, it } from 'vitest';
import { eachOnce } from './known-models.ts';

it('a model that stands in several orders is offered once, where it came first, and one without a number not at all', () => {
  const camera = { productModel: 'HV-D6828', productName: '半球', picUrl: '/d.svg' };
  const recorder = { productModel: 'HV-N416', productName: '录像机', picUrl: '' };
  expect(eachOnce([recorder, camera, { ...camera, productName: '别的叫法' }, { productModel: '', productName: '服务', picUrl: '' }, recorder])).toEqual([
    recorder,
    camera,
  ]);
});
