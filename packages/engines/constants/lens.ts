import { sourced } from '../inputs/index.ts';

/** Width and height of the active area in millimetres. */
export const SENSORS_4_3 = sourced({
  mark: 'P',
  label: '4:3 靶面尺寸',
  source: '工程取值：CCTV 镜头的通行靶面规格，如 1/3" 为 4.8 × 3.6 mm（Videology 镜头手册同）',
  value: {
    '1/4"': [3.6, 2.7],
    '1/3.6"': [4, 3],
    '1/3.2"': [4.54, 3.42],
    '1/3"': [4.8, 3.6],
    '1/2.5"': [5.76, 4.29],
    '1/2"': [6.4, 4.8],
    '1/1.7"': [7.6, 5.7],
    '2/3"': [8.8, 6.6],
    '1"': [12.8, 9.6],
  },
});
export const SENSORS_16_9 = sourced({
  mark: 'P',
  label: '16:9 靶面尺寸',
  source: '像元尺寸 × 像素数：1/2.8" 2.9 µm × 1920，1/2.7" 3.0 µm × 1920，1/1.8" 2.0 µm × 3840，1/1.2" 2.9 µm × 3840',
  value: { '1/2.8"': [5.57, 3.13], '1/2.7"': [5.76, 3.24], '1/1.8"': [7.68, 4.32], '1/1.2"': [11.14, 6.26] },
});
export const USUAL_SENSOR = sourced({ mark: 'P', label: '默认靶面', source: '200 万像素枪机的常用靶面', value: '1/2.8"' });
/** Ascending, millimetres. */
export const STANDARD_LENSES_MM = sourced({
  mark: 'P',
  label: '标准镜头',
  source: '工程取值：CCTV 定焦镜头的通行系列',
  value: [2.8, 4, 6, 8, 12, 16, 25, 35, 50],
});
/** Set by hand only: no line of fixed cameras of the catalogue has it, so that it is never proposed. */
export const FURTHER_LENSES_MM = sourced({ mark: 'P', label: '手选的其他定焦镜头', source: '市场上常见、产品目录没有成系列的焦距', value: [3.6] });
export const ZOOM_STEP_MM = sourced({ mark: 'P', label: '变焦镜头的取整', source: '工程取值：电动变焦按 0.1 mm 向下取，画面只宽不窄', value: 0.1 });
/** Pixels a metre of view at the target, densest first. For a human observer, not for recognition by software. */
export const OODPCVS_PIXELS_PER_METER = sourced({
  mark: 'S',
  label: '像素密度分级（2025 版）',
  source:
    'IEC 62676-4:2025（2025-10 发布，代替 DORI）的分级数值：总览 20、轮廓 40、辨别 80、感知 125、特征 250、核验 500、细察 1500 像素/m；与《JVSG：OODPCVS support》等厂商介绍核对',
  value: { scrutinise: 1500, validate: 500, characterise: 250, perceive: 125, discern: 80, outline: 40, overview: 20 },
});
export const DORI_PIXELS_PER_METER = sourced({
  mark: 'S',
  label: '像素密度分级（2014 版，DORI）',
  source: 'IEC 62676-4:2014（EN 62676-4:2015）的分级数值：监视 12.5、探测 25、观察 62.5、识别 125、鉴别 250、细查 1000 像素/m',
  value: { inspect: 1000, identify: 250, recognise: 125, observe: 62.5, detect: 25, monitor: 12.5 },
});
/** Heads are seen from above beyond it. */
export const TILT_MAX_DEG = sourced({
  mark: 'P',
  label: '认人点位的俯角上限',
  source: '工程取值：人脸点位的安装指南多要求俯角不大于 15°，再陡多见头顶',
  value: 15,
});
export const AIM_HEIGHT_M = sourced({ mark: 'P', label: '被看处离地高', source: '工程取值：成年人的面部', value: 1.6 });
/** A fact of the page; nothing is computed from it. */
export const ILLUMINATION_FACTOR = sourced({
  mark: 'V',
  label: '现场照度与摄像机最低照度之比',
  source: 'GB 50395-2007 第 6.0.1 条：不低于 50 倍',
  value: 50,
});
export const LENS_FORMULA = sourced({
  mark: 'V',
  label: '焦距公式',
  source: 'GB 50395-2007 第 6.0.2 条及条文说明',
  value: 'f ＝ 靶面 × 物距 ÷ 场景',
});
