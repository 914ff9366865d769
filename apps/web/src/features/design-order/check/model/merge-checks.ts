/** Two pages set one check: what each changed since they had the same, put together, and where they cannot be. Pure. */
import type { ListCheck } from '@portal/contract/design-order';
import { cameraFields, checkFields, type CameraLocation } from '@portal/engines/compatibility';
import type { ReadDifference } from '../../lines/model/difference.ts';
import type { NumberSetting } from './check-settings.ts';

export interface MergedChecks {
  /** Theirs with what was changed here; where both changed the same, as it is here. */
  check: ListCheck;
  /** What both changed, each otherwise. */
  conflicts: ReadDifference[];
}

/** `seen`: as both had it. What is mandatory and what was warned of is the server's. */
export function mergeChecks(seen: ListCheck, mine: ListCheck, theirs: ListCheck): MergedChecks {
  const conflicts: ReadDifference[] = [];
  const merged = <Value>(key: string, what: string, [was, here, there]: readonly [Value, Value, Value], words: (value: Value) => string): Value => {
    if (isAlike(here, was) || isAlike(here, there)) return there;
    if (!isAlike(there, was)) conflicts.push({ key, what, mine: words(here), theirs: words(there) });
    return here;
  };
  const of = <Field extends keyof ListCheck>(field: Field): [ListCheck[Field], ListCheck[Field], ListCheck[Field]] => [seen[field], mine[field], theirs[field]];
  const figure = (field: NumberSetting): number => merged(field, checkFields[field].label, of(field), (value) => `${value} ${checkFields[field].unit}`);
  const byKey = <Entry>(
    [was, here, there]: readonly [Entry[], Entry[], Entry[]],
    keyOf: (entry: Entry) => string,
    nameOf: (key: string) => string,
    words: (entry: Entry) => string,
  ): Entry[] => {
    const find = (entries: readonly Entry[], key: string): Entry | undefined => entries.find((entry) => keyOf(entry) === key);
    return [...new Set([...there, ...here].map(keyOf))].flatMap((key) => {
      const entry = merged(key, nameOf(key), [find(was, key), find(here, key), find(there, key)], (one) => (one === undefined ? '没有这一项' : words(one)));
      return entry === undefined ? [] : [entry];
    });
  };
  const check: ListCheck = {
    ...theirs,
    retentionDays: figure('retentionDays'),
    hoursPerDay: figure('hoursPerDay'),
    avgCableM: figure('avgCableM'),
    standbyHours: figure('standbyHours'),
    gateRunM: figure('gateRunM'),
    upsBlockAh: figure('upsBlockAh'),
    silent: merged('silent', checkFields.silent.label, of('silent'), (value) => (value ? '是' : '否')),
    scene: merged('scene', checkFields.scene.label, of('scene'), sceneName),
    headless: merged('headless', checkFields.headless.label, of('headless'), (value) => (value ? '是' : '否')),
    bitrates: byKey(
      of('bitrates'),
      ({ skuNo }) => skuNo,
      (skuNo) => `${skuNo} 主码流`,
      ({ kbps }) => `${kbps} kbps`,
    ),
    runs: byKey(
      of('runs'),
      ({ skuNo }) => skuNo,
      (skuNo) => `${skuNo} 走线`,
      ({ averageM, longestM }) => `平均 ${averageM} m、最远 ${longestM} m`,
    ),
    places: byKey(
      of('places'),
      ({ skuNo }) => `${skuNo} 安装位置`,
      (key) => key,
      ({ location }) => locationName(location),
    ),
    ignored: byKey(
      of('ignored'),
      ({ code, subject }) => `${code} ${subject}`,
      () => '已忽略的问题',
      ({ reason }) => reason,
    ),
    kept: merged('kept', '利旧设备', of('kept'), keptWords),
  };
  return { check, conflicts };
}

const isAlike = (one: unknown, other: unknown): boolean => textOf(one) === textOf(other);
/** Alike whichever way the names of an object come. */
const textOf = (value: unknown): string | undefined =>
  JSON.stringify(value, (_key, part: unknown) =>
    part !== null && typeof part === 'object' && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  );

export const locationName = (location: CameraLocation): string => cameraFields.location.options.find(({ value }) => value === location)?.label ?? location;
const sceneName = (scene: ListCheck['scene']): string => checkFields.scene.options.find(({ value }) => value === scene)?.label ?? scene;
const keptWords = (kept: ListCheck['kept']): string => (kept.length === 0 ? '没有' : kept.map(({ name, quantity }) => `${name} × ${quantity}`).join('、'));
