/** A row as it travels. */
import { findBudgetName, type Requirement, type RequirementWord } from '@portal/contract/requirement';
import { findSceneName } from '@portal/contract/design-order';
import type { RequirementRow, WordRow } from './store.ts';

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

export const requirementOf = (row: RequirementRow, words: readonly WordRow[]): Requirement => ({ ...askedOf(row), words: words.map(wordOf) });
