/** The papers of the demo's applicants: rows, the steps they took, and the pictures of their licences, each of which says that it is an example. */
import { readFileSync } from 'node:fs';
import { createHash } from 'node:crypto';
import { AuditStatus } from '@portal/engines/states';
import { formatDate } from '@portal/units';
import { insertCertifications, type CertificationInsert, type CertificationStepInsert } from '../src/modules/enterprise/index.ts';
import { insertFile } from '../src/modules/file/index.ts';
import type { Db } from '../src/platform/db/database.ts';
import type { FileStore } from '../src/platform/storage/file-store.ts';
import { actorOf, demoApplicants, enterpriseNoOf, placeOf, stateOf } from './applicants.ts';
import { demoOperatorRows } from './operators.ts';
import { accountNoOf } from './people.ts';

const HOUR_MS = 3_600_000;
const MEDIA_TYPE = 'image/webp';

/** The same at every start: one that was broken off writes over what it left behind. */
const licenceFileIdOf = (phone: string): string => `demolicence${phone}`;

/** Drawn by `tools/draw-licences.mjs`: a start needs no font for them. */
export const licenceBytes = (phone: string): Uint8Array => readFileSync(new URL(`licences/${phone}.webp`, import.meta.url));

/** Bytes first, as an upload keeps them; the rows are the transaction's. */
export async function insertDemoPapers(db: Db, { now, files }: { now: number; files: FileStore }): Promise<void> {
  const at = (hoursAgo: number) => new Date(now - hoursAgo * HOUR_MS);
  const auditorNo = demoOperatorRows(now)[0]?.operatorNo ?? '';
  await Promise.all(demoApplicants.map(({ phone }) => files.put(licenceFileIdOf(phone), licenceBytes(phone), MEDIA_TYPE)));
  const rows: CertificationInsert[] = [];
  const steps: CertificationStepInsert[] = [];
  for (const one of demoApplicants) {
    const [accountNo, enterpriseNo, licenceFileId] = [accountNoOf(one.phone), enterpriseNoOf(one), licenceFileIdOf(one.phone)];
    const bytes = licenceBytes(one.phone);
    const submits = one.steps.filter(([act]) => act === 'submit').map(([, , hoursAgo]) => hoursAgo);
    const decision = one.steps.findLast(([act]) => act === 'approve' || act === 'refuse');
    const [first = 0, last = 0] = [submits[0], submits.at(-1)];
    await insertFile(db, {
      fileId: licenceFileId,
      accountNo,
      fvName: '示例营业执照.webp',
      mediaType: MEDIA_TYPE,
      byteLength: bytes.length,
      sha256: createHash('sha256').update(bytes).digest('hex'),
      visibility: 'owner',
      gmtCreate: at(first),
    });
    rows.push({
      enterpriseNo,
      accountNo,
      merchantNo: one.merchantNo ?? null,
      state: AuditStatus[stateOf(one)],
      enterpriseType: one.type,
      companyName: one.company,
      companyNumber: one.number,
      contactName: one.name,
      contactPhone: one.phone,
      ...placeOf(one),
      licenceFileId,
      certifiedNumber: one.merchantNo === undefined ? null : one.number,
      validUntil: one.validDays === undefined ? null : formatDate(now + one.validDays * 24 * HOUR_MS),
      reason: decision?.[3] ?? '',
      gmtCreate: at(first),
      gmtSubmit: at(last),
      gmtDecide: decision === undefined ? null : at(decision[2]),
    });
    const { provinceName, cityName, areaName, streetName, address } = placeOf(one);
    const papers = {
      companyName: one.company,
      companyNumber: one.number,
      enterpriseType: one.type,
      contactName: one.name,
      contactPhone: one.phone,
      place: [provinceName, cityName, areaName, streetName].join(' '),
      address,
      licenceFileId,
    };
    let from: AuditStatus = AuditStatus.notSubmitted;
    for (const [act, to, hoursAgo, reason = ''] of one.steps) {
      const actor = actorOf(act);
      const actorNo = actor === 'applicant' ? accountNo : actor === 'auditor' ? auditorNo : '';
      steps.push({
        enterpriseNo,
        act,
        fromState: from,
        toState: AuditStatus[to],
        actor,
        actorNo,
        reason,
        ...(act === 'submit' ? { papers: hoursAgo === last ? papers : { ...papers, ...one.before } } : {}),
        gmtCreate: at(hoursAgo),
      });
      from = AuditStatus[to];
    }
  }
  await insertCertifications(db, { rows, steps });
}
