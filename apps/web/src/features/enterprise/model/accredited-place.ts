import type { Accreditation } from '@portal/contract/enterprise';

/** Territory of an authorisation; a municipality is named once. */
export const accreditedPlace = ({ provinceName, cityName, areaName }: Pick<Accreditation, 'provinceName' | 'cityName' | 'areaName'>): string =>
  [...new Set([provinceName, cityName, areaName])].filter(Boolean).join(' ') || '未登记';
