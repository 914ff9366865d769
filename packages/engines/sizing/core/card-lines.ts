/** Cards for everybody who is registered, and what writes them. Source: SIZE-6, SIZE-15. */
import { CARD_PACKS, CARD_SPARE_PERCENT } from '../../constants/access-control.ts';
import { ceil, isAtMost, numberText as n } from '../../inputs/index.ts';
import type { SizedLine } from './plan.ts';
import { sizedLine } from './sized-line.ts';

/** Contactless cards, and readers that read them: what most sites use, and what issuers write. */
export const CARDS = { cardTypes: ['IC卡'] };

/** What stands under the tables of a plan that has such lines. */
export const CARD_BASIS = [CARD_SPARE_PERCENT, CARD_PACKS] as const;

/** 500 people → 550 cards; 20,000 people → 110 packs of 200. Nothing where no card is read. */
export function cardLines(users: number, isRead: boolean): SizedLine[] {
  const { over, pieces } = CARD_PACKS.value;
  const cards = isRead ? ceil((users * (100 + CARD_SPARE_PERCENT.value)) / 100) : 0;
  const perPack = isAtMost(cards, over) ? 1 : pieces;
  const bought = ceil(cards / perPack);
  return [
    sizedLine(
      'accessCard',
      bought,
      {},
      [
        `每人 1 张卡，另备 ${CARD_SPARE_PERCENT.value} %${perPack > 1 ? `，每盒 ${perPack} 张` : ''}`,
        `${n(users)} 人`,
        `${n(users)} × ${n(1 + CARD_SPARE_PERCENT.value / 100)} → ${n(cards)}${perPack > 1 ? ` 张 → ${n(bought)} 盒` : ''}`,
      ],
      { pieces: perPack, ...CARDS },
    ),
    sizedLine('cardIssuer', isRead ? 1 : 0, {}, ['刷卡的项目 1 台发卡器', '1 个项目', '1']),
  ];
}
