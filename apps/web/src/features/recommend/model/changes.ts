import type { RecommendationChange } from '@portal/contract/recommend';
import type { z } from 'zod';

export type Change = z.infer<typeof RecommendationChange>;

export const CHANGE_NAMES: Readonly<Record<Change['kind'], string>> = { added: '新增', raised: '增加', lowered: '减少', removed: '移除', same: '不变' };

const ORDER: readonly Change['kind'][] = ['added', 'raised', 'lowered', 'removed', 'same'];

/** The changes in the order of reading: what comes, grows, shrinks, goes, and last what stays. */
export const sortedChanges = (changes: readonly Change[]): Change[] => changes.toSorted((a, b) => ORDER.indexOf(a.kind) - ORDER.indexOf(b.kind));

/** `新增 2 项，减少 1 项，不变 3 项`; kinds that do not occur are left out. */
export const changesText = (changes: readonly Change[]): string =>
  ORDER.map((kind) => [CHANGE_NAMES[kind], changes.filter((change) => change.kind === kind).length] as const)
    .filter(([, count]) => count > 0)
    .map(([name, count]) => `${name} ${count} 项`)
    .join('，');
