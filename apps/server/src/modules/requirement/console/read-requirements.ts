/** What the desk reads. */
import { AppError, notFound } from '@portal/contract/core';
import * as contract from '@portal/contract/requirement';
import { operation } from '../../../platform/http/operation.ts';
import { listOrderNames } from '../../design-order/index.ts';
import { listNamesOf, recordAct } from '../../operator/index.ts';
import type { RequirementNeeds } from '../needs.ts';
import { askedOf } from '../requirement-of.ts';
import { countByState, findRequirement, listDeskPage, listProvinces } from '../store.ts';
import { deskRequirement, isOrderReadable } from './desk-requirement.ts';

const DAY_MS = 24 * 3_600_000;

/** When a day begins by Beijing time, `days` later; null for ''. */
const beginOf = (day: string, days: number): Date | null => (day === '' ? null : new Date(Date.parse(`${day}T00:00:00+08:00`) + days * DAY_MS));

export const listDeskRequirements = operation(contract.listDeskRequirements, async function listDeskRequirements({ db }, { query }) {
  const { rows, total } = await listDeskPage(db, { ...query, from: beginOf(query.dateFrom, 0), until: beginOf(query.dateTo, 1) });
  const names = await listNamesOf(
    db,
    rows.flatMap(({ handlerNo }) => handlerNo ?? []),
  );
  const orders = await listOrderNames(
    db,
    rows.flatMap((row) => (row.designOrderId !== null && isOrderReadable(row) ? [row.designOrderId] : [])),
  );
  const data = rows.map((row) => {
    const { phone: _hidden, detailAddress: _there, ...asked } = askedOf(row);
    return {
      ...asked,
      handlerName: names.get(row.handlerNo ?? '') ?? '',
      designOrderName: isOrderReadable(row) ? (orders.get(row.designOrderId ?? '') ?? '') : '',
    };
  });
  return { data, count: total };
});

export const countDeskRequirements = operation(contract.countDeskRequirements, async function countDeskRequirements({ db }) {
  return { ...(await countByState(db)), provinces: await listProvinces(db) };
});

export const getDeskRequirement = operation(contract.getDeskRequirement, async function getDeskRequirement({ db }, { params }, room: RequirementNeeds) {
  const row = await findRequirement(db, params.id);
  if (row === undefined) throw new AppError(notFound);
  return deskRequirement(db, row, room);
});

/** The full number, after it is written down who looks at it. */
export const readRequirementContact = operation(contract.readRequirementContact, async function readRequirementContact(ctx, { body: { id } }) {
  const row = await findRequirement(ctx.db, id);
  if (row === undefined) throw new AppError(notFound);
  await recordAct(ctx, 'readRequirementContact', { target: id });
  return { phone: row.phone };
});
