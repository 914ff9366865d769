import { AppError, badRequest } from '@portal/contract/core';
import { CHECK_ENTRIES_MAX, MANDATORY_MAX, NOTES_MAX, type ListCheck, type ListPlace } from '@portal/contract/design-order';
import type { ChosenRecommendation, KeptDevice } from '@portal/contract/recommend';
import { recommendedCheckOf, runsOfModels } from '@portal/engines/compatibility';
import { scenarioPlans, type ScenarioId } from '@portal/engines/sizing';
import { ownerOf, type Changing } from '../../platform/http/context.ts';
import { listSkuFacts } from '../catalog/index.ts';
import { changeListCheck, loadListCheck, targetOf } from '../design-order/index.ts';
import { listAppliedTo } from './store.ts';

const LIST: ListPlace = { kind: 'selection' };

type Checking = Omit<Changing, 'newId'>;
type Device = ListCheck['kept'][number];

/**
 * Devices the customer has already go into the check of the list or order, named after the scenario; those the scenario put
 * there before make room for them, all others stay. Throws `badRequest` when the check would hold too many.
 */
export async function keepDevices(ctx: Checking, place: ListPlace, scenario: ScenarioId, kept: readonly KeptDevice[]): Promise<void> {
  const name = nameOf(scenario);
  await changeListCheck(ctx, place, (check) =>
    withDevices(check, [...check.kept.filter((device) => device.name !== name), ...kept.map((device) => ({ ...device, name }))]),
  );
}

/**
 * What a scenario put into the list's check, as it stands there now, when what was applied to the list goes into an order: devices the customer
 * has, what is mandatory, what was warned of, how the pictures are, how long doors last and how far gates are `come` into the order's check unless it has some of the scenario; all but
 * the last `leave` the list's. Throws as `keepDevices` does.
 */
export async function carryDevices(ctx: Checking, order: ListPlace, scenario: ScenarioId, { come, leave, had }: Carried): Promise<void> {
  const isOfScenario = ({ name }: Device): boolean => name === nameOf(scenario);
  const isIts = (known: { scenario: string }): boolean => known.scenario === scenario;
  const { kept, mandatory, notes, scene, retentionDays, standbyHours, gateRunM, upsBlockAh, silent, runs } = await loadListCheck(ctx, LIST);
  const devices = kept.filter(isOfScenario);
  const items = mandatory.filter(isIts);
  const warned = notes.filter(isIts);
  const isVideo = scenario === 'scenarioVideoSurveillance';
  const isDoors = scenario === 'scenarioAccessControl';
  const isGates = scenario === 'scenarioAccessGuard';
  const isKnown = devices.length + items.length + warned.length > 0;
  if (!isKnown && !isVideo) return;
  const isHeard = isVideo && come && (await hasMicrophone(ctx, had));
  if (come)
    await changeListCheck(ctx, order, (check) => ({
      ...(check.kept.some(isOfScenario) ? check : withDevices(check, [...check.kept, ...devices])),
      ...(check.mandatory.some(isIts) ? {} : { mandatory: [...check.mandatory, ...items] }),
      ...(check.notes.some(isIts) ? {} : { notes: [...check.notes, ...warned] }),
      ...(isVideo
        ? {
            scene: harderOf(check.scene, scene),
            retentionDays: Math.max(check.retentionDays, retentionDays),
            silent: check.silent || (silent && !isHeard),
            runs: withRuns(runs, check.runs),
          }
        : {}),
      upsBlockAh: Math.max(check.upsBlockAh, upsBlockAh),
      ...(isDoors ? { standbyHours: Math.max(check.standbyHours, standbyHours) } : {}),
      ...(isGates ? { gateRunM: Math.max(check.gateRunM, gateRunM) } : {}),
    }));
  if (leave && isKnown)
    await changeListCheck(ctx, LIST, (check) => ({
      ...check,
      kept: check.kept.filter((device) => !isOfScenario(device)),
      mandatory: check.mandatory.filter((item) => !isIts(item)),
      notes: check.notes.filter((note) => !isIts(note)),
      ...(isDoors ? { standbyHours: 0 } : {}),
      ...(isGates ? { gateRunM: 0 } : {}),
    }));
}

interface Carried {
  come: boolean;
  leave: boolean;
  /** What stood in the order before. */
  had: Iterable<string>;
}

/** Is there a camera among these models whose sound a list may record. */
async function hasMicrophone(ctx: Checking, skuNos: Iterable<string>): Promise<boolean> {
  const facts = await listSkuFacts(ctx, [...skuNos]);
  return [...facts.values()].some(({ role, roleAttributes }) => role === 'ipCamera' && roleAttributes['audio'] === true);
}

