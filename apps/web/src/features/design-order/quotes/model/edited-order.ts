/** A design order as it is edited (DESIGN-8): its lines, and what is said of it. */
import type { BodyInputOf } from '@portal/contract/core';
import { NO_CUSTOMER, SCENES, type DesignOrder, type OrderCustomer, type updateDesignProduct } from '@portal/contract/design-order';
import { percentDigits, yuanDigits } from '@portal/units';
import { feeDifferences, feesOf, feesText } from '../../fees/model/edited-fees.ts';
import type { ReadDifference } from '../../lines/model/difference.ts';
import type { Lines } from '../../lines/model/edit-lines.ts';
import type { EditedList, StoredList, Words } from '../../selection/model/edited-list.ts';
import type { SaveInput } from '../../selection/model/merge-lines.ts';

/** Its fees are one of its words, too: `feesText`. */
export type OrderField = 'name' | 'sceneId' | 'remark' | keyof OrderCustomer;

export const storedOrder = ({ revision, lines, fees, name, sceneId, remark, ...order }: DesignOrder): StoredList => ({
  revision,
  savedRevision: revision,
  lines,
  words: { name, sceneId: sceneId ?? '', remark, fees: feesText(fees), ...customerOf(order) },
});

const customerOf = (order: OrderCustomer): OrderCustomer =>
  Object.fromEntries((Object.keys(NO_CUSTOMER) as (keyof OrderCustomer)[]).map((field) => [field, order[field]])) as OrderCustomer;

/** What the server is told. `namesCustomer`: whoever has no customers of their own says nothing of one. */
export function updateInput(id: string, { revision, editor, lines }: SaveInput, words: Words, namesCustomer: boolean): BodyInputOf<typeof updateDesignProduct> {
  const { name = '', sceneId = '', remark = '', fees, ...customer } = words;
  return {
    id,
    revision,
    editor,
    isWhole: true,
    productList: lines.map(claimed),
    name,
    sceneId: sceneId === '' ? null : sceneId,
    remark,
    // a draft from before fees were edited here says nothing of them
    ...(fees === undefined ? {} : { fees: feesOf(fees) }),
    ...(namesCustomer ? customer : {}),
  };
}

const claimed = ({ id, skuNo, rate, ratePrice, quantity }: SaveInput['lines'][number]) => ({
  ...(id ? { id } : {}),
  skuNo,
  rate: rate ?? undefined,
  ratePrice,
  quantity: quantity ?? 1,
});

const FIELD_NAMES: Readonly<Record<OrderField, string>> = {
  name: '配单名称',
  sceneId: '应用场景',
  remark: '备注',
  groupId: '客户分组编号',
  groupName: '客户分组',
  memberAccountNo: '客户账号',
  memberAccountName: '客户',
  memberAccountPhone: '客户电话',
  memberAccountRemark: '客户备注',
};

/** A number says nothing to a reader: it stands only between two of one name. */
const NAMED_BY: Partial<Record<OrderField, OrderField>> = { groupId: 'groupName', memberAccountNo: 'memberAccountName' };

/** Where two states of an order differ, line by line, fee by fee and word by word. */
export function differencesOf(mine: EditedList, theirs: EditedList): ReadDifference[] {
  const [here, there] = [bySkuNo(mine.lines), bySkuNo(theirs.lines)];
  const differs = (field: OrderField) => (mine.words[field] ?? '') !== (theirs.words[field] ?? '');
  const words = (Object.keys(FIELD_NAMES) as OrderField[]).filter(differs).flatMap((field): ReadDifference[] => {
    const [own, other] = [mine.words[field] ?? '', theirs.words[field] ?? ''];
    const name = NAMED_BY[field];
    return name && differs(name) ? [] : [{ key: field, what: FIELD_NAMES[field], mine: wordOf(field, own), theirs: wordOf(field, other) }];
  });
  const fees = feeDifferences(feesOf(mine.words['fees']), feesOf(theirs.words['fees']));
  const lines = [...new Set([...here.keys(), ...there.keys()])].flatMap((skuNo): ReadDifference[] => {
    const [own, other] = [figuresOf(here.get(skuNo)), figuresOf(there.get(skuNo))];
    return own === other ? [] : [{ key: skuNo, what: (here.get(skuNo) ?? there.get(skuNo))?.productModel ?? skuNo, mine: own, theirs: other }];
  });
  const isReordered = lines.length + words.length + fees.length === 0 && [...here.keys()].join(' ') !== [...there.keys()].join(' ');
  return [...words, ...lines, ...fees, ...(isReordered ? [{ key: 'order', what: '产品顺序', mine: '本页的顺序', theirs: '对方的顺序' }] : [])];
}

const bySkuNo = (lines: Lines) => new Map(lines.map((line) => [line.skuNo, line]));
const wordOf = (field: OrderField, word: string): string =>
  (field === 'sceneId' ? SCENES.find(({ sceneId }) => sceneId === word)?.sceneName : word) || '（空）';
const figuresOf = (line: Lines[number] | undefined): string =>
  line === undefined
    ? '没有这一行'
    : `${line.quantity} ${line.unit}，折扣率 ${percentDigits(line.rate)}%，折后价 ${line.ratePrice === null ? '未报价' : yuanDigits(line.ratePrice)}`;
