import { dealerCopy } from '../dealer/copy.ts';
import { doneCopy } from '../core/done-copy.ts';
import { enterpriseCopy } from '../enterprise/copy.ts';

/** Sentences that server and pages both say about addresses. */
export const addressCopy = {
  detailRequired: enterpriseCopy.addressRequired,
  nameRequired: '请输入收货人姓名',
  phoneRule: '请输入正确的手机号码或固定电话',
  added: '添加成功',
  updated: dealerCopy.toggled,
  deleted: doneCopy.deleted,
  outdated: '该地址的行政区划已变更，请重新选择地区',
} as const;
