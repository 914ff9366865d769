/** Mains for supplies that stand beside their doors. Source: SIZE-6.3. */
import { DOOR_SUPPLY_EFFICIENCY } from '../../constants/access-control.ts';
import { BREAKER_MARGIN, FEED_BREAKER, FEED_DROP_PERCENT, SINGLE_PHASE } from '../../constants/mains.ts';
import { LISTED_SUPPLY_V } from '../../constants/supply.ts';
import { ceil, floor, numberText as n, sumOf } from '../../inputs/index.ts';
import { sumText } from '../core/briefly.ts';
import { feedAreaMm2 } from '../core/feed-area.ts';
import { feedBreakerLine } from '../core/feed-breaker.ts';
import { mainsCableLine } from '../core/mains-cable.ts';
import type { SizedLine } from '../core/plan.ts';
import type { SizedDoorGroup } from './door-group.ts';

/** What a supply of full load takes from the mains, watts. */
const takenW = (currentA: number): number => (currentA * LISTED_SUPPLY_V.value) / DOOR_SUPPLY_EFFICIENCY.value;
const { currentA: breakerA } = FEED_BREAKER.value;
/** As many as a breaker carries with its margin: 4 of 20 A, 9 of 3. */
const perBreaker = (currentA: number): number => Math.max(1, floor(((breakerA / BREAKER_MARGIN.value) * SINGLE_PHASE.value.volts) / takenW(currentA)));

export function doorFeedLines(sized: readonly SizedDoorGroup[]): SizedLine[] {
  const fed = sized.flatMap(({ supplies, group }) =>
    supplies
      .filter(({ isAtDoor }) => isAtDoor)
      .map(({ count, currentA }) => ({ count, currentA, runM: group.distanceM, areaMm2: feedAreaMm2(takenW(currentA), group.distanceM) })),
  );
  const breakers = fed.map(({ count, currentA }) => ceil(count / perBreaker(currentA)));
  const all = sumOf(fed, ({ count }) => count);
  return [
    feedBreakerLine(
      sumOf(breakers, (count) => count),
      [`门边电源的 220 V 回路，${breakerA} A 不小于计算电流的 ${BREAKER_MARGIN.value} 倍`, `${n(all)} 台门边电源`, sumText(breakers)],
    ),
    ...[...Map.groupBy(fed, ({ areaMm2 }) => areaMm2)]
      .toSorted(([a], [b]) => a - b)
      .map(([areaMm2, same]) =>
        mainsCableLine(
          { phases: 1, areaMm2, feeds: same.map(({ count, runM }) => [count, runM]) },
          `12 V 送不到的门，电源放在门边，从弱电间各引 1 路 220 V，压降不超过 ${FEED_DROP_PERCENT.value} %，3×${areaMm2} mm²`,
        ),
      ),
  ];
}
