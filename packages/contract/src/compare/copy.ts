import { doneCopy } from '../core/done-copy.ts';

/** Sentences about comparing that server and pages both say. */
export const compareCopy = {
  added: '加入对比成功',
  removed: doneCopy.deleted,
  cleared: doneCopy.cleared,
  tooFew: '请至少选择2个产品进行对比',
  otherCategory: '只能对比同一大类的产品',
  none: '暂无对比产品，去添加',
} as const;
