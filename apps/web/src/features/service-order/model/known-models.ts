/** Models a device may be chosen from, where it is not typed (SERVICE-10). */
export interface ChoosableModel {
  productModel: string;
  productName: string;
  /** '' of one without a picture, or whose picture is not known. */
  picUrl: string;
}

/** Each model once, in the order of the first time; those without a number are none. */
export function eachOnce(models: readonly ChoosableModel[]): ChoosableModel[] {
  const byModel = new Map<string, ChoosableModel>();
  for (const { productModel, productName, picUrl } of models)
    if (productModel !== '' && !byModel.has(productModel)) byModel.set(productModel, { productModel, productName, picUrl });
  return [...byModel.values()];
}
