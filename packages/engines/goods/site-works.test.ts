import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isInstalled, remindersOf, SkuType, type SiteLine } from './index.ts';

const line = (skuType: SkuType, productName: string, productCategory: string): SiteLine => ({ skuType, productName, productCategory });
const camera = line(SkuType.Normal, '半球摄像机', '视频监控 > 半球网络摄像机');
const box = line(SkuType.Normal, '六类监控工程双绞线', '线缆辅材 > 双绞线');
const fee = line(SkuType.SelfDefined, '现场安装调试费', '其他');
const bracket = line(SkuType.Normal, '壁装支架', '支架配件 > 壁装支架');
const licence = line(SkuType.Software, '视频通道接入授权', '软件服务 > 授权许可');

describe('cable and construction of a list (DESIGN-27)', () => {
  it.each<[string, SiteLine[], 0 | 1, 0 | 1]>([
    ['an empty list brings nothing to mind', [], 1, 1],
    ['a device alone brings both', [camera], 0, 0],
    ['cable is there', [camera, box], 1, 0],
    ['construction is there', [camera, fee], 0, 1],
    ['both are there', [fee, box, camera], 1, 1],
    ['cable of one’s own is cable', [camera, line(SkuType.SelfDefined, '自备网线', '其他')], 1, 0],
    ['a bracket to install with is no construction', [camera, line(SkuType.SelfDefined, '安装支架', '其他')], 0, 0],
    ['parts, software and fees need none', [bracket, licence, fee, box], 1, 1],
    ['a disk goes into a device', [line(SkuType.Normal, '监控硬盘', '录像存储 > 监控硬盘')], 1, 1],
    ['a plug is no cable', [camera, line(SkuType.Normal, '水晶头', '线缆辅材 > 水晶头与模块面板')], 0, 0],
  ])('%s', (_name, lines, cable, construction) => expect(remindersOf(lines)).toEqual({ cable, construction }));

  it('a fee of an order may be construction, and cable is none (DESIGN-14)', () => {
    expect(remindersOf([camera], ['运输费', '安装调试费'])).toEqual({ cable: 0, construction: 1 });
    expect(remindersOf([camera], ['运输费', '线缆'])).toEqual({ cable: 0, construction: 0 });
  });

  it('neither the order of lines nor a line twice changes it', () => {
    const lines = fc.array(fc.constantFrom(camera, box, fee, bracket, licence));
    fc.assert(fc.property(lines, (some) => void expect(remindersOf([...some, ...some].toReversed())).toEqual(remindersOf(some))));
  });
});

it.each<[string, SiteLine, boolean]>([
  ['a camera', camera, true],
  ['a switch', line(SkuType.Normal, '8口PoE交换机', '网络传输 > PoE交换机'), true],
  ['a product of one’s own', line(SkuType.SelfDefined, '自采显示屏', '其他'), true],
  ['cable', box, false],
  ['cable of one’s own', line(SkuType.SelfDefined, '自备网线', '其他'), false],
  ['an accessory of cabling', line(SkuType.Normal, '水晶头', '线缆辅材 > 水晶头与模块面板'), false],
  ['a bracket', bracket, false],
  ['a disk', line(SkuType.Normal, '监控硬盘', '录像存储 > 监控硬盘'), false],
  ['a licence', licence, false],
  ['work', fee, false],
])('%s is put up as a device by itself: %#', (_name, one, isPutUp) => expect(isInstalled(one)).toBe(isPutUp));
