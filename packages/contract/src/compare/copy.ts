/** Sentences about comparing that server and pages both say. */
export const compareCopy = {
  added: '加入对比成功',
  removed: '已移出对比',
  cleared: '已清空对比栏',
  tooFew: '请至少选择2个产品进行对比',
  otherCategory: '只能对比同一大类的产品',
  none: '暂无对比产品，去添加',
} as const;
