import {
  DISTRIBUTION_BOXES_KW,
  LED_OUTDOOR_IP,
  LED_SITE_CODE,
  LED_POWER_MARGIN,
  PIXELS_PER_CONTROLLER,
  PORTS_PER_CONTROLLER,
  RECEIVING_CARD_PX,
  RECEIVING_CARD_SPARE_PERCENT,
  SPARE_MODULE_PERCENT,
} from '../../constants/led.ts';
import { ceil, numberText as n, type ValuesOf } from '../../inputs/index.ts';
import type { SizedLine } from '../core/plan.ts';
import { linesToBuy, sizedLine } from '../core/sized-line.ts';
import { senderLinkLines, networkCableLine } from './fibre-lines.ts';
import type { LedFields } from './fields.ts';
import { siteLines, sourceLines } from './site-lines.ts';
import type { LedWall } from './wall.ts';

/** Cabinets, spare modules, cards, senders, power box, cables, software. */
export function ledLines(values: ValuesOf<LedFields>, wall: LedWall): SizedLine[] {
  const { environment, widthM, heightM } = values;
  const { cabinet, cabinets, columns, modules, module, receivingCards, rows, sendingControllers, sendingPorts, totalPixels } = wall;
  const { pitchMm } = module;
  const spareModules = ceil((modules * SPARE_MODULE_PERCENT.value) / 100);
  const spareCards = Math.max(1, ceil((receivingCards * RECEIVING_CARD_SPARE_PERCENT.value) / 100));
  return linesToBuy([
    sizedLine(
      'ledCabinet',
      cabinets,
      { environment, pitchMm },
      [
        environment === 'outdoor' ? `整箱体铺满屏面，户外的不低于 IP${LED_OUTDOOR_IP.value}（${LED_SITE_CODE.value}）` : '整箱体铺满屏面',
        `要求 ${n(widthM)} × ${n(heightM)} m，箱体 ${cabinet.widthMm}×${cabinet.heightMm} mm`,
        `${n(columns)} 列 × ${n(rows)} 行 ＝ ${n(cabinets)}`,
      ],
      environment === 'outdoor' ? { ipRating: LED_OUTDOOR_IP.value } : undefined,
    ),
    sizedLine(
      'ledSpareModule',
      spareModules,
      { pitchMm },
      [
        `同批次备模组 ${SPARE_MODULE_PERCENT.value} %，向上取整`,
        `${n(modules)} 张模组（${n(cabinets)} 个箱体）`,
        `${n(modules)} × ${SPARE_MODULE_PERCENT.value} % → ${n(spareModules)}`,
      ],
      { environment },
    ),
    sizedLine('ledReceivingCard', receivingCards + spareCards, {}, [
      `每卡带 ${RECEIVING_CARD_PX.value.width}×${RECEIVING_CARD_PX.value.height} 点，另备 ${RECEIVING_CARD_SPARE_PERCENT.value} %、至少 1 张`,
      `${n(cabinets)} 个箱体用 ${n(receivingCards)} 张`,
      `${n(receivingCards)} ＋ ${n(spareCards)} ＝ ${n(receivingCards + spareCards)}`,
    ]),
    sizedLine('ledSendingController', sendingControllers, { ports: PORTS_PER_CONTROLLER.value }, [
      `每台 ${PORTS_PER_CONTROLLER.value} 个网口、带 ${n(PIXELS_PER_CONTROLLER.value)} 点，两者取多`,
      `${n(totalPixels)} 点，${n(sendingPorts)} 个网口`,
      `max(${n(totalPixels)} ÷ ${n(PIXELS_PER_CONTROLLER.value)}，${n(sendingPorts)} ÷ ${PORTS_PER_CONTROLLER.value})，向上取整 ＝ ${n(sendingControllers)}`,
    ]),
    ...sourceLines(values, wall),
    distributionLine(wall),
    ...siteLines(values, wall),
    networkCableLine(values, wall),
    ...senderLinkLines(values, wall),
    sizedLine('ledSoftware', 1, {}, ['每套屏 1 套播控软件', '1 套屏', '1']),
  ]);
}

function distributionLine({ peakKW, needKW, distributionKW, phases }: LedWall): SizedLine {
  const largestKW = Math.max(...DISTRIBUTION_BOXES_KW.value);
  const powerKW = distributionKW ?? largestKW;
  const quantity = distributionKW === null ? ceil(needKW / largestKW) : 1;
  const line = sizedLine('ledDistributionBox', quantity, { powerKW, phases }, [
    `按最大功耗的 ${LED_POWER_MARGIN.value} 倍选配电箱`,
    `最大功耗 ${n(peakKW, 2)} kW`,
    `${n(peakKW, 2)} × ${LED_POWER_MARGIN.value} ＝ ${n(needKW, 2)} kW → ${n(quantity)} 台 ${powerKW} kW`,
  ]);
  // the box already has the margin of the trade over the peak
  return { ...line, need: { powerKW: peakKW / quantity } };
}
