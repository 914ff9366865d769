import { DOOR_FIRE_CODE } from '../../constants/fire.ts';
import { FEED_BREAKER, FEED_DROP_PERCENT } from '../../constants/mains.ts';
import { GATE_FEED_W, SIDE_PEDESTALS } from '../../constants/passage.ts';
import { ceil, numberText as n, type ValuesOf } from '../../inputs/index.ts';
import { MANAGED_GATES, type RoleId } from '../../roles/index.ts';
import { sumText } from '../core/briefly.ts';
import { cardLines, CARDS } from '../core/card-lines.ts';
import { feedAreaMm2 } from '../core/feed-area.ts';
import { feedBreakerLine } from '../core/feed-breaker.ts';
import { mainsCableLine } from '../core/mains-cable.ts';
import { isInReach } from '../core/network-cable.ts';
import { fireCableLine } from '../core/fire-lines.ts';
import type { SizedLine } from '../core/plan.ts';
import { linesToBuy, mergedLines, sizedLine } from '../core/sized-line.ts';
import type { AccessGuardFields } from './fields.ts';
import { controlLines, controllersOf, readerFeedLines } from './control-lines.ts';
import type { GateRow } from './gate-row.ts';
import { gateNetworkLines, gateSwitchLines } from './network-lines.ts';

type Values = ValuesOf<AccessGuardFields>;

/** What reads at a lane, by way of verification. */
const READER_ROLES = {
  card: ['cardReader'],
  face: ['gateFaceTerminal'],
  qr: ['qrReader'],
  idCardFace: ['gateFaceTerminal', 'idCardReader'],
  fingerprint: ['fingerprintReader'],
} as const;

/** Of the readers, those with a network port of their own; the others hang on the gate. */
const ON_THE_NETWORK: readonly RoleId[] = ['gateFaceTerminal', 'qrReader'];

/** Gates, readers, fire release, network, management. */
export function accessGuardLines(values: Values, row: GateRow): SizedLine[] {
  const { bidirectional, verification, visitor, users, runM } = values;
  const { lanes, readers } = row;
  const roles: readonly RoleId[] = READER_ROLES[verification];
  const networked = roles.some((role) => ON_THE_NETWORK.includes(role)) ? readers : 0;
  const controllers = controllersOf(verification, readers);
  const all = linesToBuy([
    ...gateLines(values, row),
    ...roles.map((role) =>
      sizedLine(
        role,
        readers,
        {},
        [
          bidirectional ? '双向验证，每条通道进出各 1 台' : '单向验证，每条通道 1 台',
          `${n(lanes)} 条通道`,
          bidirectional ? `${n(lanes)} × 2 ＝ ${n(readers)}` : n(readers),
        ],
        role === 'gateFaceTerminal' ? { faces: users } : role === 'cardReader' ? { ...CARDS, ...(!isInReach(runM) && { comm: ['RS-485'] }) } : undefined,
      ),
    ),
    ...readerFeedLines(roles, readers),
    ...controlLines(values, readers),
    ...cardLines(users, verification === 'card'),
    {
      ...sizedLine('fireLinkModule', 1, {}, [`必配，不能省：火灾报警时全部闸机打开（${DOOR_FIRE_CODE.value}），每处 1 个联动模块`, '1 处出入口', '1']),
      mandatory: DOOR_FIRE_CODE.value,
    },
    fireCableLine(1, { what: '闸机', unit: '排', runs: [[runM, 1]] }),
    railLine(values, row),
    plateLine(row),
    ...gateSwitchLines(values, { networked, lanes, controllers }),
    sizedLine('visitorTerminal', visitor ? 1 : 0, {}, ['前台 1 台访客机', '需要访客登记', '1']),
    sizedLine('boothPc', 1, {}, ['管理平台 1 台电脑，发卡、录脸和查记录都在上面', '1 处出入口', '1']),
    sizedLine('managementPlatform', 1, {}, ['每个项目 1 套管理平台', `${n(lanes)} 条通道`, '1'], { licencePoints: lanes, manages: [MANAGED_GATES] }),
    ...gateNetworkLines(values, row, { devices: networked + lanes, faces: roles.includes('gateFaceTerminal') ? readers : 0 }),
    ...feedLines(lanes, values),
  ]);
  return mergedLines(all);
}

