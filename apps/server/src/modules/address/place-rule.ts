import type { AddressFields } from '@portal/contract/address';
import { AppError, badRequest } from '@portal/contract/core';
import { regionCopy } from '@portal/contract/region';
import type { Db } from '../../platform/db/database.ts';
import { findNamesOfPath } from '../region/index.ts';

type Place = Omit<AddressFields, 'detailAddress' | 'contactName' | 'contactPhone' | 'isDefault'>;

/** The codes lie in each other and bear the names given. */
export async function isOnePlace(db: Db, place: Place): Promise<boolean> {
  const { provinceCode, cityCode, areaCode, streetCode } = place;
  const names = await findNamesOfPath(db, [provinceCode, cityCode, areaCode, ...(streetCode === undefined ? [] : [streetCode])]);
  const given = [place.provinceName, place.cityName, place.areaName, ...(streetCode === undefined ? [] : [place.streetName])];
  return names !== undefined && names.every((name, at) => name === given[at]);
}

export async function assertOnePlace(db: Db, place: Place): Promise<void> {
  if (!(await isOnePlace(db, place))) throw new AppError(badRequest, { msg: regionCopy.areaRequired, fields: { areaCode: regionCopy.areaRequired } });
}
