/** A family and its models, read for the product page: which stand beside one another, in what they differ, what they say. */
import type { Sku, SpuAttribute } from '@portal/contract/catalog';
import { SkuStatus } from '@portal/engines/goods';
import { tellingFacts } from '../../../lib/words/telling-facts.ts';
import { attributeText } from './attribute-text.ts';

/** Facts a chip names at most; the table of models says the rest. */
const CHIP_FACTS = 3;

/** For machines that plan, not for people who read. */
export const UNSHOWN = new Set(['role']);

export const isDeactivated = (sku: Pick<Sku, 'skuStatus'>): boolean => sku.skuStatus === SkuStatus.Deactivated;

/** The model the address names; without one, or with one of another family, the first that is sold and in stock, else the first that is sold, else the first (GOODS-32). Undefined for a family of none. */
export function chosenModel(skus: readonly Sku[], skuNo: string | null): Sku | undefined {
  return (
    skus.find((sku) => sku.skuNo === skuNo) ??
    skus.find((sku) => !isDeactivated(sku) && sku.stockTotal > 0) ??
    skus.find((sku) => !isDeactivated(sku)) ??
    skus[0]
  );
}

/** Attributes whose value is not the same in all models, in reading order. One model differs from nobody. */
export function differingAttributes(skus: readonly Sku[], rows: readonly SpuAttribute[]): SpuAttribute[] {
  return rows.filter(({ code }) => !UNSHOWN.has(code) && new Set(skus.map(({ attributes }) => JSON.stringify(attributes[code] ?? null))).size > 1);
}

export interface ModelChoice {
  sku: Sku;
  /** What this model has and others have not; its model number where nothing tells them apart. */
  label: string;
}

/**
 * What the chips name of each model, in reading order: the first facts that differ, a fact that only repeats another left out.
 * Where models would read the same, the last gives way to the fact that tells most of them apart. Empty where nothing differs.
 */
export function chipFacts(skus: readonly Sku[], rows: readonly SpuAttribute[]): SpuAttribute[] {
  const wordsOf = ({ code, unit }: SpuAttribute) => skus.map(({ attributes }) => attributeText(attributes[code], unit)).join('\n');
  const differing = differingAttributes(skus, rows).filter((row, index, all) => all.findIndex((one) => wordsOf(one) === wordsOf(row)) === index);
  const told = (facts: readonly SpuAttribute[]) => new Set(skus.map(({ attributes }) => JSON.stringify(facts.map(({ code }) => attributes[code])))).size;
  const first = differing.slice(0, CHIP_FACTS);
  return differing
    .slice(CHIP_FACTS)
    .map((row) => [...first.slice(0, -1), row])
    .reduce((best, facts) => (told(facts) > told(best) ? facts : best), first);
}

/** Models as chips that show what differs. Two models that would read the same show their model numbers instead. */
export function modelChoices(skus: readonly Sku[], rows: readonly SpuAttribute[]): ModelChoice[] {
  const differing = chipFacts(skus, rows);
  const labels = skus.map(({ attributes }) => differing.map(({ code, unit }) => attributeText(attributes[code], unit)).join(' · '));
  return skus.map((sku, index) => {
    const label = labels[index] ?? '';
    const isTelling = label !== '' && labels.filter((other) => other === label).length === 1;
    return { sku, label: isTelling ? label : sku.skuModel };
  });
}

/** What a card tells of a model: three facts at most. */
export const cardFacts = (skuDesc: string): string[] => tellingFacts(skuDesc).slice(0, 3);
