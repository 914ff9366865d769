/** A product of the selection table as a line of the list, before the server has given it an id. */
import type { AccessoryModel, Sku, Spu } from '@portal/contract/catalog';
import type { DesignLine } from '@portal/contract/design-order';
import { needsSiteWorks, SkuType } from '@portal/engines/goods';
import { priceLine } from '@portal/engines/pricing';
import { handbookAttributes, roleAttributesOf, roleOf } from '@portal/engines/roles';

/** What a model is to the list check, as far as the model itself says; where only its category does, the server's answer fills it in. */
function roleFactsOf({ brandName }: Pick<Spu, 'brandName'>, { attributes }: Sku): Pick<DesignLine, 'role' | 'roleAttributes'> {
  const role = roleOf({ secondCategory: '', attributes });
  if (role === null) return { role, roleAttributes: {} };
  const facts = roleAttributesOf(role, handbookAttributes(brandName === '' ? attributes : { brand: brandName, ...attributes }));
  return { role, roleAttributes: facts as DesignLine['roleAttributes'] };
}

/** Rate 100.00, quantity 0 (not chosen yet). `id` is empty until the list is saved. */
export function lineOfProduct(
  spu: Pick<Spu, 'spuNo' | 'spuName' | 'skuType' | 'brandName' | 'unit' | 'firstCatagoryName' | 'secondCatagoryName' | 'hasAccessory'>,
  sku: Sku,
): DesignLine {
  const { skuType } = spu;
  const productCategory = [spu.firstCatagoryName, spu.secondCatagoryName].filter(Boolean).join(' > ');
  const { rate, ratePrice, quantity, amount } = priceLine({ price: sku.price, skuType, maxNum: sku.maxNum }, { quantity: 0 }, 'picking');
  return {
    id: '',
    sort: 1,
    spuNo: spu.spuNo,
    skuNo: sku.skuNo,
    spuName: spu.spuName,
    productName: spu.spuName,
    productModel: sku.skuModel,
    productCategory,
    productImage: sku.mainPic,
    brandName: spu.brandName,
    unit: spu.unit,
    skuDesc: sku.skuDesc,
    skuType,
    isUserDefined: skuType === SkuType.SelfDefined,
    privateTenant: null,
    boundStatus: 0,
    remind: needsSiteWorks({ skuType, productName: spu.spuName, productCategory }) ? 1 : 0,
    wholesalePrice: sku.price,
    skuSaleType: sku.skuSaleType,
    skuStatus: sku.skuStatus,
    price: sku.price,
    rate,
    ratePrice,
    quantity,
    amount,
    maxNum: sku.maxNum,
    hasAccessory: spu.hasAccessory,
    stockTotal: sku.stockTotal,
    ...roleFactsOf(spu, sku),
    attachments: [],
  };
}

/** An accessory as a line, with what the dialog knows of it; brand and first category come with the server's answer. */
export const lineOfAccessory = (item: AccessoryModel): DesignLine =>
  lineOfProduct(
    {
      spuNo: item.spuNo,
      spuName: item.spuName,
      skuType: SkuType.Normal,
      brandName: '',
      unit: item.unit,
      firstCatagoryName: '',
      secondCatagoryName: item.secondCatagoryName,
      hasAccessory: false,
    },
    item,
  );
