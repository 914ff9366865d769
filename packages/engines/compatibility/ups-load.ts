/** What of the video system wants mains when they fail. Source: CHECK-15. */
import { DEVICE_POWER_W } from '../constants/video-surveillance.ts';
import { numberText as n, sumOf } from '../inputs/index.ts';
import type { CheckedList } from './demand.ts';
import { feedingOf } from './feeding.ts';
import { isNvr } from './parts.ts';

/** Recorders with their disks, decoders, switches, and the cameras fed over their cables. Screens may go dark. */
export function mainPowerOf(list: CheckedList): { watts: number; text: string } {
  const { recorder, storageServer, disk, decoder, switch: ofSwitch } = DEVICE_POWER_W.value;
  const pieces = (parts: readonly { quantity: number }[]): number => sumOf(parts, ({ quantity }) => quantity);
  const parts = [
    ['录像设备', sumOf(list.recorders, (one) => one.quantity * (isNvr(one) ? recorder : storageServer))],
    ['硬盘', pieces(list.disks) * disk],
    ['解码器', pieces(list.decoders) * decoder],
    ['交换机', pieces([...list.poeSwitches, ...list.networkSwitches]) * ofSwitch],
    ['PoE 摄像机额定功率加线损', sumOf(feedingOf(list).fed, ({ count, watts }) => count * watts)],
  ] as const;
  const drawing = parts.filter(([, watts]) => watts > 0);
  return { watts: sumOf(drawing, ([, watts]) => watts), text: drawing.map(([name, watts]) => `${name} ${n(watts, 0)} W`).join(' ＋ ') };
}
