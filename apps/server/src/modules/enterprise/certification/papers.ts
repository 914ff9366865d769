/** Papers as they come in and as their owner sees them. */
import { AppError, badRequest } from '@portal/contract/core';
import * as contract from '@portal/contract/enterprise';
import { enterpriseCopy, enterpriseLicenceUrl, type EnterpriseDetail, type EnterprisePapers, type FormerPapers } from '@portal/contract/enterprise';
import { fileRefused } from '@portal/contract/file';
import type { Db } from '../../../platform/db/database.ts';
import { checkTogether } from '../../../platform/http/check-together.ts';
import type { SignedInCaller } from '../../../platform/http/context.ts';
import { findFile } from '../../file/index.ts';
import { findNamesOfPath, listChildren } from '../../region/index.ts';
import { isNumberTaken, type CertificationRow } from './store.ts';

type Place = Pick<CertificationRow, 'provinceCode' | 'provinceName' | 'cityCode' | 'cityName' | 'areaCode' | 'areaName' | 'streetCode' | 'streetName'>;

const onField = (field: string, msg: string) => new AppError(badRequest, { msg, fields: { [field]: msg } });

/** The place with its names. Throws where a code does not lie in the one before, or the area has streets and none is named. */
async function placeOf(db: Db, { provinceCode, cityCode, areaCode, streetCode }: EnterprisePapers): Promise<Place> {
  const names = await findNamesOfPath(db, [provinceCode, cityCode, areaCode, ...(streetCode === undefined ? [] : [streetCode])]);
  if (names === undefined) throw onField('areaCode', enterpriseCopy.areaRequired);
  if (streetCode === undefined && (await listChildren(db, areaCode)).length > 0) throw onField('streetCode', enterpriseCopy.streetRequired);
  const [provinceName = '', cityName = '', areaName = '', streetName = null] = names;
  return { provinceCode, provinceName, cityCode, cityName, areaCode, areaName, streetCode: streetCode ?? null, streetName };
}

/** The licence is a picture of the caller's own, or the one these papers have already; somebody else's file looks like none. */
async function assertLicence(db: Db, caller: SignedInCaller, fileId: string, kept: string | undefined): Promise<void> {
  if (fileId === kept) return;
  const file = await findFile(db, fileId);
  if (file?.accountNo !== caller.accountNo) throw onField('licenceFileId', enterpriseCopy.licenceRequired);
  if (!file.mediaType.startsWith('image/')) {
    const msg = enterpriseCopy.licenceKind;
    throw new AppError(fileRefused, { msg, fields: { licenceFileId: msg } });
  }
}

/** What is kept of a hand-in, to tell it from the next. */
export const keptPapers = (row: CertificationRow): FormerPapers => ({
  companyName: row.companyName,
  companyNumber: row.companyNumber,
  enterpriseType: row.enterpriseType,
  contactName: row.contactName,
  contactPhone: row.contactPhone,
  place: [row.provinceName, row.cityName, row.areaName, row.streetName].filter(Boolean).join(' '),
  address: row.address,
  licenceFileId: row.licenceFileId,
});

/** Everything about papers that only we know, said at once; `kept`: what they were handed in with before. Gives their place. */
export async function checkPapers(
  { db, caller }: { db: Db; caller: SignedInCaller },
  papers: EnterprisePapers,
  { enterpriseNo, licenceFileId }: { enterpriseNo: string; licenceFileId: string | undefined },
): Promise<Place> {
  const [place] = await checkTogether(
    () => placeOf(db, papers),
    () => assertLicence(db, caller, papers.licenceFileId, licenceFileId),
    () => assertNumberFree(db, { companyNumber: papers.companyNumber, enterpriseNo }),
  );
  return place;
}

async function assertNumberFree(db: Db, wanted: { companyNumber: string; enterpriseNo: string }): Promise<void> {
  if (await isNumberTaken(db, wanted)) throw new AppError(contract.companyTaken, { fields: { companyNumber: contract.companyTaken.msg } });
}

export const detailOf = (row: CertificationRow): EnterpriseDetail => {
  const { accountNo: _who, merchantNo: _which, certifiedNumber: _inForce, gmtCreate: _since, state, gmtSubmit, gmtDecide, ...papers } = row;
  return {
    ...papers,
    auditStatus: state,
    licenceUrl: enterpriseLicenceUrl(row.licenceFileId),
    gmtSubmit: gmtSubmit.toISOString(),
    gmtDecide: gmtDecide?.toISOString() ?? null,
  };
};
