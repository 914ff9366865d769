import { mayCall, type UserType } from '@portal/engines/access';

/** What the rate does to a line quoted at 客户价: to those who order at that price it is their cost, the provider's sales staff orders nothing (PRICE-40). */
export const atCostWords = (userType: UserType): string =>
  mayCall('actsForEnterprise', userType)
    ? '客户价是您订货的价格，即每件的成本：折扣率 100% 照此报价，高于 100% 即加价。'
    : '折扣率 100% 照客户价报价，高于 100% 即加价。';
