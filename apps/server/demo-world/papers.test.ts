import { willFreezeAt } from '@portal/engines/access';
import { AuditStatus, certificationStates, type CertificationState } from '@portal/engines/states';
import { parseCompanyNumber } from '@portal/units';
import { openTestDatabase } from '@portal/server/testkit/database';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { insertPeople } from '../src/modules/account/index.ts';
import { loadRegions } from '../src/modules/region/region-data.ts';
import { actorOf, demoApplicantRows, demoApplicants, placeOf, stateOf } from './applicants.ts';
import { insertDemoPapers, licenceBytes } from './papers.ts';
import { demoAccounts, demoPeople } from './people.ts';

const NOW = Date.UTC(2026, 10, 21);

it('papers are there in every state, each reached by acts that may be done (OPERATOR-6)', () => {
  expect(new Set(demoApplicants.map(stateOf))).toEqual(new Set(certificationStates.states));
  for (const { company, steps } of demoApplicants) {
    let state: CertificationState = 'notSubmitted';
    for (const [act, to] of steps) {
      expect(certificationStates.after(state, act, actorOf(act)), `${company}: ${act} of ${state}`).toBe(to);
      state = to;
    }
    const hours = steps.map(([, , hoursAgo]) => hoursAgo);
    expect(hours, company).toEqual(hours.toSorted((a, b) => b - a));
  }
});

it('their numbers are numbers of companies, their places exist, their telephones are nobody else’s', () => {
  const names = new Map(loadRegions().map(({ code, name }) => [code, name]));
  for (const one of demoApplicants) {
    expect(parseCompanyNumber(one.number), one.company).toBe(one.number);
    const { areaCode, areaName, streetCode, streetName } = placeOf(one);
    expect([names.get(areaCode), names.get(streetCode)]).toEqual([areaName, streetName]);
  }
  const phones = [...demoAccounts, ...demoApplicants].map(({ phone }) => phone);
  expect(new Set(phones).size).toBe(phones.length);
});

it('are kept with a picture each and the steps they took', async () => {
  const test = await openTestDatabase();
  const kept = new Map<string, Uint8Array>();
  const files = {
    kind: 'folder' as const,
    put: async (key: string, bytes: Uint8Array) => void kept.set(key, bytes),
    get: async (key: string) => kept.get(key) ?? null,
    remove: async () => {},
    async *list() {},
  };
  const people = demoApplicantRows(NOW);
  await insertPeople(test.database.db, { ...people, dealers: [], bindings: [] });
  await insertDemoPapers(test.database.db, { now: NOW, files });
  const { rows } = await test.database.pool.query('select state, licence_file_id as "fileId", company_name as name from certification');
  expect(rows.length).toBe(demoApplicants.length);
  for (const { fileId } of rows) expect(kept.has(String(fileId))).toBe(true);
  const last = await test.database.pool.query(
    'select count(*)::integer as n from certification c where state = (select to_state from certification_history h where h.enterprise_no = c.enterprise_no order by id desc limit 1)',
  );
  expect(last.rows[0].n).toBe(demoApplicants.length);
  const frozen = people.enterprises.filter(({ auditStatus }) => auditStatus === AuditStatus.frozen);
  expect(frozen.map(({ authStatus, gmtFreeze, freezeReason }) => [authStatus, willFreezeAt(gmtFreeze?.getTime() ?? null, NOW), freezeReason])).toEqual([
    [0, true, '合同到期未续签，暂停使用。'],
  ]);
  expect(people.enterprises.filter(({ gmtFreeze }) => gmtFreeze).length).toBe(frozen.length);
  const taken = new Set(demoPeople(NOW).enterprises.map(({ merchantNo }) => merchantNo));
  expect(people.enterprises.filter(({ merchantNo }) => taken.has(merchantNo))).toEqual([]);
  await test.close();
});

it('each picture is small and opens', async () => {
  for (const { phone } of demoApplicants) {
    const bytes = licenceBytes(phone);
    expect(bytes.length).toBeLessThan(20_000);
    expect(await sharp(bytes).metadata()).toMatchObject({ format: 'webp', width: 800, height: 560 });
  }
});
