/** Which word of a keyword is the thing that is asked for (GOODS-38). */
import type { Taxonomy } from '../taxonomy/taxonomy.ts';
import { foldText } from './fold.ts';
import type { SearchPart } from './search-plan.ts';
import { isThing } from './vocabulary.ts';

/** What goes with another thing: beside one it is what is asked for, in whichever order they stand: 支架 球机, UPS 电池. */
const ACCESSORY =
  /支架|抱箍|抱杆|挂架|吊架|底座|立杆|横臂|接线盒|防水盒|安装盒|底盒|电源|变压器|适配器|电池|硬盘$|^[^网硬]*硬盘|存储卡|内存卡|授权|软件|平台|机柜|防雷|拾音器|读卡器|模组|接收卡|发送|钢结构|配电箱|断路器|空开|跳线|水晶头|光模块|托盘|护栏|网桥|监控卡|流量卡|按钮|门磁|闭门器/u;

/** Whether it goes with another thing. */
export const isAccessory = (text: string): boolean => ACCESSORY.test(text);

/** Ends that many things share: beside the name of one they say nothing. */
const GENERAL = new Set('扫码 刷脸 主机 一体机 终端 控制器 软件 平台 组件 套件 管理服务 产品 模块'.split(' '));

/** Whether the word itself is what things of a category are. */
const isCategory = (text: string, { categories }: Taxonomy): boolean =>
  text.length > 1 && categories.some(({ parentId, catagoryName }) => parentId !== null && foldText(catagoryName).endsWith(text));

/** A compound is what its end is: 工业交换机. */
const isCompound = (text: string): boolean => [...text].some((_, at) => at > 0 && text.length - at >= 2 && isThing(text.slice(at)));

/** Null where no word names a thing, or every one of them only says what it is for. */
export function headOf(parts: readonly SearchPart[], taxonomy: Taxonomy): SearchPart | null {
  const named = parts.filter((part) => !part.isAside && (isThing(part.text) || isCompound(part.text) || isCategory(part.text, taxonomy)));
  const things = named.some(({ isTrait }) => !isTrait) ? named.filter(({ isTrait }) => !isTrait) : named;
  const last = things.findLast(({ text }) => !GENERAL.has(text)) ?? things.at(-1);
  // within one run what is said before the thing is of what kind it is: 电池可视门铃
  const lastRun = last === undefined ? 0 : parts.slice(0, parts.indexOf(last) + 1).findLastIndex(({ isApart }) => isApart);
  const isOther = (part: SearchPart): boolean => part === last || parts.indexOf(part) < lastRun;
  return things.findLast((part) => ACCESSORY.test(part.text) && !GENERAL.has(part.text) && isOther(part)) ?? last ?? null;
}
