import { sourced } from '../inputs/index.ts';

/** Width and height, ascending by size: a place in this table is also the rank. */
export const PIXELS = sourced({
  mark: 'V',
  label: '分辨率的像素',
  source: '定义：各分辨率的像素格式（CIF、D1 至 4000×3000）',
  value: {
    CIF: [352, 288],
    D1: [704, 576],
    '720P': [1280, 720],
    '960P': [1280, 960],
    '1080P': [1920, 1080],
    '3MP': [2048, 1536],
    '4MP': [2560, 1440],
    '5MP': [2560, 1920],
    '6MP': [3200, 1800],
    '8MP': [3840, 2160],
    '12MP': [4000, 3000],
  },
});

/** kbps at 25 frames a second, medium scene, H.264; ascending by resolution. */
export const BASE_KBPS_CIF_D1 = sourced({
  mark: 'V',
  label: '基准码率（CIF、D1）',
  source: 'GB 51348-2019 第 14.3.3 条条文说明：CIF 512 kbps，4CIF 为其 3 倍',
  value: { CIF: 512, D1: 1536 },
});
export const BASE_KBPS_HD = sourced({
  mark: 'P',
  label: '基准码率（720P 及以上）',
  source: '参照厂商推荐码率选取（1080P：H.264 4 Mbps，H.265 2 Mbps）',
  value: {
    '720P': 2048,
    '960P': 3072,
    '1080P': 4096,
    '3MP': 6144,
    '4MP': 6144,
    '5MP': 8192,
    '6MP': 8192,
    '8MP': 12288,
    '12MP': 16384,
  },
});
export const BASE_FPS = sourced({ mark: 'P', label: '基准帧率', source: '码率表按 25 帧/秒给出', value: 25 });
/** The frame factor is this share and, for the rest, frames over those of the base. */
export const FRAME_FIXED_SHARE = sourced({
  mark: 'P',
  label: '不随帧率变化的码率份额',
  source: '工程取值：帧率系数 ＝ 0.35 ＋ 0.65 × 帧率 ÷ 25；关键帧比预测帧大 10～20 倍（公开评测），帧率减小时不变小，码率降得比帧率慢',
  value: 0.35,
});
export const VBR_DAY_SHARE = sourced({ mark: 'P', label: '变码率白天占上限的份额', source: '工程取值：白天画面干净，平均约为上限的 0.6', value: 0.6 });
export const VBR_NIGHT_SHARE = sourced({ mark: 'P', label: '变码率夜间占上限的份额', source: '工程取值：低照噪点使码率顶到上限', value: 1 });
export const NIGHT_HOURS = sourced({ mark: 'P', label: '每天夜间时长', source: '全年平均约半天', value: 12 });
export const CODEC_FACTOR = sourced({
  mark: 'P',
  label: '编码系数（H.264、H.265、H.265+）',
  source: '工程取值：存储估算的通行取法，H.265 为 H.264 的一半，H.265+ 为 0.35',
  value: { H264: 1, H265: 0.5, 'H265+': 0.35 },
});
export const CODEC_FACTOR_CHOSEN = sourced({
  mark: 'P',
  label: '编码系数（H.264+、SVAC2）',
  source: '工程取值：介于 H.264 与 H.265 之间；SVAC2 按 H.265',
  value: { 'H264+': 0.6, SVAC2: 0.5 },
});
export const SCENE_FACTOR = sourced({
  mark: 'P',
  label: '场景系数',
  source: '工程取值：存储估算的通行取法，简单 0.6，一般 1.0，复杂 1.4',
  value: { low: 0.6, medium: 1, high: 1.4 },
});
/** Of a camera nobody says it of: where the check knows no place, and what the pages of the calculators open with. */
export const UNSAID_SCENE = sourced({
  mark: 'P',
  label: '没有说明时的场景复杂度',
  source: '工程取值：不知道装在哪里、画面多忙的摄像机按“复杂”，取安全的一边；清单检查与各计算器页面一致',
  value: 'high',
});
/**
 * What a camera films at a site, by which its estimate is scaled: the one place the recommendation, the storage page and the list
 * check read it from. Street, 4MP, H.265: 4352 kbps.
 */
export const SITE_SCENES = sourced({
  mark: 'P',
  label: '场所的画面复杂度',
  source: '工程取值：街道、停车场、厂区人车多、树叶晃动取“复杂”；其余取“一般”',
  value: {
    shop: 'medium',
    office: 'medium',
    school: 'medium',
    factory: 'high',
    residential: 'medium',
    warehouse: 'medium',
    parking: 'high',
    street: 'high',
  },
});
export const KBPS_STEP = sourced({ mark: 'P', label: '码率取整', source: '录像机的码率按 64 kbps 一档设置，估算值向上取整', value: 64 });
export const AUDIO_KBPS = sourced({ mark: 'S', label: '录音码率', source: 'ITU-T G.711（1988-11），64 kbps', value: 64 });
