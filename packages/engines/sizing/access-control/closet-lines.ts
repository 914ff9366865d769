/** What stands in the closets: a switch and a cabinet in each, the link to the one they come together in, and what runs the software. */
import { CLOSET_CABINET, SERVER_OVER_DOORS } from '../../constants/access-control.ts';
import { CLOSET_CORD_M } from '../../constants/structured-cabling.ts';
import { numberText as n, sumOf } from '../../inputs/index.ts';
import { networkCableLines } from '../core/network-cable.ts';
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
    ...networkCableLines([[closetRunM, isOne ? 0 : closets.length]], { category: 'cat6', plugged: sumOf(sized, (one) => one.faceTerminals) }),
  ];
}

/** A cord for each controller. */
export function patchCordLine(sized: readonly SizedDoorGroup[]): SizedLine {
  const controllers = sumOf(sized, (one) => one.controllers);
  return sizedLine('patchCord', controllers, { lengthM: CLOSET_CORD_M.value, category: 'cat5e' }, [
    '每台控制器 1 条跳线到交换机',
    `${n(controllers)} 台控制器`,
    n(controllers),
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
