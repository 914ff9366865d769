/** How each finding came about, where a list is amiss in several ways: the sentence, and the lines it is about. Source: CHECK-2, CHECK-3. */
import { expect, it } from 'vitest';
import type { GivenLine } from '../roles/index.ts';
import { aCableBox, aCamera, aDisk, aPlugPack, aPoeSwitch, aRecorder, aSupply, checked } from './list-builder.ts';

const whyOf = (lines: readonly GivenLine[], settings = {}): string[] =>
  checked(lines, settings).issues.map(({ code, lines: about, why }) => `${code} ${about.join(',')}：${why}`);

it('two codecs, two limits, two brands that know nothing of each other', () =>
  expect(
    whyOf([
      aCamera({ codec: 'SVAC2', resolution: '8MP', brand: '甲', protocols: ['ONVIF', 'GB28181'] }, 4),
      aCamera({ resolution: '6MP', brand: '甲' }, 2),
      aRecorder({ maxResolution: '5MP', brand: '乙', protocols: ['RTSP'] }),
      aRecorder({ maxResolution: '8MP', brand: '甲' }),
    ]),
  ).toEqual([
    'CODEC_UNSUPPORTED 0：摄像机编码为 SVAC2，录像机支持 H264、H264+、H265、H265+',
    'HDD_MISSING 0,1：录像需要 （4 × 6,144＋2 × 4,096） ÷ 8 × 3600 × 24 ÷ 1024² × 30 ÷ 1024 ＝ 9.888 TB，硬盘实际可用 0 TB（标称 1 TB 实为 0.909 TB）',
    'POE_PORTS_SHORT 0,1：PoE 摄像机 6 台，交换机、录像机和供电器共有 PoE 口 0 个',
    'POE_POWER_SHORT 0,1：摄像机额定功率合计，含 50 m 线损和 20 % 预留：1.2 × （4 × 2.01＋2 × 2.01） ＝ 14.5 W，已有 PoE 总功率 0 W',
    'CABLE_SHORT 0,1：每根 1.1 × 50＋6 ＝ 61 m，每箱 305 m 可出 5 根；6 台摄像机需 2 箱，已有 0 箱',
    'CONNECTOR_SHORT 0,1：6 × 2 × 1.15 向上取整 ＝ 14 个，已有 0 个',
    'MONITOR_MISSING ：清单中没有显示器，也没有设为不需要显示器',
    'UPS_RECOMMENDED ：清单中没有 UPS；停电时录像会中断，容量可用智能配单工具的 UPS 场景计算',
  ]));

it('brackets of another family beside the right ones', () =>
  expect(
    whyOf([
      aCamera({ bracket: 'wall', bracketSpus: ['F1'], bracketSkus: ['F1-A'] }, 5),
      aCamera({ bracket: 'wall' }, 2),
      { role: 'bracket', quantity: 3, attributes: { type: 'wall', spu: 'F1' } },
      { role: 'bracket', quantity: 4, attributes: { type: 'wall', spu: 'F9' } },
    ]),
  ).toEqual([
    'NVR_MISSING 0,1：7 台摄像机需接入 7 路，接入带宽 （5 ×（2,048＋512）＋2 ×（2,048＋512））÷ 1000 ＝ 17.92 Mbps，清单中没有录像机',
    'HDD_MISSING 0,1：录像需要 （5 × 2,048＋2 × 2,048） ÷ 8 × 3600 × 24 ÷ 1024² × 30 ÷ 1024 ＝ 4.326 TB，硬盘实际可用 0 TB（标称 1 TB 实为 0.909 TB）',
    'POE_PORTS_SHORT 0,1：PoE 摄像机 7 台，交换机、录像机和供电器共有 PoE 口 0 个',
    'POE_POWER_SHORT 0,1：摄像机额定功率合计，含 50 m 线损和 20 % 预留：1.2 × 7 × 2.01 ＝ 16.9 W，已有 PoE 总功率 0 W',
    'CABLE_SHORT 0,1：每根 1.1 × 50＋6 ＝ 61 m，每箱 305 m 可出 5 根；7 台摄像机需 2 箱，已有 0 箱',
    'CONNECTOR_SHORT 0,1：7 × 2 × 1.15 向上取整 ＝ 17 个，已有 0 个',
    'BRACKET_UNFIT 0,3：5 台摄像机各需 1 个支架，适配的有 3 个；清单中另有 2 个支架与这些摄像机不适配',
    'MONITOR_MISSING ：清单中没有显示器，也没有设为不需要显示器',
    'UPS_RECOMMENDED ：清单中没有 UPS；停电时录像会中断，容量可用智能配单工具的 UPS 场景计算',
  ]));

