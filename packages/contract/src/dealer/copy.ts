import { regionCopy } from '../region/index.ts';

/** Sentences that server and pages both say about the dealer one orders from. */
export const dealerCopy = {
  areaRequired: regionCopy.areaRequired,
  dealerRequired: '请选择订货一级经销商',
  bound: '绑定成功',
  toggled: '操作成功',
  regionsFailed: regionCopy.failed,
  notChosen: '您还没有选择订货一级经销商，请先选择',
  notBound: '您还没有绑定一级经销商，请绑定后再采购',
} as const;
