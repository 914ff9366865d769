/** Why a visitor sees the price they see (ACCESS-9: dealers and staff the price of their own, others the reference price). */
import type { Sku } from '@portal/contract/catalog';
import { identityName, isEmployee, isMerchant, UserType } from '@portal/engines/access';

export interface NamedPriceViewer {
  userType: UserType;
  companyName: string;
}

/** One line under a price of this source (null: of several), for a visitor who has not signed in (null) or whoever has. */
export function priceReason(viewer: NamedPriceViewer | null, priceSource: Sku['priceSource'] | null): string {
  if (priceSource === 'contract') return '按您企业的合同价显示';
  if (priceSource === 'group' || priceSource === 'offer') return '您订货的一级经销商给您的价格';
  if (viewer === null || viewer.userType === UserType.Tourist) return '建议零售价，登录后按您的身份显示价格';
  if (viewer.userType === UserType.Person) return '建议零售价，认证为经销商后可见客户价';
  const identity = identityName(viewer.userType);
  const company = (isMerchant(viewer.userType) || isEmployee(viewer.userType)) && viewer.companyName !== '' ? `（${viewer.companyName}）` : '';
  return `按您的身份“${identity}”${company}显示，仅经销商与内部人员可见`;
}
