/** Short films of the demo world, drawn by `tools/draw-films.mjs`: silent, told by their captions, which stand below them in words too. Figures are those of the texts beside them. */
import type { VideoGroup } from '@portal/contract/content';
import { h, link, ol } from './content-parts.ts';

/** From which second to which, and what is said. */
export type Caption = readonly [from: number, to: number, words: string];

export interface DemoFilm {
  contentId: string;
  title: string;
  summary: string;
  videoGroup: VideoGroup;
  tags: readonly string[];
  related: readonly string[];
  seconds: number;
  captions: readonly Caption[];
  /** Where one goes on: label and address. */
  onward: readonly [label: string, href: string];
}

export const films: readonly DemoFilm[] = [
  {
    contentId: 'V4001',
    title: '18 秒看懂：录像要多大的硬盘',
    summary: '从一路一天的容量，到 16 路存 30 天要几块 4 TB 硬盘。',
    videoGroup: 'application',
    tags: ['存储', '硬盘'],
    related: ['A3001', 'V4002', 'S1001'],
    seconds: 18,
    captions: [
      [0, 4, '一路 400 万摄像机，H.265 码率 3072 kbps，一天 31.64 GB。'],
      [4, 8, '存 30 天就是 949.2 GB，16 路合计 14.83 TB。'],
      [8, 13, '标称 4 TB 的硬盘，录像机里只有 3.638 TB。'],
      [13, 18, '所以 16 路 400 万存 30 天，要 5 块 4 TB 硬盘。'],
    ],
    onward: ['打开录像存储容量计算器', '/tool/calculator/aVideoCapacity'],
  },
  {
    contentId: 'V4002',
    title: '20 秒看懂：镜头焦距看多宽、多远',
    summary: '2.8、4、6、8、12 mm 五种镜头，400 万摄像机各看多宽，鉴别到多远。',
    videoGroup: 'sku',
    tags: ['镜头', '焦距'],
    related: ['A3005', 'V4001', 'A3004'],
    seconds: 20,
    captions: [
      [0, 4, '2.8 mm 镜头水平看 91.6°，看清陌生人的脸到 5.0 m。'],
      [4, 8, '4 mm：71.5°，鉴别距离 7.1 m。'],
      [8, 12, '6 mm：51.3°，10.7 m。'],
      [12, 16, '8 mm：39.6°，14.2 m，巷道常用。'],
      [16, 20, '12 mm：27.0°，21.3 m。焦距越长，看得越远、越窄。'],
    ],
    onward: ['打开摄像机焦距计算器', '/tool/calculator/cCameraFocalLength'],
  },
  {
    contentId: 'V4003',
    title: '18 秒看懂：便利店 8 点位怎么布',
    summary: '收银台、货架与门口各装什么，录像机和硬盘怎么配。',
    videoGroup: 'industry',
    tags: ['便利店', '8 路'],
    related: ['S1001', 'C2001', 'V4001'],
    seconds: 18,
    captions: [
      [0, 4, '便利店 8 点位：收银台先装 2 台拾音半球，看得清找零。'],
      [4, 9, '货架与通道 4 台，四角对看，少留死角。'],
      [9, 13, '门口 2 台全彩海螺，夜里看得清衣服颜色。'],
      [13, 18, '8 台都由录像机的 PoE 口供电，存 30 天要 2 块 6 TB 硬盘。'],
    ],
    onward: ['看整套方案与清单', '/solution/detail?contentId=S1001&from=5'],
  },
  {
    contentId: 'V4004',
    title: '18 秒看懂：车过道闸的顺序',
    summary: '识别、抬杆、防砸、落杆：一进一出停车场的四步。',
    videoGroup: 'scene',
    tags: ['停车场', '道闸'],
    related: ['S1005', 'A3010', 'C2005'],
    seconds: 18,
    captions: [
      [0, 4, '车到杆前 3～5 m，识别一体机读出车牌。'],
      [4, 8, '认出来，道闸抬杆，每车道每小时约 400 辆。'],
      [8, 13, '车在杆下，线圈和防砸雷达都不让落杆。'],
      [13, 18, '车走开，杆才落下。'],
    ],
    onward: ['看整套方案与清单', '/solution/detail?contentId=S1005&from=5'],
  },
];

/** What a film says, to be read. */
export const wordsOf = ({ captions, onward }: DemoFilm) => [h('片中内容'), ol(...captions.map(([, , words]) => words)), link(...onward)];
