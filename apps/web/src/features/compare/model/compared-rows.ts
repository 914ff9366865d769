import type { CompareResult } from '@portal/contract/compare';

export interface ComparedRow {
  key: string;
  name: string;
  /** One for each model, in their order; empty text: it says nothing. */
  cells: { skuNo: string; text: string; differs: boolean }[];
}

/** Description and attributes as rows; `onlyDifferent`: those in which a model stands out. */
export function comparedRows({ compareSkuList: models, compareSkuAttrList }: CompareResult, onlyDifferent: boolean): ComparedRow[] {
  const description: ComparedRow = {
    key: 'skuDesc',
    name: '描述',
    cells: models.map(({ skuNo, skuDesc, skuDescDiff }) => ({ skuNo, text: skuDesc, differs: skuDescDiff })),
  };
  const attributes = compareSkuAttrList.map(({ attrName, attrGroup }, place) => ({
    key: `${place} ${attrGroup} ${attrName}`,
    name: attrName,
    cells: models.map(({ skuNo, compareSkuAttrList: own, diffAttrIdxArr }) => ({
      skuNo,
      text: own[place]?.attrValue ?? '',
      differs: diffAttrIdxArr.includes(place),
    })),
  }));
  return [description, ...attributes].filter(({ cells }) => !onlyDifferent || cells.some(({ differs }) => differs));
}
