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
      '看到的范围（12 mm）：7.68 × 20 ÷ 12，4.32 × 20 ÷ 12 → 12.8 × 7.2 m',
      '视场角（12 mm）：2 × arctan（7.68 ÷ 24），2 × arctan（4.32 ÷ 24） → 水平 35.5°，垂直 20.4°',
    ],
    meaning: [
      '选 12 mm 镜头，20 m 处看到 12.8 m 宽、7.2 m 高，水平视场角 35.5°；要看的 10 m 宽、4 m 高正好需要 15.36 mm。',
      '长一档的 16 mm 看得到所要范围的 96%，像素更密；少看一点可以接受时可选它，也可用变焦镜头正好调到 15.4 mm。',
    ],
  }));

it('a lens for a height alone', () =>
  expect(said(focalLength, { sensor: '1/2.7"', distanceM: 30, targetHeightM: 5, resolution: '4MP' })).toEqual({
    working: [
      '按场景高求焦距：3.24 × 30 ÷ 5 → 19.44 mm',
      '选标准镜头：19.44 → 16 mm',
      '看到的范围（16 mm）：5.76 × 30 ÷ 16，3.24 × 30 ÷ 16 → 10.8 × 6.08 m',
      '视场角（16 mm）：2 × arctan（5.76 ÷ 32），2 × arctan（3.24 ÷ 32） → 水平 20.4°，垂直 11.6°',
      '像素密度：2560 ÷ 10.8 → 237 像素/m，感知（2025 版）',
      '各级最远距离：辨别 30 × 237 ÷ 80；感知 30 × 237 ÷ 125；特征 30 × 237 ÷ 250；核验 30 × 237 ÷ 500 → 辨别 88.9 m，感知 56.9 m，特征 28.4 m，核验 14.2 m',
    ],
    meaning: [
      '选 16 mm 镜头，30 m 处看到 10.8 m 宽、6.08 m 高，水平视场角 20.4°；要看的 5 m 高正好需要 19.44 mm。',
      '用 16 mm 镜头，30 m 处每米 237 像素，按 IEC 62676-4:2025 达到「感知」。',
      '要认出熟人（特征）不超过 28.4 m，要核实生面孔（核验）不超过 14.2 m。',
      '这是人眼看画面的分级；人脸、车牌由软件识别时，按所选型号要求的像素数核对。',
    ],
  }));

it('what a lens sees', () =>
  expect(said(focalLength, { mode: 'view', sensor: '1/2.8"', distanceM: 15, focalMm: 4, resolution: '8MP' })).toEqual({
    working: [
      '看到的范围：5.57 × 15 ÷ 4，3.13 × 15 ÷ 4 → 20.89 × 11.74 m',
      '视场角：2 × arctan（5.57 ÷ 8），2 × arctan（3.13 ÷ 8） → 水平 69.7°，垂直 42.7°',
      '像素密度：3840 ÷ 20.89 → 183.8 像素/m，感知（2025 版）',
      '各级最远距离：辨别 15 × 183.8 ÷ 80；感知 15 × 183.8 ÷ 125；特征 15 × 183.8 ÷ 250；核验 15 × 183.8 ÷ 500 → 辨别 34.5 m，感知 22.1 m，特征 11 m，核验 5.5 m',
    ],
    meaning: [
      '4 mm 镜头在 15 m 处看到 20.89 m 宽、11.74 m 高，水平视场角 69.7°。',
      '用 4 mm 镜头，15 m 处每米 183.8 像素，按 IEC 62676-4:2025 达到「感知」。',
      '要认出熟人（特征）不超过 11 m，要核实生面孔（核验）不超过 5.5 m。',
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
      '视场角：2 × arctan（5.57 ÷ 3.342），2 × arctan（3.13 ÷ 3.342） → 水平 118.1°，垂直 86.2°',
      '像素密度：1920 ÷ 10 → 192 像素/m，感知（2025 版）',
      '各级最远距离：辨别 3 × 192 ÷ 80；感知 3 × 192 ÷ 125；特征 3 × 192 ÷ 250；核验 3 × 192 ÷ 500 → 辨别 7.2 m，感知 4.6 m，特征 2.3 m，核验 1.2 m',
    ],
    meaning: [
      '3 m 处看 10 m 宽、5.62 m 高要 1.67 mm，没有这么短的定焦镜头；下面按这个焦距说明。',
      '按计算焦距，3 m 处每米 192 像素，按 IEC 62676-4:2025 达到「感知」。',
      '要认出熟人（特征）不超过 2.3 m，要核实生面孔（核验）不超过 1.2 m。',
      '这是人眼看画面的分级；人脸、车牌由软件识别时，按所选型号要求的像素数核对。',
    ],
  }));
