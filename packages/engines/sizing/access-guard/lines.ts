import { SIDE_PEDESTALS } from '../../constants/passage.ts';
import { numberText as n, type ValuesOf } from '../../inputs/index.ts';
import type { RoleId } from '../../roles/index.ts';
import type { SizedLine } from '../core/plan.ts';
import { linesToBuy, sizedLine } from '../core/sized-line.ts';
import { switchLine } from '../core/switch-for.ts';
import type { AccessGuardFields } from './fields.ts';
import type { GateRow } from './gate-row.ts';

type Values = ValuesOf<AccessGuardFields>;

/** What reads at a lane, by way of verification. */
const READER_ROLES = {
  card: ['cardReader'],
  face: ['faceTerminal'],
  qr: ['qrReader'],
  idCardFace: ['faceTerminal', 'idCardReader'],
  fingerprint: ['fingerprintReader'],
} as const;

/** Of the readers, those with a network port of their own; the others hang on the gate. */
const ON_THE_NETWORK: readonly RoleId[] = ['faceTerminal', 'qrReader'];

/** Gates, readers, fire release, network, management. */
export function accessGuardLines(values: Values, row: GateRow): SizedLine[] {
  const { bidirectional, verification, visitor } = values;
  const { lanes, readers } = row;
  const roles: readonly RoleId[] = READER_ROLES[verification];
  const networked = roles.some((role) => ON_THE_NETWORK.includes(role)) ? readers : 0;
  return linesToBuy([
    ...gateLines(values, row),
    ...roles.map((role) =>
      sizedLine(role, readers, {}, [
        bidirectional ? '双向验证，每条通道进出各 1 台' : '单向验证，每条通道 1 台',
        `${n(lanes)} 条通道`,
        bidirectional ? `${n(lanes)} × 2 ＝ ${n(readers)}` : n(readers),
      ]),
    ),
    sizedLine('fireLinkModule', 1, {}, ['必配，不能省：火灾报警时全部闸机打开（GB 50116-2013 4.10.3、GB 50348-2018），每处 1 个联动模块', '1 处出入口', '1']),
    switchLine(networked + lanes, `${networked > 0 ? `${n(networked)} 台阅读终端＋` : ''}${n(lanes)} 条通道`),
    sizedLine('visitorTerminal', visitor ? 1 : 0, {}, ['前台 1 台访客机', '需要访客登记', '1']),
    sizedLine('managementPlatform', 1, {}, ['每个项目 1 套管理平台', `${n(lanes)} 条通道`, '1'], { licencePoints: lanes }),
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
