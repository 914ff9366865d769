import { AppError, badRequest } from '@portal/contract/core';
import { CHECK_ENTRIES_MAX, type ListCheck, type ListPlace } from '@portal/contract/design-order';
import type { KeptDevice } from '@portal/contract/recommend';
import { scenarioPlans, type ScenarioId } from '@portal/engines/sizing';
import type { Changing } from '../../platform/http/context.ts';
import { changeListCheck, loadListCheck } from '../design-order/index.ts';

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
 * The devices a scenario put into the list's check, as they stand there now, when what was applied to the list goes into an
 * order: they `come` into the order's check unless it has some of the scenario, and they `leave` the list's. Throws as
 * `keepDevices` does.
 */
export async function carryDevices(ctx: Checking, order: ListPlace, scenario: ScenarioId, { come, leave }: { come: boolean; leave: boolean }): Promise<void> {
  const isOfScenario = ({ name }: Device): boolean => name === nameOf(scenario);
  const devices = (await loadListCheck(ctx, LIST)).kept.filter(isOfScenario);
  if (devices.length === 0) return;
  if (come) await changeListCheck(ctx, order, (check) => (check.kept.some(isOfScenario) ? check : withDevices(check, [...check.kept, ...devices])));
  if (leave)
    await changeListCheck(ctx, LIST, (check) =>
      withDevices(
        check,
        check.kept.filter((device) => !isOfScenario(device)),
      ),
    );
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
