/** Calls about comparing; the contract loads with the first of them, so that pages of goods stay small. A guest's list is the tab's. */
import type { SpuCard } from '@portal/contract/catalog';
import type { CompareKey, ComparedModel, CompareResult } from '@portal/contract/compare';
import { COMPARE_MAX } from '@portal/engines/goods';
import { toast } from '@portal/ui';
import { pageCall } from '../../lib/calls/call.ts';
import { tellFailure } from '../../lib/calls/failure.ts';
import { PHONE } from '../../lib/browser/use-is-phone.ts';
import { compareState, inTurn, openCompareBar, setComparedKeys, setComparedModels } from './model/compare-store.ts';
import { categoryBeside } from './model/category-beside.ts';
import { ADD_PAGE_SIZE } from './model/compare-address.ts';
import { keepKeys, keptKeys } from './model/kept-keys.ts';

const isSignedIn = (): boolean => document.documentElement.dataset['actingFor'] !== undefined;

/** A guest's; what the tab has is not here yet where nothing has shown it. */
const guestsKeys = (): readonly CompareKey[] => (compareState().keys.length > 0 ? compareState().keys : keptKeys());

/** The list as the server or the tab has it. What a guest chose before signing in joins it, once, as far as there is room; what is left out is said. */
export const readCompared = (isOfServer: boolean): Promise<void> => inTurn(() => readKept(isOfServer));

async function readKept(isOfServer: boolean): Promise<void> {
  const own = keptKeys();
  if (!isOfServer) return setComparedKeys(own);
  const { addAllCompared, compareFull, listCompared } = await import('@portal/contract/compare');
  if (own.length === 0) return setComparedModels(await pageCall(listCompared, { query: {} }));
  const { list, leftOut } = await pageCall(addAllCompared, { body: { skuList: own } });
  keepKeys([]);
  setComparedModels(list);
  if (leftOut.length > 0) toast.warning(`登录前选的 ${leftOut.length} 个产品未加入：${compareFull.msg}`);
}

/** What stands in the bar, where it is not known yet. Throws `CallError`. */
export async function readComparedModels(): Promise<void> {
  if (compareState().models !== null) return;
  if (isSignedIn()) return readCompared(true);
  await inTurn(() => showGuests(compareState().keys));
}

async function showGuests(keys: readonly CompareKey[]): Promise<void> {
  const { compareSkuList } = keys.length === 0 ? { compareSkuList: [] } : await compareModels(keys.map(({ skuNo }) => skuNo));
  setComparedModels(compareSkuList);
  keepKeys(compareSkuList);
}

/** Models beside each other, six at most. Throws `CallError`. */
export async function compareModels(skuNos: readonly string[], options: { signal?: AbortSignal } = {}): Promise<CompareResult> {
  const { compareDirectly } = await import('@portal/contract/compare');
  return pageCall(compareDirectly, { query: { skuNo: skuNos.join(','), limit: COMPARE_MAX }, ...options });
}

/** Puts models into the list, as many as fit, and opens the bar; failure and success are told, but `quietly` only failure. */
export async function addToCompare(keys: readonly CompareKey[], { quietly = false }: { quietly?: boolean } = {}): Promise<void> {
  const { compareCopy, compareFull } = await import('@portal/contract/compare');
  try {
    if (keys.length === 0) return;
    const left = await inTurn(() => put(keys));
    if (left > 0) return void toast.error(compareFull.msg);
    if (!quietly) toast.success(compareCopy.added);
    // on a phone it is a sheet over the goods one is choosing from
    if (!matchMedia(PHONE).matches) openCompareBar();
  } catch (failure) {
    tellFailure(failure);
  }
}

/** How many found no room. */
async function put(keys: readonly CompareKey[]): Promise<number> {
  const { addAllCompared, addCompared } = await import('@portal/contract/compare');
  const [key] = keys;
  if (!isSignedIn()) {
    const present = guestsKeys();
    const fresh = keys.filter(({ skuNo }) => !present.some((one) => one.skuNo === skuNo));
    const fitting = fresh.slice(0, COMPARE_MAX - present.length);
    if (fitting.length > 0) await showGuests([...present, ...fitting]);
    return fresh.length - fitting.length;
  }
  if (key !== undefined && keys.length === 1) {
    setComparedModels(await pageCall(addCompared, { body: key }));
    return 0;
  }
  const { list, leftOut } = await pageCall(addAllCompared, { body: { skuList: [...keys] } });
  setComparedModels(list);
  return leftOut.length;
}

/** Takes a model out of the list; it can be taken back. */
export async function removeFromCompare(key: CompareKey): Promise<void> {
  const { compareCopy, deleteCompared } = await import('@portal/contract/compare');
  await changing(compareCopy.removed, [key], async () => {
    const { skuNo, spuNo } = key;
    if (isSignedIn()) return setComparedModels(await pageCall(deleteCompared, { body: { skuNo, spuNo } }));
    await showGuests(guestsKeys().filter((one) => one.skuNo !== skuNo));
  });
}

/** Empties the list; it can be taken back. */
export async function clearCompare(): Promise<void> {
  const { clearCompared, compareCopy } = await import('@portal/contract/compare');
  await changing(compareCopy.cleared, compareState().keys, async () => {
    if (isSignedIn()) return setComparedModels(await pageCall(clearCompared, { body: {} }));
    await showGuests([]);
  });
}

async function changing(said: string, keys: readonly CompareKey[], work: () => Promise<void>): Promise<void> {
  const taken = keys.map(({ spuNo, skuNo }) => ({ spuNo, skuNo }));
  try {
    await inTurn(work);
    toast.success(said, { action: { label: '撤销', onAct: () => void addToCompare(taken, { quietly: true }) } });
  } catch (failure) {
    tellFailure(failure);
  }
}

/** Products that may be added, ten a page: those that go with `beside`, where there is one. Throws `CallError`. */
export async function findCandidates(
  { keyword, page, beside }: { keyword: string; page: number; beside: ComparedModel | undefined },
  signal: AbortSignal,
): Promise<{ data: readonly SpuCard[]; count: number }> {
  const { listSpu } = await import('@portal/contract/catalog');
  return pageCall(listSpu, { query: { keyword, page, size: ADD_PAGE_SIZE, portalCatagoryId: categoryBeside(beside) }, signal });
}