/** Every lane has a circuit of its own: what trips stops one lane, and somebody who touches a wet pedestal is not held. Source: SIZE-3.2. */
function feedLines(lanes: number, { runM }: Values): SizedLine[] {
  const cabinets = isInReach(runM) ? 0 : 1;
  const circuits = lanes + cabinets;
  const named = `${n(lanes)} 条通道${cabinets > 0 ? '，闸机旁的机柜 1 路' : ''}`;
  const areaMm2 = feedAreaMm2(GATE_FEED_W.value, runM);
  return [
    mainsCableLine(
      { phases: 1, areaMm2, feeds: [[circuits, runM]] },
      `每条通道单独 1 路 220 V，按 ${GATE_FEED_W.value} W、压降不超过 ${FEED_DROP_PERCENT.value} % 选 3×${areaMm2} mm²`,
    ),
    feedBreakerLine(circuits, [
      `每路 1 个 ${FEED_BREAKER.value.currentA} A 漏电断路器，一路跳闸不影响别的通道`,
      named,
      cabinets > 0 ? sumText([lanes, cabinets]) : n(lanes),
    ]),
  ];
}

/** What a pedestal is screwed to: the floor of a lobby is not drilled for it. */
function plateLine({ isShared, takesWide, gates, lanes }: GateRow): SizedLine {
  const beside = takesWide ? 0 : lanes - gates;
  const plates = (isShared ? gates + 1 : gates) + SIDE_PEDESTALS.value * beside;
  return sizedLine('gateBasePlate', plates, {}, [
    '每台边机、中间机或整机 1 块安装底板，走线槽在板下',
    `${n(gates)} 条通道${beside > 0 ? `，另设摆闸 ${n(beside)} 条` : ''}`,
    n(plates),
  ]);
}

/** What is left of the site beside the gates, where its width was said. */
function railLine({ siteWidthM }: Values, { installWidthM }: GateRow): SizedLine {
  const metres = siteWidthM === undefined ? 0 : Math.max(0, ceil(siteWidthM - installWidthM));
  return sizedLine('guardRail', metres, {}, [
    '闸机以外的宽度用护栏拦住，按整米计',
    `现场 ${n(siteWidthM)} m，闸机 ${n(installWidthM, 2)} m`,
    `${n(siteWidthM)} − ${n(installWidthM, 2)}，向上取整 ＝ ${n(metres)}`,
  ]);
}

function gateLines({ gateType, accessibleLanes, peakPeople, peakMinutes }: Values, { gates, isShared, takesWide, perLanePpm }: GateRow): SizedLine[] {
  const people = `高峰 ${n(peakPeople)} 人 / ${n(peakMinutes)} min，每条 ${n(perLanePpm, 2)} 人/min`;
  const lanesOf = `${n(peakPeople / peakMinutes, 2)} ÷ ${n(perLanePpm, 2)}，向上取整 ＝ ${n(gates)}`;
  const sides = SIDE_PEDESTALS.value;
  const beside = takesWide
    ? []
    : [
        sizedLine('gatePedestalSide', sides * accessibleLanes, { gateType: 'swing' }, [
          '每条无障碍通道另设摆闸，两台边机',
          `${accessibleLanes} 条无障碍通道`,
          `${accessibleLanes} × ${sides} ＝ ${sides * accessibleLanes}`,
        ]),
      ];
  if (isShared) {
    const named = `${n(gates)} 条通道（${people}${takesWide ? `，其中无障碍 ${accessibleLanes} 条` : ''}）`;
    return [
      sizedLine('gatePedestalSide', sides, { gateType }, ['一排通道两端各 1 台边机', named, n(sides)]),
      sizedLine('gatePedestalMiddle', gates - 1, { gateType }, ['相邻两条通道之间 1 台中间机', named, `${n(gates)} − 1 ＝ ${n(gates - 1)}`]),
      ...beside,
    ];
  }
  return [sizedLine('gateUnit', gates, { gateType }, ['按高峰每分钟人数除以单台通行速度', people, lanesOf]), ...beside];
}
