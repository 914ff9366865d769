/** What a kind of service must have beside what every form has; each fault on its field, all at once (SERVICE-2). */
import { addressCopy } from '@portal/contract/address';
import { AppError, badRequest } from '@portal/contract/core';
import { regionCopy } from '@portal/contract/region';
import { SERVICE_KINDS, serviceOrderCopy, type ServiceOrderForm, type ServiceType } from '@portal/contract/service-order';
import type { Db } from '../../platform/db/database.ts';
import { findNamesOfPath } from '../region/index.ts';
import { isVisitDay } from './visit-day.ts';

/** The form as it is kept: what its kind does not ask for is dropped. Throws `badRequest` with every fault. */
export async function judgeForm({ db, now }: { db: Db; now: number }, serviceType: ServiceType, form: ServiceOrderForm) {
  const kind = SERVICE_KINDS[serviceType];
  const faults: Record<string, string> = {};
  const names = await findNamesOfPath(db, [form.provinceCode, form.cityCode, form.areaCode]);
  const given = [form.provinceName, form.cityName, form.areaName];
  if (names === undefined || names.some((name, at) => name !== given[at])) faults['areaCode'] = regionCopy.areaRequired;
  if (kind.isOnSite && form.detailAddress === '') faults['detailAddress'] = addressCopy.detailRequired;
  if (kind.asksTarget && form.targetAddress === '') faults['targetAddress'] = serviceOrderCopy.targetRequired;
  if (kind.asksFault && form.faultTypeId === undefined) faults['faultTypeId'] = serviceOrderCopy.faultRequired;
  if (kind.asksRemark && form.remark === '') faults['remark'] = serviceOrderCopy.remarkRequired;
  const visitDate = kind.isOnSite ? form.visitDate : undefined;
  if (visitDate !== undefined && !isVisitDay(visitDate, now)) faults['visitDate'] = serviceOrderCopy.dayRule;
  if (kind.asksSerial)
    for (const [at, { serialNo }] of form.products.entries()) if (serialNo === '') faults[`products.${at}.serialNo`] = serviceOrderCopy.serialRule;
  const [first] = Object.values(faults);
  if (first !== undefined) throw new AppError(badRequest, { msg: first, fields: faults });
  return {
    ...form,
    projectName: kind.namesProject ? form.projectName : '',
    detailAddress: kind.isOnSite ? form.detailAddress : '',
    targetAddress: kind.asksTarget ? form.targetAddress : '',
    visitDate: visitDate ?? null,
    faultTypeId: kind.asksFault ? (form.faultTypeId ?? null) : null,
  };
}
