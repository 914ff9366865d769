import { SkuType } from './sku-type.ts';

/** What of a line tells whether it is put up on site. `productCategory`: "first > second". */
export interface SiteLine {
  skuType: SkuType;
  productName: string;
  productCategory: string;
}

/** Second categories that hold cable, and how products of one's own that are cable are called. */
export const CABLE_CATEGORIES: readonly string[] = ['双绞线', '光缆', '电源线与控制线'];
const CABLE_NAME = /线缆|网线|双绞线|光缆|电缆|电源线|控制线/;
/** Fees that people write down as products of their own. */
const CONSTRUCTION_NAME = /施工|安装(?:调试|费|服务|工程)|调试费|人工费|布线费|布线工程/;
/** How products of one's own are called that are cable or construction, as patterns a database reads too. Source: DESIGN-14. */
export const SITE_WORK_NAMES: readonly string[] = [CABLE_NAME.source, CONSTRUCTION_NAME.source];
/** What lies beside devices or goes into them: it brings no work of its own. */
const PART_CATEGORIES: readonly string[] = ['线缆辅材', '支架配件', '监控硬盘', '存储卡', '卡片与发卡器'];

const isPart = ({ productCategory }: SiteLine): boolean => productCategory.split(' > ').some((name) => PART_CATEGORIES.includes(name));

/** Is this a device that is put up on site, so that cable and construction come to mind with it? Software and products of one's own are none. */
export const needsSiteWorks = (line: SiteLine): boolean => line.skuType === SkuType.Normal && !isPart(line);

const isCable = ({ skuType, productName, productCategory }: SiteLine): boolean =>
  CABLE_CATEGORIES.includes(productCategory.split(' > ').at(-1) ?? '') || (skuType === SkuType.SelfDefined && CABLE_NAME.test(productName));

const isConstruction = ({ skuType, productName }: SiteLine): boolean => skuType === SkuType.SelfDefined && CONSTRUCTION_NAME.test(productName);

/** Is this what an installer is asked to put up: no software, cable or work, and nothing that lies beside devices or goes into them (SERVICE-11)? */
export const isInstalled = (line: SiteLine): boolean => line.skuType !== SkuType.Software && !isCable(line) && !isConstruction(line) && !isPart(line);

/**
 * Whether a list remembers its cable and its construction: 1 yes, or nothing in it needs any; 0 no, which brings the tip.
 * An order's fees (`feeNames`) may be construction too. Source: DESIGN-27, DESIGN-14.
 */
export function remindersOf(lines: readonly SiteLine[], feeNames: readonly string[] = []): { cable: 0 | 1; construction: 0 | 1 } {
  const isNeeded = lines.some(needsSiteWorks);
  const flag = (isThere: boolean): 0 | 1 => (isNeeded && !isThere ? 0 : 1);
  return { cable: flag(lines.some(isCable)), construction: flag(lines.some(isConstruction) || feeNames.some((name) => CONSTRUCTION_NAME.test(name))) };
}
