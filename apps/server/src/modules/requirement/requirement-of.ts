/** A row as it travels. */
import { findBudgetName, type Requirement, type RequirementWord } from '@portal/contract/requirement';
import { findSceneName } from '@portal/contract/design-order';
import type { Db } from '../../platform/db/database.ts';
import { findOwnDesignOrder } from '../design-order/index.ts';
import { listWords, type RequirementRow, type WordRow } from './store.ts';

/** What a list shows of it, to whomever. */
export const summaryOf = (row: RequirementRow) => ({
  id: row.requirementId,
  requirementTypeId: row.requirementTypeId,
  state: row.state,
  sceneName: findSceneName(row.sceneId) ?? '',
  categoryNames: row.categoryNames,
  regionName: [row.provinceName, row.cityName, row.areaName].filter((name, at, names) => name !== names[at - 1]).join(' '),
  remark: row.remark,
  gmtCreate: row.gmtCreate.toISOString(),
  gmtModified: row.gmtModified.toISOString(),
});

/** All that was asked. */
export const askedOf = (row: RequirementRow) => ({
  ...summaryOf(row),
  contact: row.contact,
  phone: row.phone,
  companyName: row.companyName,
  budgetName: findBudgetName(row.budgetRangeCode) ?? '',
  detailAddress: row.detailAddress,
});

export const wordOf = ({ id, by, kind, text, gmtCreate }: WordRow): RequirementWord => ({
  id: String(id),
  by,
  kind,
  text,
  gmtCreate: gmtCreate.toISOString(),
});

/** With everything said about it, and what it was asked for where that is there still. */
export async function requirementOf(db: Db, row: RequirementRow): Promise<Requirement> {
  const designOrder = row.designOrderId === null ? undefined : await findOwnDesignOrder(db, row, row.designOrderId);
  const words = await listWords(db, row.requirementId);
  return { ...askedOf(row), designOrder: designOrder ?? null, isDesignOrderShown: row.isDesignOrderShown, words: words.map(wordOf) };
}
