/** Adapters of 12 V for devices that nothing else in the list feeds. Source: SIZE-15. */
import { ADAPTERS_12V_A, LISTED_SUPPLY_V, LOAD_RATIO } from '../../constants/supply.ts';
import { firstAtLeast, numberText as n } from '../../inputs/index.ts';
import { briefly } from './briefly.ts';
import type { SizedLine } from './plan.ts';
import { sizedLine, tally } from './sized-line.ts';

/** What stands under the tables of a plan that has such lines. */
export const ADAPTER_BASIS = [ADAPTERS_12V_A, LISTED_SUPPLY_V, LOAD_RATIO] as const;

export interface Fed {
  /** `每个阅读点`: where each stands and what hangs on it. */
  named: string;
  watts: number;
  count: number;
}

/** The first size that carries each at four fifths, one line a size: 14 W → 1.46 A → 2 A. Nothing for 0 W or none of it. */
export function adapterLines(fed: readonly Fed[]): SizedLine[] {
  const sized = fed
    .filter(({ watts, count }) => watts > 0 && count > 0)
    .map((one) => {
      const neededA = one.watts / LISTED_SUPPLY_V.value / LOAD_RATIO.value;
      return { ...one, neededA, currentA: firstAtLeast(ADAPTERS_12V_A.value, neededA) ?? Math.max(...ADAPTERS_12V_A.value) };
    });
  return tally(sized.map(({ currentA, count }) => [currentA, count])).map(([currentA, count]) => {
    const same = sized.filter((one) => one.currentA === currentA);
    const texts = (textOf: (one: (typeof same)[number]) => string): string => briefly(same.map(textOf), '；');
    return sizedLine('powerAdapter', count, { voltage: LISTED_SUPPLY_V.value, currentA }, [
      '12 V 设备由就近的适配器供电，不超过额定的八成',
      texts((one) => `${one.named} ${n(one.watts)} W，${n(one.count)} 处`),
      `${texts(({ watts, neededA }) => `${n(watts)} ÷ ${LISTED_SUPPLY_V.value} ÷ ${LOAD_RATIO.value} ＝ ${n(neededA, 2)} A`)} → ${n(count)} 只 ${currentA} A`,
    ]);
  });
}
