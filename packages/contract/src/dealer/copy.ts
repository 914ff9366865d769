/** Sentences that server and pages both say about the dealer one orders from. */
export const dealerCopy = {
  areaRequired: '请选择区域',
  dealerRequired: '请选择订货一级经销商',
  bound: '绑定成功',
  toggled: '操作成功',
  regionsFailed: '获取数据失败',
  notChosen: '您还没有选择订货一级经销商，请先选择',
  notBound: '您还没有绑定一级经销商，请绑定后再采购',
} as const;
