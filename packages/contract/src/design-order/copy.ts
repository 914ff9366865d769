/** Sentences of the design-order tool, word for word where the specification gives them (part 2 §2, §5, §8). */
export const designOrderCopy = {
  empty: '暂无配单产品，请先添加产品',
  chooseForBatch: '请选择你要批量操作的选项',
  nothingToAdd: '您还没选择配单产品',
  nothingToOrder: '您还没有选择产品哦~',
  nameRequired: '请输入配单名称',
  nameLength: '长度在 1 到 50 个字符',
  sceneUnknown: '请选择有效的应用场景',
  remarkLength: '备注不能超过 150 个字符',
  removed: '删除成功',
  cleared: '清空成功',
  added: '添加成功！',
  edited: '编辑成功！',
  goodsInvalid: (names: readonly string[]) => `以下产品已下架或不存在：${names.join('、')}`,
  totalTooLarge: '清单总价超出上限，请减少产品数量',
  confirmRemove: '请确认是否删除该产品',
} as const;
