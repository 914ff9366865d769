import { expect, it } from 'vitest';
import { tellsHowToReach } from './reach-data.ts';

it.each([
  '找我 13812345678',
  '电话：138-1234-5678',
  '138 1234 5678 王',
  '１３８１２３４５６７８',
  '+86 138.1234.5678',
  '0571-88888888 转 2',
  '021 88888888',
  'wang.gong@example.com',
  '13\u200B8\u200B1234\u200B5678',
  '138\u00AD1234\u00AD5678',
  '138/1234/5678',
  '0571/88888888',
  '2026-11-27 找 138 1234 5678',
  '微信wang@\u2060example.com',
])('%s leads to somebody (COMMENT-7)', (text) => expect(tellsHowToReach(text)).toBe(true));

it.each([
  'HV-D1240-IR30 用了 20 台',
  '装了 2026-11-20 到 2026-12-31',
  '序列号 A13812345678',
  '13 台，每台 1380 元，共 17940 元',
  'DS13812345678901',
  '2026/10/15-2026/10/20 8:00 施工',
  '2026/1/5-2026/1/12 08:30',
  '2026-10-15-2026-10-20 8:00',
  '2026/11/27 10/20/30 装 138/500 台',
  '存 30 天要 1381234 小时',
])('%s leads to nobody', (text) => expect(tellsHowToReach(text)).toBe(false));
