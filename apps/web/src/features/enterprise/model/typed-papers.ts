/** Papers while they are typed. */
import type { EnterpriseDetail } from '@portal/contract/enterprise';
import type { Picked } from '../../region/index.ts';

export const TEXTS = ['companyName', 'companyNumber', 'contactName', 'contactPhone', 'address'] as const;
export type TextName = (typeof TEXTS)[number];

export interface Licence {
  fileId: string;
  /** Where its picture is seen. */
  url: string;
}

export type TypedPapers = Record<TextName, string> & {
  /** '' until it is chosen. */
  enterpriseType: '' | '2' | '3';
  region: Picked;
  licence: Licence | null;
};

const EMPTY: TypedPapers = {
  companyName: '',
  companyNumber: '',
  contactName: '',
  contactPhone: '',
  address: '',
  enterpriseType: '',
  region: [],
  licence: null,
};

/** What was handed in before, to be corrected; nothing where nothing was. */
export function typedOf(detail: EnterpriseDetail | null): TypedPapers {
  if (detail === null) return EMPTY;
  const { companyName, companyNumber, contactName, contactPhone, address, enterpriseType, licenceFileId, licenceUrl } = detail;
  const { provinceCode, provinceName, cityCode, cityName, areaCode, areaName, streetCode, streetName } = detail;
  return {
    companyName,
    companyNumber,
    contactName,
    contactPhone,
    address,
    enterpriseType: `${enterpriseType}`,
    region: [
      { code: provinceCode, name: provinceName, hasNext: true },
      { code: cityCode, name: cityName, hasNext: true },
      { code: areaCode, name: areaName, hasNext: streetCode !== null },
      ...(streetCode === null ? [] : [{ code: streetCode, name: streetName ?? '', hasNext: false }]),
    ],
    licence: { fileId: licenceFileId, url: licenceUrl },
  };
}

/** As it is handed in; what is missing is left out, and the rules of the contract say so. */
export function bodyOf({ enterpriseType, region, licence, ...texts }: TypedPapers): Record<string, unknown> {
  const [province, city, area, street] = region;
  return {
    ...texts,
    enterpriseType: enterpriseType === '' ? undefined : Number(enterpriseType),
    provinceCode: province?.code,
    cityCode: city?.code,
    areaCode: area?.code,
    ...(street ? { streetCode: street.code } : {}),
    licenceFileId: licence?.fileId ?? '',
  };
}

/** Whether leaving would lose something that was typed. */
export const isChanged = (typed: TypedPapers, before: TypedPapers): boolean => JSON.stringify(bodyOf(typed)) !== JSON.stringify(bodyOf(before));

/** Districts with streets are not whole without one. */
export const isStreetMissing = ({ region }: TypedPapers): boolean => region.length === 3 && region[2]?.hasNext === true;

/** What is told of the place, wherever of its four levels it belongs. */
export const regionFault = (fields: Readonly<Record<string, string>>): string | undefined =>
  fields['provinceCode'] ?? fields['cityCode'] ?? fields['areaCode'] ?? fields['streetCode'];
