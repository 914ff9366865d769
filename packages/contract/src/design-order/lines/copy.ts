import { ORDER_NAME_MAX, priceInWords } from '@portal/engines/pricing';
import { doneCopy } from '../../core/done-copy.ts';
import { addressCopy } from '../../address/copy.ts';
import { lengthFromOne } from '../../core/limits.ts';
import { privateProductCopy } from '../../private-product/copy.ts';
import { duplicateProducts, softwareCategoryTaken } from './errors.ts';
import { LINES_MAX, ORDER_TYPE_IMPORTED, ORDER_TYPE_RECOMMENDED, ORDER_TYPE_SURVEY } from './limits.ts';

/** What an order's type says of it; an order picked by hand, and types that mean nothing here, have no name (DESIGN-13). */
export const orderTypeNames: Readonly<Partial<Record<number, string>>> = {
  [ORDER_TYPE_RECOMMENDED]: '智能推荐',
  [ORDER_TYPE_IMPORTED]: '清单导入',
  [ORDER_TYPE_SURVEY]: '勘测',
};

/** How far an order is with its customer: what is quoted now was accepted, or not yet, or nothing was quoted (DESIGN-12). */
export const quoteStateNames = { draft: '草稿', quoted: '已报价', accepted: '客户已接受', changed: '接受后有修改' } as const;

/** A model that an order has at another discounted price than the list it joined from. Yuan; null: none. */
interface Requoted {
  productModel: string;
  wasPrice: number | null;
  ratePrice: number | null;
}

/** Sentences of the design-order tool, word for word where a requirement gives them (DESIGN-1, DESIGN-2, PICK-6). */
export const designOrderCopy = {
  /** On a customer's paper, above what recommendations warned of. */
  safetyHead: '安全与规范提示',
  phoneRule: '请输入正确的联系电话',
  empty: '暂无配单产品，请先添加产品',
  deleteNothingChosen: privateProductCopy.deleteNothingChosen,
  accessoriesNothingChosen: '请选择配件',
  pasteNothing: '请先粘贴型号和数量',
  pasteTooMany: (count: number) => `一次最多粘贴 ${LINES_MAX} 行，现在有 ${count} 行，请分几次粘贴`,
  replacementNothingChosen: '请选择替换产品',
  replaced: '替换成功',
  checkTooLarge: '清单检查的设置过多，请减少利旧设备或已忽略的问题后再保存',
  runOrder: '最远走线不会比平均走线短',
  ignoreReasonRequired: '请填写忽略的理由',
  chooseForBatch: '请选择你要批量操作的选项',
  nothingToAdd: '您还没选择配单产品',
  nameRequired: '请输入配单名称',
  nameLength: lengthFromOne(ORDER_NAME_MAX),
  sceneUnknown: '请选择有效的应用场景',
  removed: addressCopy.deleted,
  cleared: doneCopy.cleared,
  added: privateProductCopy.added,
  /** Pieces that an order cannot take whole: how many it has, how many were to come, and how many still may. */
  tooManyToJoin: ({ held, joining, max }: { held: number; joining: number; max: number }) =>
    held >= max
      ? `配单中已有 ${held} 件，已到上限，不能再加入`
      : held === 0
        ? `加入 ${joining} 件超出上限 ${max}；请改少数量后再加入`
        : `配单中已有 ${held} 件，再加入 ${joining} 件将超出上限 ${max}，最多还能加入 ${max - held} 件；请改少数量后再加入`,
  /** Lines joined an order: what of them it had already, what it has at another price, else that they joined. */
  joined: ({ leftOut, requoted }: { leftOut: readonly string[]; requoted: readonly Requoted[] }): string => {
    const added = leftOut.length === 0 ? privateProductCopy.added : `配单中已有 ${leftOut.join('、')}，没有重复加入；其余产品添加成功`;
    const [first] = requoted;
    if (first === undefined) return added;
    const others = requoted.length === 1 ? '' : ` 等 ${requoted.length} 种产品`;
    return `${added}${leftOut.length === 0 ? '' : '。'}${first.productModel}（清单 ${priceInWords(first.wasPrice)}，配单 ${priceInWords(first.ratePrice)}）${others}配单中已有，加入的数量按配单的折后价计算，可在配单中修改`;
  },
  alsoAdded: (lines: readonly { productName: string }[]) => `已同时加入 ${lines.map(({ productName }) => productName).join('、')}`,
  sameCategory: (names: readonly string[]) => `${softwareCategoryTaken.msg}，${names.join('、')}仍已加入`,
  servicesLeftOut: (names: readonly string[], place: '清单' | '配单' = '清单') => `${place}已满，未同时加入 ${names.join('、')}`,
  duplicateProducts: (names: readonly string[]) => `${duplicateProducts.msg}：${names.join('、')}`,
  tooManyLines: (residueNum: number) => `最多可选择${residueNum}个产品，请删除后再添加`,
  placedAtPointLeaving: '所选产品已放置到点位，请先在场景中移除后再删除',
  linesSaidTwice: '请只用一种方式指定产品',
  removeNothingNamed: '请指定要移出的产品',
  lineMissing: '该产品已不在清单中，请刷新后重试',
  changedElsewhere: '清单已在其他窗口更新',
  conflict: '清单已在其他设备或窗口修改',
  conflictFirst: '请先处理清单冲突',
  conflictHint: '以本页为准：本页改过的内容按本页保存，其余保留其他设备或窗口的修改',
  checkConflict: '检查条件已在其他设备或窗口修改，本页的修改尚未保存',
  checkMerged: '已并入其他设备或窗口对检查条件的修改',
  orderConflict: '配单已在其他设备或窗口修改',
  orderFollowed: '配单已在其他设备或窗口修改，本页已更新',
  orderConflictHint: '以本页为准：本页改过的内容按本页保存，其余保留对方的修改',
  offSaleNotRaised: '该产品已下架，数量不能增加',
  totalTooLarge: '清单总价超出上限，请减少产品数量',
  confirmRemove: privateProductCopy.confirmDelete,
  confirmRemoveOrder: '请确认是否删除该配单',
} as const;
