import { figureText } from '@portal/units';
import { stockText } from '../../../lib/words/supply-words.ts';
import type { ShownTierLine, ShownTier } from './shown-tier.ts';

export interface MandatoryGap {
  line: ShownTierLine;
  /** A sentence. */
  text: string;
}

/** What a code makes mandatory and the tier does not buy, has no price for or not in stock: none of it goes without a word. Source: SIZE-16. */
export const mandatoryGaps = ({ lines }: Pick<ShownTier, 'lines'>): MandatoryGap[] =>
  lines.flatMap((line) => {
    const lack = line.mandatory === null ? null : lackOf(line);
    return lack === null ? [] : [{ line, text: `${line.roleName}是必配项（${line.mandatory}）：${lack}` }];
  });

function lackOf({ chosen, buyQuantity, isShort, alternatives }: ShownTierLine): string | null {
  if (buyQuantity === 0) return '按已有不采购，请确认现场已经装好、接入消防';
  if (chosen === null) return '没有匹配的型号，不在清单里，请另行采购，不能省';
  const cure = alternatives.length > 0 ? '可更换为别的合适型号' : '没有别的合适型号';
  if (chosen.price === null) return `${chosen.productModel} 暂无价格，在清单里但不在合计里，请询价；${cure}`;
  return isShort ? `${chosen.productModel} ${stockText(chosen)}，不够 ${figureText(buyQuantity)} 件，要等货；${cure}` : null;
}
