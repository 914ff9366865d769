import { BASE_FPS } from '../../constants/stream.ts';
import { defineFields, type Raw, type ValuesOf } from '../../inputs/index.ts';
import { resolutions } from '../../roles/index.ts';

const isAbsent = (given: unknown): boolean => given === undefined || given === null;

/** StreamSpec 码流参数 (CALC-0), to be spread into a row of cameras: `{ count, ...streamFields }`. */
export const streamFields = defineFields({
  resolution: {
    kind: 'option',
    label: '分辨率',
    hint: '没有填手动码率时必选',
    options: resolutions,
    required: (row: Raw) => isAbsent(row['bitrateKbps']),
  },
  codec: {
    kind: 'option',
    label: '编码格式',
    hint: '摄像机和录像机都支持的编码',
    options: [
      { value: 'H264', label: 'H.264' },
      { value: 'H264+', label: 'H.264+' },
      { value: 'H265', label: 'H.265' },
      { value: 'H265+', label: 'H.265+' },
      { value: 'SVAC2', label: 'SVAC 2.0' },
    ],
    default: 'H265',
  },
  fps: {
    kind: 'number',
    whole: true,
    rare: true,
    label: '帧率',
    hint: '帧率减半，码率约只降三分之一：关键帧不变小',
    unit: '帧/秒',
    min: 1,
    max: 60,
    default: BASE_FPS.value,
  },
  scene: {
    kind: 'option',
    label: '场景复杂度',
    hint: '画面变动越多，码率越高；街道、停车场、厂区和说不准的选“复杂”，室内一般选“一般”，清单检查也这样取',
    options: [
      { value: 'low', label: '简单' },
      { value: 'medium', label: '一般' },
      { value: 'high', label: '复杂' },
    ],
    default: 'medium',
  },
  audio: { kind: 'flag', rare: true, label: '录音', hint: '每路加 64 kbps（G.711）', default: false },
  bitrateKbps: { kind: 'number', whole: true, rare: true, label: '码率（手动）', hint: '按摄像机实际设置填写，代替估算值', unit: 'kbps', min: 32, max: 65536 },
});

/** A stream as checked: `resolution` or `bitrateKbps` is there. */
export type StreamValues = ValuesOf<typeof streamFields>;
