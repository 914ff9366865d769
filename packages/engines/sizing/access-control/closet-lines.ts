/** What stands in the closets: a switch and a cabinet in each, the link to the one they come together in, and what runs the software. */
import { CLOSET_CABINET, SERVER_OVER_DOORS } from '../../constants/access-control.ts';
import { CLOSET_CORD_M } from '../../constants/structured-cabling.ts';
import { ACCESS_PORT_MBPS, CABINET_OUTLETS, FAR_CORES } from '../../constants/video-surveillance.ts';
import { numberText as n, sumOf } from '../../inputs/index.ts';
import { farLinkLines, pointBoxLine, rackBoxLines, shelfLine } from '../core/fibre-links.ts';
import { isInReach, networkCableLines } from '../core/network-cable.ts';
import { sumText } from '../core/briefly.ts';
import type { SizedLine } from '../core/plan.ts';
import { mergedLines, sizedLine } from '../core/sized-line.ts';
import { switchLine } from '../core/switch-for.ts';
import type { SizedDoorGroup } from './door-group.ts';

/** By number, each with its groups. */
export const closetsOf = (sized: readonly SizedDoorGroup[]): [closet: number, groups: SizedDoorGroup[]][] =>
  [...Map.groupBy(sized, ({ group }) => group.closet).entries()].toSorted(([a], [b]) => a - b);

const doorsOf = (sized: readonly SizedDoorGroup[]): number => sumOf(sized, ({ group }) => group.doors);
const needsServer = (sized: readonly SizedDoorGroup[]): boolean => doorsOf(sized) > SERVER_OVER_DOORS.value;

/** A switch for the doors of each closet, with several closets one above them; a cabinet for each closet, the links between them. */
export function closetLines(sized: readonly SizedDoorGroup[], closetRunM: number): SizedLine[] {
  const closets = closetsOf(sized);
  const isOne = closets.length === 1;
  const hosts = needsServer(sized) ? 2 : 1;
  const hostsNamed = needsServer(sized) ? '管理电脑和服务器' : '1 台管理电脑';
  const each = closets.map(([closet, groups]) => {
    const [controllers, terminals] = [sumOf(groups, (one) => one.controllers), sumOf(groups, (one) => one.faceTerminals)];
    const where = isOne ? '' : `弱电间 ${closet}：`;
    const besides = isOne ? `，${hostsNamed}` : '';
    return switchLine(controllers + terminals + (isOne ? hosts : 0), `${where}${n(controllers)} 台控制器，${n(terminals)} 台人脸一体机${besides}`);
  });
  const above = isOne ? [] : [switchLine(closets.length + hosts, `${n(closets.length)} 个弱电间，${hostsNamed}`)];
  const cabinet = CLOSET_CABINET.value;
  return [
    ...mergedLines([...each, ...above]),
    sizedLine('cabinet', closets.length, cabinet, [
      `每个弱电间 1 台 ${cabinet.cabinetU} U 壁挂机柜，装交换机和插座`,
      `${n(closets.length)} 个弱电间`,
      n(closets.length),
    ]),
    sizedLine('pdu', closets.length, { outputs: CABINET_OUTLETS.value }, ['每台机柜 1 条插座', `${n(closets.length)} 台机柜`, n(closets.length)]),
    ...networkCableLines([[closetRunM, isOne ? 0 : closets.length]], { category: 'cat6', plugged: sumOf(sized, nearTerminals) }),
    ...fibreLines(sized, closetRunM),
  ];
}

const nearTerminals = ({ faceTerminals, group }: SizedDoorGroup): number => (isInReach(group.distanceM) ? faceTerminals : 0);
const farTerminals = (one: SizedDoorGroup): number => one.faceTerminals - nearTerminals(one);
/** Links between closets that copper does not reach: of all but the main one. */
const farClosetLinks = (sized: readonly SizedDoorGroup[], closetRunM: number): number => (isInReach(closetRunM) ? 0 : closetsOf(sized).length - 1);

/** To terminals and closets that copper does not reach. */
function fibreLines(sized: readonly SizedDoorGroup[], closetRunM: number): SizedLine[] {
  const links = farClosetLinks(sized, closetRunM);
  const cores = closetsOf(sized).map(([, groups], place) => (sumOf(groups, farTerminals) + (place === 0 ? links : Math.min(links, 1))) * FAR_CORES.value);
  return [
    ...farLinkLines(
      [
        ...sized.map((one) => ({ name: '远处的人脸一体机', links: farTerminals(one), lengthM: one.group.distanceM, isOutdoors: false })),
        { name: '弱电间链路', links, lengthM: closetRunM, isOutdoors: true },
      ],
      ACCESS_PORT_MBPS.value,
    ),
    pointBoxLine(sumOf(sized, farTerminals), '远处的人脸一体机'),
    ...rackBoxLines(cores, '弱电间'),
    shelfLine(
      cores.map((count) => count / FAR_CORES.value),
      '弱电间机柜',
    ),
  ];
}

/** A cord for each device that stands where a switch does, and at both ends of each fibre. */
export function patchCordLine(sized: readonly SizedDoorGroup[], closetRunM: number): SizedLine {
  const controllers = sumOf(sized, (one) => one.controllers);
  const hosts = needsServer(sized) ? 2 : 1;
  const links = sumOf(sized, farTerminals) + farClosetLinks(sized, closetRunM);
  const cords = controllers + hosts + links * 2;
  return sizedLine('patchCord', cords, { lengthM: CLOSET_CORD_M.value, category: 'cat5e' }, [
    '控制器、管理电脑和服务器各 1 条跳线到交换机；光纤收发器两端各 1 条',
    [
      [controllers, '台控制器'],
      [hosts, hosts > 1 ? '台电脑和服务器' : '台管理电脑'],
      [links, '条光纤链路'],
    ]
      .filter(([count]) => Number(count) > 0)
      .map(([count, what]) => `${n(Number(count))} ${what}`)
      .join('，'),
    sumText([controllers, hosts, links * 2]),
  ]);
}

export function managementLines(sized: readonly SizedDoorGroup[]): SizedLine[] {
  const doors = doorsOf(sized);
  return [
    sizedLine('accessServer', needsServer(sized) ? 1 : 0, {}, [
      `超过 ${SERVER_OVER_DOORS.value} 门加 1 台门禁服务器`,
      `${n(doors)} 樘门`,
      `${n(doors)} ＞ ${SERVER_OVER_DOORS.value} → 1`,
    ]),
    sizedLine('boothPc', 1, {}, ['门禁软件 1 台管理电脑，发卡、授权和查记录都在上面', '1 个项目', '1']),
    sizedLine('accessSoftware', 1, {}, ['每个项目 1 套门禁软件', `${n(doors)} 樘门`, '1'], { licencePoints: doors }),
  ];
}
