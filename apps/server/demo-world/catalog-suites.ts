/** Ready-made sets of the demo catalogue: name, what it is for, picture, models with quantities. */
import type { SuiteRows } from '../src/modules/suite/index.ts';
import { chanceOf } from './seeded-random.ts';

interface DemoSuite {
  name: string;
  desc: string;
  picture: string;
  /** Per cent off the sum of the parts. */
  reduction?: number;
  items: readonly (readonly [model: string, quantity: number])[];
}

const demoSuites: readonly DemoSuite[] = [
  {
    name: '家用四路红外监控套装',
    desc: '四台室内半球、桌面录像机与 4 TB 硬盘，两室一厅够用。',
    picture: 'kit-video',
    items: [
      ['HV-D1228-IR30', 4],
      ['HV-NP104-4P-50', 1],
      ['HV-HD4TS', 1],
      ['HV-UT5EH-100', 1],
      ['HV-RJ5E-50', 1],
    ],
  },
  {
    name: '便利店八路全彩套装',
    desc: '收银台、货架与门口全彩，夜间看清人脸衣着。',
    picture: 'kit-video',
    reduction: 5,
    items: [
      ['HV-D5440-WL30', 6],
      ['HV-B5428-WL30', 2],
      ['HV-NP208-8P-120', 1],
      ['HV-HD6TS', 1],
      ['HV-LM24', 1],
      ['HV-UT5EO-300', 1],
    ],
  },
  {
    name: '办公室十六路双光套装',
    desc: '走廊与工位双光半球，PoE 交换机集中供电。',
    picture: 'kit-video',
    reduction: 3,
    items: [
      ['HV-D6428-DL30', 12],
      ['HV-B6440-DL40', 4],
      ['HV-N216-D16', 1],
      ['HV-HD8TS', 2],
      ['HV-SPG16-230', 1],
      ['HV-UT6-305', 3],
    ],
  },
  {
    name: '厂区三十二路周界套装',
    desc: '围墙枪机与制高点球机，四盘位录像机存三十天。',
    picture: 'kit-video',
    items: [
      ['HV-B2460-IR50', 24],
      ['HV-P2423-R150', 4],
      ['HV-D2428-IR30', 4],
      ['HV-N432-M256', 1],
      ['HV-HD12TS', 4],
      ['HV-SPG24-370', 2],
      ['HV-SNX08', 1],
    ],
  },
  {
    name: '车库出入口一进一出套装',
    desc: '车牌识别、道闸、防砸雷达与管理终端整套。',
    picture: 'barrier-gate',
    items: [
      ['HV-BGS30', 2],
      ['HV-PL231', 2],
      ['HV-LD4', 2],
      ['HV-RT24', 2],
      ['HV-RS24', 2],
      ['HV-PM8', 1],
      ['HV-SNS08', 1],
    ],
  },
  {
    name: '写字楼双通道摆闸套装',
    desc: '人脸识别双向通行，含一条无障碍通道。',
    picture: 'gate-swing',
    items: [
      ['HV-SWA16', 2],
      ['HV-SWB16', 1],
      ['HV-FG7-20K', 4],
      ['HV-FL4', 1],
      ['HV-SNG08', 1],
      ['HV-SW-PG10', 1],
    ],
  },
  {
    name: '单门人脸门禁套装',
    desc: '一体机、磁力锁、按钮与电源箱，一扇玻璃门整套。',
    picture: 'kit-access',
    reduction: 5,
    items: [
      ['HV-FT70-6K', 1],
      ['HV-LKM1-350', 1],
      ['HV-EB3', 1],
      ['HV-PB12-03', 1],
      ['HV-BA12-7', 1],
    ],
  },
  {
    name: '四门刷卡门禁套装',
    desc: '四门控制器配读卡器与锁具，含两百张卡与发卡器。',
    picture: 'access-controller_d4',
    items: [
      ['HV-AC2-4', 1],
      ['HV-CR1-WR', 4],
      ['HV-LKM1-350', 4],
      ['HV-EB2', 4],
      ['HV-DC-S', 4],
      ['HV-BG1', 4],
      ['HV-PB12-10', 1],
      ['HV-BA12-17', 1],
      ['HV-CD-IC200', 1],
      ['HV-CI-IC', 1],
    ],
  },
  {
    name: '教室广播十二点套装',
    desc: '壁挂音箱配合并功放与定时器，上下课自动打铃。',
    picture: 'amplifier',
    items: [
      ['HV-SW10', 12],
      ['HV-PA180', 1],
      ['HV-PS1', 1],
      ['HV-TM8', 1],
      ['HV-MK1', 1],
      ['HV-SC215-100', 2],
    ],
  },
  {
    name: '操场广播号角套装',
    desc: '四只号角覆盖一个标准操场，网络功放就地安装。',
    picture: 'horn',
    items: [
      ['HV-SH30', 4],
      ['HV-PN240', 1],
      ['HV-MK10', 1],
      ['HV-SC225-100', 2],
    ],
  },
  {
    name: '会议室P2.5小间距大屏套装',
    desc: '5 米乘 3 米屏体配发送器、配电箱与播控软件。',
    picture: 'led-cabinet',
    items: [
      ['HV-LIS0250', 48],
      ['HV-LR08', 51],
      ['HV-LS04', 2],
      ['HV-LMI0250', 9],
      ['HV-LP015', 1],
      ['HV-LC20', 4],
      ['HV-SW-LED1', 1],
    ],
  },
  {
    name: '监控机房UPS后备套装',
    desc: '3 kVA 在线主机配八节电池，录像机与交换机后备半小时。',
    picture: 'ups-tower',
    items: [
      ['HV-UPC003', 1],
      ['HV-BT12-38', 8],
      ['HV-BC08', 1],
      ['HV-BW16', 1],
      ['HV-UM1', 1],
    ],
  },
  {
    name: '别墅安防一体套装',
    desc: '可视对讲、报警与四路全彩，手机统一查看。',
    picture: 'villa-station',
    reduction: 8,
    items: [
      ['HV-VS1-7W', 1],
      ['HV-AW8', 1],
      ['HV-PIR12-W', 4],
      ['HV-DC-S', 4],
      ['HV-B5428-WL30', 4],
      ['HV-NP104-4P-50', 1],
      ['HV-HD4TS', 1],
    ],
  },
  {
    name: '工地4G无线监控套装',
    desc: '太阳能摄像机不拉线，三台覆盖材料堆场与大门。',
    picture: 'bullet-short',
    items: [
      ['HV-W540-4G', 3],
      ['HV-TF256', 3],
      ['HV-PO50', 3],
      ['HV-CL-ST30', 3],
    ],
  },
];

const DAY_MS = 86_400_000;
const OLDEST_DAYS = 300;

/** Suites and what is in them, as rows; `skuNoOf` numbers their models. */
export function demoSuiteRows(skuNoOf: (model: string) => string, now: number): SuiteRows {
  const suitNoOf = (place: number): string => `DS${String(place + 1).padStart(3, '0')}`;
  return {
    suites: demoSuites.map(({ name, desc, picture, reduction = 0 }, place) => ({
      suitNo: suitNoOf(place),
      suitName: name,
      suitDesc: desc,
      picture,
      status: 0,
      gmtListed: new Date(now - (Math.floor(chanceOf(`${name} age`) * OLDEST_DAYS) + 1) * DAY_MS),
      reduction,
    })),
    suiteItems: demoSuites.flatMap(({ items }, place) =>
      items.map(([model, quantity], index) => ({ suitNo: suitNoOf(place), skuNo: skuNoOf(model), quantity, sort: index + 1 })),
    ),
  };
}
