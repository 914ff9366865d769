import { regionCopy } from '../region/copy.ts';

/** Sentences that server and pages both say about the dealer one orders from. */
export const dealerCopy = {
  areaRequired: regionCopy.areaRequired,
  dealerRequired: '请选择订货一级经销商',
  /** Switched without one of the bound ones chosen. */
  shopRequired: '请选择一级',
  bound: '绑定成功',
  /** Title of the message about it, where nobody was bound before. */
  boundFirst: '已绑定订货一级经销商',
  toggled: '操作成功',
  /** Another of the bound dealers is ordered from. */
  switched: '切换成功',
  regionsFailed: regionCopy.failed,
  addTitle: '选择订货一级经销商',
  modifyTitle: '修改订货一级经销商',
  /** What changes with the dealer, and what does not (DEALER-5). */
  consequences: ['清单中的产品和数量不变，价格按新的经销商重新读取', '已生成的配单保留原有价格，不受影响', '之后生成的配单按新的经销商计价'],
  nameRequired: '请输入经销商名称',
  placeOrNameRequired: '请选择地区或输入经销商名称',
  elsewhere: '认证企业更换一级经销商由客户运营中心办理，已有的清单和配单不受影响。',
  /** Before the choice of a certified enterprise, which is made once (ACCESS-11). */
  onlyOnce: '认证企业绑定后，如需更换一级经销商，请联系客服或在客户运营中心办理。',
  notChosen: '您还没有选择订货一级经销商，请先选择',
  notBound: '您还没有绑定一级经销商，请绑定后再采购',
  /** To whoever has it done by the enterprise's owner. */
  ownerBinds: '订货一级经销商由企业负责人绑定，请联系企业负责人。',
  /** To the provider's sales staff. */
  salesDoNotOrder: '销售人员不直接订货，可在清单中选型并生成配单。',
} as const;
