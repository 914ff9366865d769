/** Switches, and copper or fibre, between a row of gates and its closet. Sources: SIZE-3, SIZE-17.4. */
import { CLOSET_CABINET } from '../../constants/access-control.ts';
import { TRUNK_UTILISATION } from '../../constants/network.ts';
import { GATE_TERMINAL_KBPS, GATE_WIRING_M } from '../../constants/passage.ts';
import { CLOSET_CORD_M } from '../../constants/structured-cabling.ts';
import { ACCESS_PORT_MBPS, ACCESS_UPLINK_MBPS, CABINET_OUTLETS, FAR_CORES, PIGTAIL_M } from '../../constants/video-surveillance.ts';
import { mbpsOf } from '../../calculators/index.ts';
import { ceil, isAtMost, numberText as n, type ValuesOf } from '../../inputs/index.ts';
import type { RoleLine } from '../../roles/index.ts';
import { coresFor, endBoxLine, farLinkLines } from '../core/fibre-links.ts';
import { isInReach, networkCableLines } from '../core/network-cable.ts';
import type { SizedLine } from '../core/plan.ts';
import { mergedLines, sizedLine } from '../core/sized-line.ts';
import { switchLine } from '../core/switch-for.ts';
import type { AccessGuardFields } from './fields.ts';
import type { GateRow } from './gate-row.ts';

type Values = ValuesOf<AccessGuardFields>;

/** One link to the row, one switch in it. */
const LINK = 1;
const LINK_TEXT = '1 条光纤';

/** One in the closet for all; where copper does not reach one beside the gates, too, for what stands in their row. */
export function gateSwitchLines({ runM, visitor }: Values, counts: { networked: number; lanes: number; controllers: number }): SizedLine[] {
  const { networked, lanes, controllers } = counts;
  const row = [networked > 0 ? `${n(networked)} 台阅读终端` : '', `${n(lanes)} 条通道`];
  const closet = [controllers > 0 ? `${n(controllers)} 台控制器` : '', visitor ? '1 台访客机' : '', '1 台管理电脑'];
  const inRow = networked + lanes;
  const inCloset = controllers + 1 + (visitor ? 1 : 0);
  if (isInReach(runM)) return [switchLine(inRow + inCloset, said(...row, ...closet))];
  return mergedLines([switchLine(inRow + LINK, `闸机旁：${said(...row, LINK_TEXT)}`), switchLine(inCloset + LINK, `弱电间：${said(...closet, LINK_TEXT)}`)]);
}

const said = (...parts: readonly string[]): string => parts.filter((part) => part !== '').join('＋');

/** Of the link that all face terminals beside the gates share. Eight of them 100, eighteen 1000. */
export const gateLinkMbps = (faces: number): number =>
  isAtMost(faces * mbpsOf(GATE_TERMINAL_KBPS.value), ACCESS_PORT_MBPS.value * TRUNK_UTILISATION.value) ? ACCESS_PORT_MBPS.value : ACCESS_UPLINK_MBPS.value;

/** Copper from each device to the closet; where it does not reach, to the switch beside the gates, and fibre from there. */
export function gateNetworkLines({ runM }: Values, { installWidthM }: GateRow, { devices, faces }: { devices: number; faces: number }): SizedLine[] {
  if (isInReach(runM)) return networkCableLines([[runM, devices]]);
  const cabinet = CLOSET_CABINET.value;
  const links = `${n(LINK)} 条光缆`;
  const pigtails = LINK * FAR_CORES.value * 2;
  return [
    ...networkCableLines([[GATE_WIRING_M.value + ceil(installWidthM), devices]]),
    ...farLinkLines([{ name: `闸机旁的交换机${faces > 0 ? linkLoadText(faces) : ''}`, links: LINK, lengthM: runM, isOutdoors: true }], gateLinkMbps(faces)),
    endBoxLine(LINK, links),
    sizedLine('fibrePigtail', pigtails, { fibreMode: 'single', lengthM: PIGTAIL_M.value }, [
      '用到的每芯两端各熔接 1 根尾纤；熔接工费另计',
      links,
      `${n(LINK)} × ${FAR_CORES.value} 芯 × 2 端 ＝ ${n(pigtails)} 根`,
    ]),
    sizedLine('patchCord', LINK * 2, { lengthM: CLOSET_CORD_M.value, category: 'cat5e' }, [
      '光纤收发器两端各 1 条跳线到交换机',
      links,
      `${n(LINK)} × 2 ＝ ${n(LINK * 2)}`,
    ]),
    sizedLine('cabinet', LINK, cabinet, [
      `网线到不了弱电间，闸机旁设 1 台 ${cabinet.cabinetU} U 壁挂机柜，装交换机、收发器和终端盒`,
      `闸机到弱电间 ${n(runM)} m`,
      n(LINK),
    ]),
    sizedLine('pdu', LINK, { outputs: CABINET_OUTLETS.value }, ['每台机柜 1 条插座', '1 台机柜', n(LINK)]),
  ];
}

const linkLoadText = (faces: number): string =>
  `（${n(faces)} 台人脸终端各 ${n(mbpsOf(GATE_TERMINAL_KBPS.value), 1)} Mbps，端口按 ${n(TRUNK_UTILISATION.value * 100)} % 使用）`;

/** What shows in a list that the gates are reached after all. */
export const gatesEndedBy = ({ runM }: Values): Record<string, RoleLine[]> =>
  isInReach(runM)
    ? {}
    : {
        NETWORK_OVER_100M: [
          { role: 'mediaConverter', quantity: LINK * 2, attributes: {} },
          { role: 'fibreCable', quantity: LINK, attributes: { cores: coresFor(LINK) } },
        ],
      };
