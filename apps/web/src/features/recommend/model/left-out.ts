import { figureText } from '@portal/units';
import { stockText } from '../../../lib/words/supply-words.ts';
import type { ShownTierLine, ShownTier } from './shown-tier.ts';

export interface LeftOut {
  line: ShownTierLine;
  /** `消防联动模块 × 2（暂无价格）`. */
  text: string;
}

const named = (line: ShownTierLine, why: string): LeftOut => ({ line, text: `${line.roleName} × ${figureText(line.buyQuantity)}（${why}）` });

/** What has to be bought and is not in the sum, mandatory things first, each with why: no model fits it, or its model has no price. */
export const leftOutOf = ({ lines }: Pick<ShownTier, 'lines'>): LeftOut[] =>
  mandatoryFirst(lines).flatMap((line) => {
    if (line.buyQuantity === 0) return [];
    if (line.chosen === null) return [named(line, line.unmatched ?? '没有匹配的型号')];
    return line.chosen.price === null ? [named(line, '暂无价格')] : [];
  });

/** What is in the sum and has to be waited for. */
export const awaitedOf = ({ lines }: Pick<ShownTier, 'lines'>): LeftOut[] =>
  mandatoryFirst(lines).flatMap((line) => (line.isShort && line.chosen !== null && line.chosen.price !== null ? [named(line, stockText(line.chosen))] : []));

const mandatoryFirst = (lines: readonly ShownTierLine[]): ShownTierLine[] =>
  lines.toSorted((a, b) => Number(b.mandatory !== null) - Number(a.mandatory !== null));
