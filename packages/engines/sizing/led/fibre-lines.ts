/** From the senders to the wall: finished network cables, or fibre with converters where they do not reach. Source: SIZE-1, SIZE-15. */
import { packRolls } from '../../calculators/index.ts';
import { CHANNEL_MAX_M, TERMINAL_ALLOWANCE_M } from '../../constants/cabling.ts';
import { LED_CONVERTER_TAIL_M, PIXELS_PER_PORT, PORTS_PER_CONTROLLER } from '../../constants/led.ts';
import { BACKBONE_SPARE_PERCENT, BACKBONE_TERMINAL_M, FIBRE_SIZES } from '../../constants/structured-cabling.ts';
import { FAR_CORES, FIBRE_BOX_CORES, FIBRE_CORD_M, FIBRE_ROLL_M, PIGTAIL_M } from '../../constants/video-surveillance.ts';
import { ceil, firstAtLeast, isAtMost, numberText as n, type ValuesOf } from '../../inputs/index.ts';
import type { SizedLine } from '../core/plan.ts';
import { sizedLine } from '../core/sized-line.ts';
import type { LedFields } from './fields.ts';
import type { LedWall } from './wall.ts';

type Values = Pick<ValuesOf<LedFields>, 'controlM'>;
type Wall = Pick<LedWall, 'cabinets' | 'cabinetsPerPort' | 'sendingControllers' | 'sendingPorts'>;

/** From a sender to the wall, both ends taken in. */
const copperM = ({ controlM }: Values): number => controlM + TERMINAL_ALLOWANCE_M.value;

export const isBeyondCopper = (values: Values): boolean => !isAtMost(copperM(values), CHANNEL_MAX_M.value);

export function networkCableLine(values: Values, { cabinets, cabinetsPerPort, sendingPorts }: Wall): SizedLine {
  const isFar = isBeyondCopper(values);
  const quantity = sendingPorts * (isFar ? 2 : 1);
  const lengthM = isFar ? LED_CONVERTER_TAIL_M.value : copperM(values);
  const perPort = `每口带 ${n(PIXELS_PER_PORT.value)} 点，即 ${n(cabinetsPerPort)} 个箱体`;
  const ports = `${n(cabinets)} ÷ ${n(cabinetsPerPort)}，向上取整`;
  return sizedLine(
    'ledNetworkCable',
    quantity,
    {},
    [
      isFar
        ? `每个网口 2 根主网线：发送器到光电转换器、光电转换器到屏，各不超过 ${n(lengthM)} m；${perPort}`
        : `每个网口 1 根主网线，走线 ${n(values.controlM)} m 加两端 ${TERMINAL_ALLOWANCE_M.value} m；${perPort}`,
      `${n(cabinets)} 个箱体`,
      isFar ? `${ports} ＝ ${n(sendingPorts)}，${n(sendingPorts)} × 2 ＝ ${n(quantity)}` : `${ports} ＝ ${n(quantity)}`,
    ],
    { lengthM },
  );
}

/** Nothing where copper reaches: else a converter at both ends of each sender, and the fibre between them with what ends it. */
export function fibreLines(values: Values, { sendingControllers }: Wall): SizedLine[] {
  if (!isBeyondCopper(values)) return [];
  const lengthM = values.controlM * (1 + BACKBONE_SPARE_PERCENT.value / 100) + BACKBONE_TERMINAL_M.value;
  const used = sendingControllers * FAR_CORES.value;
  const cables = ceil(used / Math.max(...FIBRE_SIZES.value));
  const cores = firstAtLeast(FIBRE_SIZES.value, used / cables) ?? Math.max(...FIBRE_SIZES.value);
  const rollM = FIBRE_ROLL_M.value;
  const joints = (ceil(lengthM / rollM) - 1) * cables;
  const senders = `${n(sendingControllers)} 台发送器`;
  const rolls = packRolls([[lengthM, cables]], rollM);
  return [
    sizedLine('ledFibreConverter', sendingControllers * 2, { fibreMode: 'single', distanceKm: ceil(lengthM / 100) / 10, ports: PORTS_PER_CONTROLLER.value }, [
      `网线到不了：每台发送器旁和屏内各 1 台光电转换器，${PORTS_PER_CONTROLLER.value} 个网口走 1 对芯`,
      `${senders}，光缆 ${n(lengthM)} m`,
      `${n(sendingControllers)} × 2 ＝ ${n(sendingControllers * 2)}`,
    ]),
    sizedLine('fibreCable', rolls, { fibreMode: 'single', cores, location: 'outdoor', rollM }, [
      `每台发送器 ${FAR_CORES.value} 芯；每条 ＝ 走线 × ${n(1 + BACKBONE_SPARE_PERCENT.value / 100)} ＋ ${BACKBONE_TERMINAL_M.value} m；铠装光缆，楼内走管槽`,
      `${senders} ${n(used)} 芯，${n(cables)} 条 ${cores} 芯`,
      `${n(lengthM)} m × ${n(cables)}；每盘 ${n(rollM)} m → ${n(rolls)} 盘`,
    ]),
    sizedLine('fibreClosure', joints, { cores }, [`光缆超过一盘 ${n(rollM)} m 的，每个接头 1 个接头盒`, `${n(lengthM)} m，${n(cables)} 条`, n(joints)]),
    ...boxLines(used),
    sizedLine('fibrePigtail', used * 2, { fibreMode: 'single', lengthM: PIGTAIL_M.value }, [
      '用到的每芯两端各熔接 1 根尾纤；熔接工费另计',
      senders,
      `${n(sendingControllers)} × ${FAR_CORES.value} 芯 × 2 端 ＝ ${n(used * 2)} 根`,
    ]),
    sizedLine('fibreCord', sendingControllers * 2, { fibreMode: 'single', lengthM: FIBRE_CORD_M.value }, [
      '每台光电转换器 1 对跳线，到终端盒',
      `${n(sendingControllers * 2)} 台光电转换器`,
      n(sendingControllers * 2),
    ]),
  ];
}

/** At both ends: a small one on the wall, else in the rack. */
function boxLines(used: number): SizedLine[] {
  const { point, cabinet } = FIBRE_BOX_CORES.value;
  const largest = Math.max(...cabinet);
  const isSmall = isAtMost(used, point);
  const cores = isSmall ? point : (firstAtLeast(cabinet, used) ?? largest);
  const boxes = 2 * ceil(used / cores);
  return [
    sizedLine('fibreBox', boxes, { cores, installType: isSmall ? 'wall' : 'rack' }, [
      '光缆两端各进终端盒熔接，芯数够的最小档',
      `每端 ${n(used)} 芯`,
      `${n(boxes)} 个 ${cores} 芯`,
    ]),
  ];
}
