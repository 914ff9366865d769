import type { GoodsImport } from '@portal/contract/catalog';

/** How many models and families came and changed; what is none is not said. */
export function countsWords(
  { newModels, changedModels, newFamilies, changedFamilies }: GoodsImport['counts'],
  { added = '新增', changed = '更新' } = {},
): string {
  const parts = [
    [`${added}型号`, newModels],
    [`${changed}型号`, changedModels],
    [`${added}产品`, newFamilies],
    [`${changed}产品`, changedFamilies],
  ] as const;
  const said = parts.flatMap(([name, count]) => (count > 0 ? [`${name} ${count} 个`] : []));
  return said.length > 0 ? said.join('，') : '没有变化';
}
