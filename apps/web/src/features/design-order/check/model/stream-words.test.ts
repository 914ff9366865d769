import { expect, it } from 'vitest';
import { parseBitrate, streamsText } from './stream-words.ts';

const by = '4MP · H.265 · 25 帧/秒 · 复杂';

it.each([
  { streams: [], text: '码率未知：摄像机缺少分辨率' },
  { streams: [{ kbps: null, by: '' }], text: '码率未知：摄像机缺少分辨率' },
  { streams: [{ kbps: 4352, by }], text: `每路主码流按 4,352 kbps 核算（${by}）` },
  {
    streams: [
      { kbps: 4352, by },
      { kbps: 4352, by },
    ],
    text: `每路主码流按 4,352 kbps 核算（${by}）`,
  },
  {
    streams: [
      { kbps: 4352, by },
      { kbps: 2048, by: '1080P' },
    ],
    text: '每路主码流按 2,048～4,352 kbps 核算，逐个型号见“码率”',
  },
  {
    streams: [
      { kbps: 4352, by },
      { kbps: 4352, by: '按填写的码率' },
    ],
    text: '每路主码流按 4,352 kbps 核算，逐个型号见“码率”',
  },
])('$text', ({ streams, text }) => expect(streamsText(streams)).toBe(text));

it.each([
  { typed: ' ', read: { ok: true, kbps: null } },
  { typed: '6144', read: { ok: true, kbps: 6144 } },
  { typed: '６，１４４', read: { ok: true, kbps: 6144 } },
  { typed: '31', read: { ok: false, text: '码率（手动）应在 32~65536 之间' } },
  { typed: '6 M', read: { ok: false, text: '请输入正确的数值' } },
  { typed: '99.5', read: { ok: false, text: '请输入整数' } },
])('$typed', ({ typed, read }) => expect(parseBitrate(typed)).toEqual(read));
