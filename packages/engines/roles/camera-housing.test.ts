import { expect, it } from 'vitest';
import { cameraHousing } from './camera-housing.ts';

it.each([
  ['dome-camera', {}, '半球'],
  ['turret-camera', { zoom: 4 }, '半球'],
  ['bullet-camera', {}, '枪机'],
  ['bullet-camera', { zoom: 20 }, '球机'],
  ['thermal-camera', {}, '枪机'],
  ['ptz-camera', { zoom: 30 }, '球机'],
  ['panoramic-camera', { lens: '拼接' }, '球机'],
  ['panoramic-camera', { lens: '鱼眼' }, '半球'],
  ['wireless-camera', {}, null],
  ['nvr', {}, null],
])('%s %o is held as %s', (category, attributes, housing) => expect(cameraHousing(category, attributes)).toBe(housing));
