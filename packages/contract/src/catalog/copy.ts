/** Sentences about goods that server and pages both say. */
export const catalogCopy = {
  goodsInvalid: (names: readonly string[]) => `以下产品已下架或不存在：${names.join('、')}`,
} as const;
