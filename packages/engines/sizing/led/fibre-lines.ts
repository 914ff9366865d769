/** From the senders to the wall: finished network cables, or fibre with converters where they do not reach. Source: SIZE-1, SIZE-15. */
import { CHANNEL_MAX_M, TERMINAL_ALLOWANCE_M } from '../../constants/cabling.ts';
import { LED_CONVERTER_TAIL_M, PIXELS_PER_PORT, PORTS_PER_CONTROLLER } from '../../constants/led.ts';
import { FIBRE_SIZES } from '../../constants/structured-cabling.ts';
import { FAR_CORES, FIBRE_BOX_CORES, FIBRE_ROLL_M, PIGTAIL_M } from '../../constants/video-surveillance.ts';
import { ceil, isAtMost, numberText as n, type ValuesOf } from '../../inputs/index.ts';
import { coresFor, endBoxLine, fibreCordLine, fibreLines, fibreM, rackBoxLines } from '../core/fibre-links.ts';
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
export function senderLinkLines(values: Values, { sendingControllers }: Wall): SizedLine[] {
  if (!isBeyondCopper(values)) return [];
  const used = sendingControllers * FAR_CORES.value;
  const cables = ceil(used / Math.max(...FIBRE_SIZES.value));
  const cores = coresFor(ceil(sendingControllers / cables));
  const lengthM = fibreM(values.controlM);
  const joints = (ceil(lengthM / FIBRE_ROLL_M.value) - 1) * cables;
  const senders = `${n(sendingControllers)} 台发送器`;
  const isSmall = isAtMost(used, FIBRE_BOX_CORES.value.point);
  return [
    sizedLine('ledFibreConverter', sendingControllers * 2, { fibreMode: 'single', distanceKm: ceil(lengthM / 100) / 10, ports: PORTS_PER_CONTROLLER.value }, [
      `网线到不了：每台发送器旁和屏内各 1 台光电转换器，${PORTS_PER_CONTROLLER.value} 个网口走 1 对芯`,
      `${senders}，光缆 ${n(lengthM)} m`,
      `${n(sendingControllers)} × 2 ＝ ${n(sendingControllers * 2)}`,
    ]),
    ...fibreLines([{ isOutdoors: true, cores, lengthM: values.controlM, lines: cables }], { indoors: '', outdoors: '铠装光缆，楼内走管槽；每台发送器 1 点' }),
    sizedLine('fibreClosure', joints, { cores }, [
      `光缆超过一盘 ${n(FIBRE_ROLL_M.value)} m 的，每个接头 1 个接头盒`,
      `${n(lengthM)} m，${n(cables)} 条`,
      n(joints),
    ]),
    ...(isSmall ? [endBoxLine(1, senders)] : rackBoxLines([used, used], '控制室和屏')),
    sizedLine('fibrePigtail', used * 2, { fibreMode: 'single', lengthM: PIGTAIL_M.value }, [
      '用到的每芯两端各熔接 1 根尾纤；熔接工费另计',
      senders,
      `${n(sendingControllers)} × ${FAR_CORES.value} 芯 × 2 端 ＝ ${n(used * 2)} 根`,
    ]),
    fibreCordLine(sendingControllers, senders),
  ];
}
