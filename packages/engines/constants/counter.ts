import { sourced } from '../inputs/index.ts';

/** Ascending; `fromM` counts. */
export const LENS_BY_HEIGHT = sourced({
  mark: 'P',
  label: '客流相机自动选镜头',
  source: '装得越高，镜头越长，人头在画面里的大小才合适',
  value: [
    { fromM: 0, lensMm: 2 },
    { fromM: 3, lensMm: 2.8 },
    { fromM: 4, lensMm: 4 },
    { fromM: 6, lensMm: 6 },
  ],
});
export const HEAD_CLEARANCE_MIN_M = sourced({
  mark: 'P',
  label: '镜头到头顶的最小距离',
  source: '工程取值：头顶离双目太近无法测高，吸顶客流相机的安装指南给 0.5 m；以所选型号为准',
  value: 0.5,
});
export const COUNTING_GEOMETRY = sourced({
  mark: 'V',
  label: '检测范围公式',
  source: '公式：2 × tan（视场角 ÷ 2）×（安装高度 − 行人身高），与吸顶客流相机安装指南的实例相符',
  value: '靶面 ÷ 焦距 ×（安装高度 − 行人身高）',
});
export const PERSON_HEIGHT_M = sourced({ mark: 'P', label: '行人身高', source: '按成年人取值', value: 1.7 });
export const USABLE_RATIO = sourced({ mark: 'P', label: '有效画面比例', source: '画面边缘畸变大，两边各留 5%', value: 0.9 });
export const OVERLAP_M = sourced({ mark: 'P', label: '相邻重叠', source: '一个肩宽，走在交界处的人不漏数', value: 0.5 });
export const MOUNT_HEIGHT_LOW_M = sourced({ mark: 'P', label: '安装高度下限提醒', source: '双目客流相机的常见安装高度为 2.5～6 m', value: 2.5 });
export const MOUNT_HEIGHT_HIGH_M = sourced({ mark: 'P', label: '安装高度上限提醒', source: '双目客流相机的常见安装高度为 2.5～6 m', value: 6 });
/** Where the overlap leaves next to nothing of each picture there is no end to the cameras. */
export const COUNTERS_MAX = sourced({
  mark: 'P',
  label: '一处通道的相机上限',
  source: '工程取值：100 m 的通道每 0.1 m 一台，再多就是重叠太大，须调整',
  value: 1000,
});
export const COUNTER_SENSOR = sourced({ mark: 'P', label: '客流相机的靶面', source: '双目客流相机的常用靶面', value: '1/2.8"' });