/**
 * What a recommendation knows goes into the check of the list or order it is applied to: how busy the pictures are and how long they are
 * kept, as far as nothing harder was set there, that no sound is recorded where there was none (`had`: the models before), and, anew for its scenario, what a code makes mandatory and what was warned of (CHECK-12.2,
 * CHECK-13, SIZE-18).
 */
export async function carryKnowledge(ctx: Checking, place: ListPlace, { scenario, tier, inputs, lines, had }: Known): Promise<void> {
  const { settings, mandatory, notes, ways } = recommendedCheckOf(scenario, tier, inputs);
  const runs = ways.length === 0 ? [] : runsOfModels(ways, await camerasOf(ctx, lines));
  const upsBlockAh = await upsBlockAhOf(ctx, place);
  const isHeard = settings.silent === true && (await hasMicrophone(ctx, had));
  const isOthers = (known: { scenario: string }): boolean => known.scenario !== scenario;
  const items = mandatory.map((item) => ({ ...item, beside: [...item.beside], scenario }));
  const warned = notes.map(({ endedBy, ...note }) => ({
    ...note,
    beside: [...note.beside],
    ...(endedBy.length > 0 && { endedBy: [...endedBy] }),
    scenario,
    scene: scenarioPlans[scenario].title,
  }));
  await changeListCheck(ctx, place, (check) => ({
    ...check,
    headless: settings.headless ?? check.headless,
    standbyHours: settings.standbyHours ?? check.standbyHours,
    gateRunM: settings.gateRunM ?? check.gateRunM,
    silent: isHeard ? check.silent : (settings.silent ?? check.silent),
    upsBlockAh: settings.upsBlockAh === undefined ? check.upsBlockAh : upsBlockAh,
    runs: withRuns(runs, check.runs),
    scene: harderOf(check.scene, settings.scene),
    retentionDays: Math.max(check.retentionDays, settings.retentionDays ?? check.retentionDays),
    mandatory: [...check.mandatory.filter(isOthers), ...items].slice(0, MANDATORY_MAX),
    notes: [...check.notes.filter(isOthers), ...warned].slice(0, NOTES_MAX),
    // what was said to be dealt with was so for what stood there before
    ignored: check.ignored.filter(({ subject }) => subject !== scenario),
  }));
}

type Known = Pick<ChosenRecommendation, 'scenario' | 'tier' | 'inputs' | 'lines'> & { had: Iterable<string> };

/** The cameras among the models that were chosen, each model once. */
async function camerasOf(ctx: Checking, lines: Known['lines']): Promise<Parameters<typeof runsOfModels>[1]> {
  const facts = await listSkuFacts(
    ctx,
    lines.map(({ skuNo }) => skuNo),
  );
  return [...Map.groupBy(lines, ({ skuNo }) => skuNo)].flatMap(([skuNo, same]) => {
    const model = facts.get(skuNo);
    if (model?.role !== 'ipCamera') return [];
    return [{ skuNo, quantity: same.reduce((sum, { quantity }) => sum + quantity, 0), attributes: model.roleAttributes }];
  });
}

/** What all recommendations that stand at the place reckoned of batteries, each for its own hosts. */
async function upsBlockAhOf(ctx: Checking, place: ListPlace): Promise<number> {
  const applied = await listAppliedTo(ctx.db, ownerOf(ctx.caller), [targetOf(place)]);
  return applied.reduce((sum, { scenario, tier, inputs }) => sum + (recommendedCheckOf(scenario, tier, inputs).settings.upsBlockAh ?? 0), 0);
}

/** Those that come take the place of those of the same model. */
const withRuns = (come: ListCheck['runs'], stand: ListCheck['runs']): ListCheck['runs'] =>
  [...come, ...stand.filter(({ skuNo }) => come.every((run) => run.skuNo !== skuNo))].slice(0, CHECK_ENTRIES_MAX);

const SCENES: readonly ListCheck['scene'][] = ['low', 'medium', 'high'];

/** What nobody set gives way to what is known. */
function harderOf(set: ListCheck['scene'], known: ListCheck['scene'] = set): ListCheck['scene'] {
  return SCENES[Math.max(SCENES.indexOf(set), SCENES.indexOf(known))] ?? set;
}

const nameOf = (scenario: ScenarioId): string => `利旧 · ${scenarioPlans[scenario].title}`;

function withDevices(check: ListCheck, kept: Device[]): ListCheck {
  if (kept.length > CHECK_ENTRIES_MAX) {
    throw new AppError(badRequest, {
      msg: `清单检查中的利旧设备最多 ${CHECK_ENTRIES_MAX} 条，请先删除一些`,
      fields: { 'recommendation.kept': '利旧设备过多' },
    });
  }
  return { ...check, kept };
}