it('outdoors, hungry and on two kinds of supply', () =>
  expect(
    whyOf([
      aCamera({ location: 'outdoor', ipRating: 54, powerW: 25 }, 3),
      aCamera({ location: 'outdoor', ipRating: 65, powerW: 60 }, 2),
      aCamera({ power: 'dc12', powerW: 9 }, 4),
      aPoeSwitch({ poePorts: 4, poeBudgetW: 60, poeStandard: 'af' }),
      aSupply({ currentA: 1 }),
    ]),
  ).toEqual([
    'NVR_MISSING 0,1,2：9 台摄像机需接入 9 路，接入带宽 （3 ×（2,048＋512）＋2 ×（2,048＋512）＋4 ×（2,048＋512））÷ 1000 ＝ 23.04 Mbps，清单中没有录像机',
    'HDD_MISSING 0,1,2：录像需要 （3 × 2,048＋2 × 2,048＋4 × 2,048） ÷ 8 × 3600 × 24 ÷ 1024² × 30 ÷ 1024 ＝ 5.562 TB，硬盘实际可用 0 TB（标称 1 TB 实为 0.909 TB）',
    'POE_CLASS_UNSUPPORTED 1,0：摄像机 PoE 等级为 7，清单中最高的 802.3af 供到等级 3，它们的功率不能算给这些摄像机',
    'POWER_12V_SHORT 4：12 V 摄像机需要 4 × 9 W ÷ 12 V ÷ 0.8 ＝ 3.75 A，已有 1 A',
    'DC_CABLE_SHORT 2：集中供电的 12 V 摄像机 4 台各需一根电源线，每根 1.1 × 50＋6 ＝ 61 m，整根裁；9 W 在这个距离需 2.5 mm²；已有合用的线够 0 根',
    'CABLE_SHORT 0,1,2：每根 1.1 × 50＋6 ＝ 61 m，每箱 305 m 可出 5 根；9 台摄像机需 2 箱，已有 0 箱',
    'CONNECTOR_SHORT 0,1,2：9 × 2 × 1.15 向上取整 ＝ 21 个，已有 0 个',
    'ENV_UNSUITABLE 0,1：室外摄像机防护等级为 IP54，应不低于 IP66；装在室内的型号请在“安装位置”里注明',
    'MONITOR_MISSING ：清单中没有显示器，也没有设为不需要显示器',
    'UPS_RECOMMENDED ：清单中没有 UPS；停电时录像会中断，容量可用智能配单工具的 UPS 场景计算',
  ]));

it('disks too few, too large, and one recorder that says nothing of its bays', () =>
  expect(
    whyOf(
      [
        aCamera({ resolution: '8MP' }, 16),
        aRecorder({ channels: 16, incomingMbps: 160, hddBays: 2, decode1080p: 16, maxDiskTB: 6 }),
        { role: 'nvr', quantity: 1, attributes: { channels: 8 } },
        aDisk({ sizeTB: 8 }, 2),
        aDisk({ sizeTB: 12 }, 1),
        aCableBox({}, 1),
        aPlugPack({ pieces: 10 }),
      ],
      { retentionDays: 60 },
    ),
  ).toEqual([
    'HDD_SHORT 3,4：录像需要 16 × 6,144 ÷ 8 × 3600 × 24 ÷ 1024² × 60 ÷ 1024 ＝ 59.326 TB，硬盘实际可用 25.466 TB（标称 1 TB 实为 0.909 TB）',
    'HDD_BAYS_SHORT 1,2,3,4：硬盘已有 3 块，硬盘位共 2 个；另有 1 行缺少参数，未计入',
    'HDD_TOO_LARGE 3,4：硬盘单盘 12 TB，录像机最大支持 6 TB',
    'POE_PORTS_SHORT 0：PoE 摄像机 16 台，交换机、录像机和供电器共有 PoE 口 0 个',
    'POE_POWER_SHORT 0：摄像机额定功率合计，含 50 m 线损和 20 % 预留：1.2 × 16 × 2.01 ＝ 38.7 W，已有 PoE 总功率 0 W',
    'CABLE_SHORT 5：每根 1.1 × 50＋6 ＝ 61 m，每箱 305 m 可出 5 根；16 台摄像机需 4 箱，已有 1 箱',
    'CONNECTOR_SHORT 6：16 × 2 × 1.15 向上取整 ＝ 37 个，已有 10 个',
    'MONITOR_MISSING ：清单中没有显示器，也没有设为不需要显示器',
    'UPS_RECOMMENDED ：清单中没有 UPS；停电时录像会中断，容量可用智能配单工具的 UPS 场景计算',
  ]));
