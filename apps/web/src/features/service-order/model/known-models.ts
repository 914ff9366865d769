/** Models a device may be chosen from, where it is not typed (SERVICE-10). */
export interface KnownModel {
  productModel: string;
  productName: string;
}

/** Each model once, in the order of the first time; those without a number are none. */
export function eachOnce(models: readonly KnownModel[]): KnownModel[] {
  const byModel = new Map<string, KnownModel>();
  for (const { productModel, productName } of models)
    if (productModel !== '' && !byModel.has(productModel)) byModel.set(productModel, { productModel, productName });
  return [...byModel.values()];
}
