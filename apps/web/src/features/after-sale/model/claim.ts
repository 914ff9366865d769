/** A request as it is typed: which way, and how many pieces of which lines; what would go back for it. */
import { afterSaleCopy, afterSaleReasonNames, type AfterSaleChoices } from '@portal/contract/after-sale';
import { SERIAL_NUMBER } from '@portal/contract/after-sale/limits';
import { refundOfPieces } from '@portal/engines/pricing';
import { isAnsweredByGoods, type AfterSaleWay } from '@portal/engines/states';
import { fen, formatYuan, toFen, toYuan, type Yuan } from '@portal/units';

export interface ClaimKind {
  way: AfterSaleWay;
  /** Of pieces that were not sent. */
  isUnsent: boolean;
}

/** By what it is chosen. */
export const CLAIM_KINDS = {
  unsent: { way: 'refund', isUnsent: true },
  refund: { way: 'refund', isUnsent: false },
  return: { way: 'return', isUnsent: false },
  exchange: { way: 'exchange', isUnsent: false },
  repair: { way: 'repair', isUnsent: false },
} as const satisfies Record<string, ClaimKind>;
export type ClaimKindName = keyof typeof CLAIM_KINDS;

/** Why anything but a repair can be asked. */
export const REASONS = Object.entries(afterSaleReasonNames);

/** Numbers of labels as they are typed or pasted: a line each, or with commas or blanks between. */
export const serialsIn = (typed: string): string[] => [
  ...new Set(
    typed
      .normalize('NFKC')
      .toUpperCase()
      .split(/[\s,;、，；]+/)
      .filter((one) => one !== ''),
  ),
];

/** What is wrong with them; undefined: nothing. */
export function serialsTrouble(serialNos: readonly string[], { pieces, hasPictures }: { pieces: number; hasPictures: boolean }): string | undefined {
  if (serialNos.length === 0) return hasPictures ? undefined : afterSaleCopy.serialRequired;
  if (!serialNos.every((one) => SERIAL_NUMBER.test(one))) return afterSaleCopy.serialRule;
  return pieces > 0 && serialNos.length > pieces ? afterSaleCopy.serialsTooMany : undefined;
}

export const piecesOf = (lines: readonly { quantity: number }[]): number => lines.reduce((sum, { quantity }) => sum + quantity, 0);

type Line = AfterSaleChoices['lines'][number];
/** Pieces as typed, by the line's id. */
export type TypedLinePieces = Readonly<Record<string, number | null>>;

export const piecesFor = (line: Line, { way, isUnsent }: ClaimKind): number =>
  Math.max(0, isUnsent ? line.unsentLeft : way === 'repair' ? line.repairLeft : line.sentLeft);

/** What may be chosen of an order at all; none: nothing is left to ask for. */
export const kindsFor = ({ lines }: AfterSaleChoices): ClaimKindName[] =>
  (Object.keys(CLAIM_KINDS) as ClaimKindName[]).filter((name) => lines.some((line) => piecesFor(line, CLAIM_KINDS[name]) > 0));

/** Never more than is left. */
export const claimedLines = ({ lines }: AfterSaleChoices, kind: ClaimKind, typed: TypedLinePieces): { id: string; quantity: number }[] =>
  lines.map((line) => ({ id: line.id, quantity: Math.min(typed[line.id] ?? 0, piecesFor(line, kind)) })).filter(({ quantity }) => quantity > 0);

/** What would go back, and of what it is made: the goods as they were priced, less their share of what was taken off the order, and the freight. */
interface ClaimedRefund {
  amount: Yuan;
  goods: Yuan;
  off: Yuan;
  freight: Yuan;
}

/** As the server will reckon it where nothing else happens before; with the freight where nothing was sent and all goes back. */
export function refundFor(choices: AfterSaleChoices, kind: ClaimKind, typed: TypedLinePieces): ClaimedRefund {
  if (isAnsweredByGoods(kind.way)) return { amount: 0, goods: 0, off: 0, freight: 0 };
  const asked = new Map(claimedLines(choices, kind, typed).map(({ id, quantity }) => [id, quantity]));
  const sharesOf = (wholeOf: (line: Line) => Yuan): number =>
    choices.lines.reduce((sum, line) => {
      const pieces = asked.get(line.id) ?? 0;
      return sum + (pieces === 0 ? 0 : refundOfPieces({ paid: toFen(wholeOf(line)), quantity: line.quantity, refunded: line.refundedQuantity }, pieces));
    }, 0);
  const [goods, paid] = [sharesOf(({ amount }) => amount), sharesOf(({ paidAmount }) => paidAmount)];
  const isAll = kind.isUnsent && choices.lines.every((line) => line.withdrawnQuantity + (asked.get(line.id) ?? 0) === line.quantity);
  const freight = isAll ? toFen(choices.freight) : 0;
  return { amount: toYuan(fen(paid + freight)), goods: toYuan(fen(goods)), off: toYuan(fen(goods - paid)), freight: toYuan(fen(freight)) };
}

/** Why less goes back than the goods cost; '' where it does not. */
export function refundWords({ goods, off, freight }: ClaimedRefund): string {
  if (off <= 0) return '';
  const withFreight = freight > 0 ? `，运费 ${formatYuan(freight).text}` : '';
  return `商品 ${formatYuan(goods).text}，订单优惠分摊 ${formatYuan(-off).text}${withFreight}`;
}
