/** What the page says beside the figures: the working with its numbers put in, and what it means. Source: CALC-3. */
import { expect, it } from 'vitest';
import { said } from '../said.fixture.ts';
import { focalLength } from './plan.ts';

it('a lens for a width and a height', () =>
  expect(said(focalLength, { sensor: '1/1.8"', distanceM: 20, targetWidthM: 10, targetHeightM: 4 })).toEqual({
    working: [
      '按场景宽求焦距：7.68 × 20 ÷ 10 → 15.36 mm',
      '按场景高求焦距：4.32 × 20 ÷ 4 → 21.6 mm',
      '选标准镜头：min（15.36，21.6）＝ 15.36 → 12 mm',
      '看到的范围：7.68 × 20 ÷ 15.36，4.32 × 20 ÷ 15.36 → 10 × 5.63 m',
      '视场角：2 × arctan（7.68 ÷ 30.72），2 × arctan（4.32 ÷ 30.72） → 水平 28.1°，垂直 16°',
    ],
    meaning: ['20 m 处看 10 m 宽、5.63 m 高，计算焦距 15.36 mm，选 12 mm 标准镜头，实际看到 12.8 m 宽、7.2 m 高。'],
  }));

it('a lens for a height alone', () =>
  expect(said(focalLength, { sensor: '1/2.7"', distanceM: 30, targetHeightM: 5, resolution: '4MP' })).toEqual({
    working: [
      '按场景高求焦距：3.24 × 30 ÷ 5 → 19.44 mm',
      '选标准镜头：19.44 → 16 mm',
      '看到的范围：5.76 × 30 ÷ 19.44，3.24 × 30 ÷ 19.44 → 8.89 × 5 m',
      '视场角：2 × arctan（5.76 ÷ 38.88），2 × arctan（3.24 ÷ 38.88） → 水平 16.9°，垂直 9.5°',
      '像素密度：2560 ÷ 8.89 → 288 像素/m，鉴别',
      '各级最远距离：探测 30 × 288 ÷ 25；观察 30 × 288 ÷ 62.5；识别 30 × 288 ÷ 125；鉴别 30 × 288 ÷ 250 → 探测 345.6 m，观察 138.2 m，识别 69.1 m，鉴别 34.6 m',
    ],
    meaning: [
      '30 m 处看 8.89 m 宽、5 m 高，计算焦距 19.44 mm，选 16 mm 标准镜头，实际看到 10.8 m 宽、6.08 m 高。',
      '按计算焦距，30 m 处每米 288 像素，达到「鉴别」；换成标准镜头后每米 237 像素，为「识别」。',
      '要认出熟人（识别）不超过 69.1 m，要看清生面孔（鉴别）不超过 34.6 m。',
      '这是人眼看画面的分级；人脸、车牌由软件识别时，按所选型号要求的像素数核对。',
    ],
  }));

it('what a lens sees', () =>
  expect(said(focalLength, { mode: 'view', sensor: '1/2.8"', distanceM: 15, focalMm: 4, resolution: '8MP' })).toEqual({
    working: [
      '看到的范围：5.57 × 15 ÷ 4，3.13 × 15 ÷ 4 → 20.89 × 11.74 m',
      '视场角：2 × arctan（5.57 ÷ 8），2 × arctan（3.13 ÷ 8） → 水平 69.7°，垂直 42.7°',
      '像素密度：3840 ÷ 20.89 → 183.8 像素/m，识别',
      '各级最远距离：探测 15 × 183.8 ÷ 25；观察 15 × 183.8 ÷ 62.5；识别 15 × 183.8 ÷ 125；鉴别 15 × 183.8 ÷ 250 → 探测 110.3 m，观察 44.1 m，识别 22.1 m，鉴别 11 m',
    ],
    meaning: [
      '4 mm 镜头在 15 m 处看到 20.89 m 宽、11.74 m 高，水平视场角 69.7°。',
      '按此镜头，15 m 处每米 183.8 像素，达到「识别」。',
      '要认出熟人（识别）不超过 22.1 m，要看清生面孔（鉴别）不超过 11 m。',
      '这是人眼看画面的分级；人脸、车牌由软件识别时，按所选型号要求的像素数核对。',
    ],
  }));

it('what a lens of a sensor of one’s own sees', () =>
  expect(said(focalLength, { mode: 'view', sensor: 'custom', sensorWidthMm: 8, sensorHeightMm: 6, distanceM: 100, focalMm: 50 })).toEqual({
    working: ['看到的范围：8 × 100 ÷ 50，6 × 100 ÷ 50 → 16 × 12 m', '视场角：2 × arctan（8 ÷ 100），2 × arctan（6 ÷ 100） → 水平 9.1°，垂直 6.9°'],
    meaning: ['50 mm 镜头在 100 m 处看到 16 m 宽、12 m 高，水平视场角 9.1°。'],
  }));

it('no standard lens is that wide', () =>
  expect(said(focalLength, { sensor: '1/2.8"', distanceM: 3, targetWidthM: 10, resolution: '1080P' })).toEqual({
    working: [
      '按场景宽求焦距：5.57 × 3 ÷ 10 → 1.67 mm',
      '选标准镜头：1.67 → 没有这么短的标准镜头',
      '看到的范围：5.57 × 3 ÷ 1.67，3.13 × 3 ÷ 1.67 → 10 × 5.62 m',
      '视场角：2 × arctan（5.57 ÷ 3.34），2 × arctan（3.13 ÷ 3.34） → 水平 118.1°，垂直 86.2°',
      '像素密度：1920 ÷ 10 → 192 像素/m，识别',
      '各级最远距离：探测 3 × 192 ÷ 25；观察 3 × 192 ÷ 62.5；识别 3 × 192 ÷ 125；鉴别 3 × 192 ÷ 250 → 探测 23 m，观察 9.2 m，识别 4.6 m，鉴别 2.3 m',
    ],
    meaning: [
      '3 m 处看 10 m 宽、5.62 m 高，计算焦距 1.67 mm，没有合适的标准定焦镜头。',
      '按计算焦距，3 m 处每米 192 像素，达到「识别」。',
      '要认出熟人（识别）不超过 4.6 m，要看清生面孔（鉴别）不超过 2.3 m。',
      '这是人眼看画面的分级；人脸、车牌由软件识别时，按所选型号要求的像素数核对。',
    ],
  }));
