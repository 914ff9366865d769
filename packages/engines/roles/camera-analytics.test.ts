import { expect, it } from 'vitest';
import { cameraAnalytics } from './camera-analytics.ts';

it.each([
  [['宽动态'], null],
  [['人车分类', '宽动态'], '人车分类'],
  [['人车分类', '人脸抓拍'], '人脸抓拍'],
  [undefined, null],
  ['人车分类', null],
])('%o tells apart %s', (features, analytics) => expect(cameraAnalytics(features === undefined ? {} : { features })).toBe(analytics));
