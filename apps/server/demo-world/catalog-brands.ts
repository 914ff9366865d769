/**
 * Two invented brands beside the provider's own, so that three tiers of a recommendation are three: 岳泰 is plainer, cheaper and
 * guaranteed for one year, 澜盾 better, dearer and guaranteed for five. Their models are the provider's, series for series, with what sets
 * the brand apart.
 */
import type { DemoAttributes, Family, Model } from './catalog-family.ts';

interface Brand {
  name: string;
  /** Stands in the model where the provider's has its own. */
  code: string;
  /** Price against the provider's. */
  factor: number;
  /** Said in the family's words: the warranty follows from it. */
  promise: string;
  /** What its cabinets and screens do, where the provider's do otherwise. */
  display: DemoAttributes;
}

const BRANDS: readonly Brand[] = [
  { name: '岳泰', code: 'YT', factor: 0.78, promise: '够用的配置，质保一年。', display: { refreshHz: 1920 } },
  { name: '澜盾', code: 'LD', factor: 1.34, promise: '工程级用料，质保五年。', display: { refreshHz: 7680 } },
];

const HIGH_BRIGHTNESS: DemoAttributes = { brightnessNits: 1000 };
const OUTDOOR_BRIGHTNESS: DemoAttributes = { brightnessNits: 8500 };

/** Series of the provider's that both brands have, too. */
const SERIES: ReadonlySet<string> = new Set([
  // video
  '200万红外经济型半球网络摄像机',
  '400万红外经济型半球网络摄像机',
  '400万红外防暴半球网络摄像机',
  '800万红外防暴半球网络摄像机',
  '200万红外周界枪型网络摄像机',
  '400万红外周界枪型网络摄像机',
  '800万红外周界枪型网络摄像机',
  '400万6寸红外网络球机',
  '桌面型网络硬盘录像机',
  '双盘位网络硬盘录像机',
  '四盘位网络硬盘录像机',
  '八盘位网络硬盘录像机',
  '监控级机械硬盘',
  // network
  '千兆PoE交换机',
  '千兆非网管交换机',
  '千兆网管交换机',
  // display
  '室内标准LED显示屏箱体',
  '户外固装LED显示屏箱体',
  'LED备用模组',
  'LED接收卡',
  'LED视频发送器',
  'LED配电箱',
  // vehicles
  '直杆道闸',
  '曲臂道闸',
  '车牌识别一体机',
  '车道显示屏',
  '车辆检测器',
  '停车触发雷达',
  '停车防砸雷达',
  '出口自助缴费终端',
  '停车管理终端',
  '视频车位探测器',
  '区域引导控制器',
  // people and doors
  '摆闸边机',
  '摆闸中间机',
  '翼闸边机',
  '翼闸中间机',
  '速通门边机',
  '速通门中间机',
  '三辊闸整机',
  '全高闸整机',
  '闸机版人脸识别组件',
  '7英寸人脸门禁一体机',
  'IC卡门禁读卡器',
  '二维码读卡器',
  '门禁控制器',
  '单门磁力锁',
  '双门磁力锁',
  '电插锁',
  '阴极电锁口',
  '门禁电源箱',
  '自助访客机',
  // sound
  '吸顶扬声器',
  '同轴吸顶扬声器',
  '纯后级定压功放',
  '广播分区器',
  '桌面寻呼话筒',
  // power
  '在线式UPS主机',
  '高效在线式UPS主机',
  '阀控铅酸蓄电池',
  'UPS电池柜',
]);

/** The families of both brands after the provider's; throws where a series is not one of them. */
export function brandFamilies(families: readonly Family[]): Family[] {
  const own = families.filter(({ name, off }) => SERIES.has(name) && !off);
  if (own.length !== SERIES.size) throw new Error(`no series ${[...SERIES].filter((name) => own.every((family) => family.name !== name)).join(', ')}`);
  return BRANDS.flatMap((brand) => own.map((family) => familyOf(brand, family)));
}

const familyOf = (brand: Brand, { successor: _successor, ...family }: Family): Family => ({
  ...family,
  name: `${brand.name}${family.name}`,
  brand: brand.name,
  desc: `${family.desc}${brand.promise}`,
  attributes: { ...family.attributes, ...displayOf(brand, family) },
  models: family.models.map((model) => modelOf(brand, model)),
});

function displayOf({ display, code }: Brand, { role, attributes = {} }: Family): DemoAttributes {
  if (role !== 'ledCabinet') return {};
  if (code !== 'LD') return display;
  return { ...display, ...(attributes.environment === '户外' ? OUTDOOR_BRIGHTNESS : HIGH_BRIGHTNESS) };
}

const modelOf = ({ code, factor }: Brand, { model, price, ...rest }: Model): Model => ({
  ...rest,
  model: model.replace(/^HV-/, `${code}-`),
  price: price === null ? null : roundedPrice(price * factor),
});

/** Whole yuan from 20 on, as the price lists of the trade have them. */
const roundedPrice = (price: number): number => (price < 20 ? Math.round(price * 10) / 10 : Math.round(price));
