/** The sums of watts that stand for the PoE cameras of one project, each by its name, and why they differ. Source: CHECK-11.5. */
import { poeClassOf, psePowerW } from '../calculators/index.ts';
import { POE_HIGHEST_CLASS, POE_RESERVE_PERCENT } from '../constants/poe.ts';
import { SURVEILLANCE_CAMERA_W } from '../constants/video-surveillance.ts';
import { numberText as n, sumOf } from '../inputs/index.ts';
import type { FedCameras, Feeding } from './feeding.ts';

/** Eight of 6 W over 50 m: 48 W by their data sheets, 50 W out of the ports, 60 with the reserve, 123.2 by class 3; '' where nothing is fed. */
export function poeSumsText({ fed }: Pick<Feeding, 'fed'>): string {
  if (fed.length === 0) return '';
  const sum = (of: (one: FedCameras) => number): number => sumOf(fed, (one) => one.count * of(one));
  const known = (poeClass: number): number => Math.min(poeClass, POE_HIGHEST_CLASS.value.bt4);
  const ratedW = sum(({ poeClass, cameras: [camera] }) => camera?.poeW ?? poeClassOf(known(poeClass)).pdW);
  const drawnW = sum(({ watts }) => watts);
  const classW = sum(({ poeClass }) => psePowerW({ poeClass: known(poeClass) }, 'class', 0) ?? 0);
  const reserve = POE_RESERVE_PERCENT.value;
  return [
    `PoE 摄像机额定功率合计 ${n(ratedW, 1)} W，加线损从供电口取 ${n(drawnW, 1)} W；选设备再留 ${reserve} % 是 ${n(drawnW * (1 + reserve / 100), 1)} W`,
    `按级别预留是 ${n(classW, 1)} W，多在级别按上限算`,
    `智能配单选型号之前按每台上限 ${n(SURVEILLANCE_CAMERA_W.value)} W 规划，与这里不同`,
  ].join('；');
}
