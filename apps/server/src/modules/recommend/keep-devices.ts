import { AppError } from '@portal/contract/core';
import { CHECK_ENTRIES_MAX } from '@portal/contract/design-order';
import type { KeptDevice } from '@portal/contract/recommend';
import { scenarioPlans, type ScenarioId } from '@portal/engines/sizing';
import { changeListCheck, type Changing, type ListTarget } from '../design-order/index.ts';

/**
 * Devices the customer has already go into the check of the list or order, named after the scenario; those the scenario put
 * there before make room for them, all others stay. Throws `badRequest` when the check would hold too many.
 */
export async function keepDevices(ctx: Omit<Changing, 'newId'>, place: ListTarget, scenario: ScenarioId, kept: readonly KeptDevice[]): Promise<void> {
  const name = `利旧 · ${scenarioPlans[scenario].title}`;
  await changeListCheck(ctx, place.kind === 'order' ? place.id : null, (check) => {
    const devices = [...check.kept.filter((device) => device.name !== name), ...kept.map((device) => ({ ...device, name }))];
    if (devices.length > CHECK_ENTRIES_MAX) {
      throw new AppError('badRequest', { msg: `清单检查中的利旧设备最多 ${CHECK_ENTRIES_MAX} 条，请先删除一些`, fields: { 'settled.kept': '利旧设备过多' } });
    }
    return { ...check, kept: devices };
  });
}
