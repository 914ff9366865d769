import type { ServiceLine } from '@portal/contract/service-order';

/** A device by the number on its label, else by pieces. */
export const productWords = ({ productModel, serialNo, quantity }: ServiceLine): string =>
  serialNo === '' ? `${productModel} × ${quantity}` : `${productModel}（${serialNo}）`;

/** The devices in one line; of many that are not listed how many there are. */
export const productsWords = (products: readonly ServiceLine[], productCount = products.length): string =>
  products.map(productWords).join('、') + (productCount > products.length ? ` 等 ${productCount} 种` : '');

/** Told a dealer that is to send people, where the desk has taken it, too (SERVICE-13). */
export const DESK_IN_WORDS = '平台客服也已受理，派人上门前请与客户确认，以免重复上门。';

/** Who reads what of a service that is handed in, said before it is (SERVICE-12); '' of one that is asked for nothing. */
export function readersWords({ shopOrderNo, designOrderId }: { shopOrderNo: string; designOrderId: string }): string {
  if (shopOrderNo === '' && designOrderId === '') return '';
  const desk = designOrderId === '' ? '平台客服能看到本表全部内容。' : '平台客服能看到本表全部内容和配单名称。';
  return shopOrderNo === ''
    ? `${desk}经销商看不到。`
    : `${desk}经销商只看到服务类型、产品、区县、希望上门日期和进度；勾选上面一项后，在服务完成或取消前还能看到现场地址、联系人和电话，并由经销商告诉您谁在哪天上门、何时完成。项目名称和情况说明不给经销商看。`;
}

/** What the dealer of its order reads of one that was handed in; '' where there is no order (SERVICE-12). */
export const dealerReadsWords = ({ shopOrderNo, isSiteShown }: { shopOrderNo: string | null; isSiteShown: boolean }): string =>
  shopOrderNo === null ? '' : `服务类型、产品、区县、日期和进度${isSiteShown ? '，以及现场地址、联系人和电话（完成或取消后不再显示）；由经销商派人上门' : ''}`;
