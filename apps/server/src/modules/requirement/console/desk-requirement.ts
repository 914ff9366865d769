import { maskPhone } from '@portal/units';
import type { DeskDesignOrder, DeskRequirement } from '@portal/contract/requirement';
import type { Db } from '../../../platform/db/database.ts';
import { listCompanyNames } from '../../enterprise/index.ts';
import { listNamesOf } from '../../operator/index.ts';
import { findOwnDesignOrder, listOrderGoods } from '../../design-order/index.ts';
import type { RequirementNeeds } from '../needs.ts';
import { askedOf, wordOf } from '../requirement-of.ts';
import { listWords, type RequirementRow } from '../store.ts';

/** A requirement as the desk sees it. Numbers are masked; the contact's is told apart, which is written down. */
export async function deskRequirement(db: Db, row: RequirementRow, { phoneOf }: RequirementNeeds): Promise<DeskRequirement> {
  const words = await listWords(db, row.requirementId);
  const operators = words.filter(({ by }) => by === 'desk').map(({ actorNo }) => actorNo);
  const names = await listNamesOf(db, [...new Set([...operators, ...(row.handlerNo === null ? [] : [row.handlerNo])])]);
  const enterprises = await listCompanyNames(db, row.merchantNo === '' ? [] : [row.merchantNo]);
  return {
    ...askedOf(row),
    phone: maskPhone(row.phone),
    words: words.map((word) => ({ ...wordOf(word), operatorName: word.by === 'desk' ? (names.get(word.actorNo) ?? '') : '' })),
    handlerNo: row.handlerNo ?? '',
    handlerName: names.get(row.handlerNo ?? '') ?? '',
    accountPhone: maskPhone(await phoneOf(db, row.accountNo)),
    enterpriseName: enterprises.get(row.merchantNo) ?? '',
    clientSource: row.clientSource,
    entranceType: row.entranceType,
    isForDesignOrder: row.designOrderId !== null,
    designOrder: await shownOrderOf(db, row),
  };
}

/** The order's goods, as far as whoever asks lets the desk read them and as long as there is something to answer (REQUEST-16). */
async function shownOrderOf(db: Db, row: RequirementRow): Promise<DeskDesignOrder | null> {
  if (row.designOrderId === null || !isOrderReadable(row)) return null;
  const order = await findOwnDesignOrder(db, row, row.designOrderId);
  return order ? { name: order.name, lines: await listOrderGoods(db, order.id) } : null;
}

export const isOrderReadable = ({ isDesignOrderShown, state }: Pick<RequirementRow, 'isDesignOrderShown' | 'state'>): boolean =>
  isDesignOrderShown && state !== 'closed';
