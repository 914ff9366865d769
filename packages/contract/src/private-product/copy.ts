import { PRIVATE_NAME_MAX, PRIVATE_PRICE_LENGTH_MAX, PRIVATE_PRICE_MAX, type PrivatePriceProblem } from '@portal/engines/goods';
import { addressCopy } from '../address/copy.ts';
import { lengthFromOne } from '../core/limits.ts';
import { keptByInventory } from './errors.ts';
import { PRIVATE_IMPORT_BYTES_MAX, PRIVATE_IMPORT_ROWS_MAX, PRIVATE_PICTURES_MAX } from './limits.ts';

/** Of a worksheet with more rows or bytes than are taken at once. */
export const importRowsText = (max: number): string => `一次最多导入 ${max} 行，请拆分文件`;
export const importBytesText = (max: number): string => `导入文件不能超过 ${max / 1024 ** 2} MB`;

/** Sentences that server and pages both say about user-defined products (PRIVATE-1, PRIVATE-6). */
export const privateProductCopy = {
  nameRequired: '请输入产品名称',
  nameLength: lengthFromOne(PRIVATE_NAME_MAX),
  categoryRequired: '请选择产品分类',
  brandRequired: '请选择或输入品牌名称',
  price: {
    missing: '产品单价不能为空',
    notNumber: '产品单价应为数字，例如 12.50',
    notPositive: '请输入大于0的数值',
    decimals: '最多两位小数',
    tooLong: `产品单价最多 ${PRIVATE_PRICE_LENGTH_MAX} 个字符`,
    tooHigh: `产品单价不能超过 ${PRIVATE_PRICE_MAX} 元`,
  } satisfies Record<PrivatePriceProblem, string>,
  priceRule: `最多 ${PRIVATE_PRICE_LENGTH_MAX} 个字符，不超过 ${PRIVATE_PRICE_MAX} 元`,
  pictures: `产品图片最多 ${PRIVATE_PICTURES_MAX} 张`,
  pictureGone: '图片不存在或已失效，请重新上传',
  added: '添加成功！',
  edited: '编辑成功！',
  deleted: addressCopy.deleted,
  deletedMany: (count: number) => `${addressCopy.deleted}，共 ${count} 个产品`,
  restored: '已恢复',
  listFull: '清单已满，产品没有加入清单',
  deleteNothingChosen: '请先选择要删除的选项',
  confirmDelete: '请确认是否删除该产品',
  confirmDeleteMany: (count: number) => `请确认是否删除这 ${count} 个产品`,
  inventoryKeeps: keptByInventory.msg,
  /** Of a worksheet that is not made within the time a file may take. */
  exportSlow: '文件 200 秒内没有生成完，请缩小范围后重试',
  exported: '自定义产品已导出',
  rowsPresent: (count: number) => `其中 ${count} 个与已有自定义产品的名称、型号、品牌都相同，请改名称或型号；要用已有的，请取消后改型号`,
  noWrongRows: '文件里没有需要修改的行',
  wrongRowsFetched: '有问题的行已下载',
  importRows: importRowsText(PRIVATE_IMPORT_ROWS_MAX),
  importBytes: importBytesText(PRIVATE_IMPORT_BYTES_MAX),
} as const;
