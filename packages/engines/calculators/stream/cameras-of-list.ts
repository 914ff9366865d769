import { sumOf, type Raw } from '../../inputs/index.ts';
import type { RoleAttribute, RoleLine } from '../../roles/index.ts';
import { streamFields } from './fields.ts';

export interface CameraGroup {
  count: number;
  /** The named attributes, as the list gives them. */
  attributes: Readonly<Record<string, RoleAttribute>>;
}

/** The network cameras of a list, those with the same stream (and the same `further` attributes) as one group, in list order. */
export function camerasOfList(lines: readonly RoleLine[], ...further: string[]): CameraGroup[] {
  const names = [...Object.keys(streamFields), ...further];
  const cameras = lines
    .filter(({ role, quantity }) => role === 'ipCamera' && quantity > 0)
    .map(({ quantity, attributes }) => ({ quantity, attributes: Object.fromEntries(attributesNamed(attributes, names)) }));
  const groups = Map.groupBy(cameras, ({ attributes }) => JSON.stringify(attributes));
  return [...groups.values()].map((same) => ({ count: sumOf(same, ({ quantity }) => quantity), attributes: same[0]?.attributes ?? {} }));
}

/** The first line of a role, its named attributes as inputs; absent ones are left out. `{}` where the list has no such line. */
export function deviceOfList(lines: readonly RoleLine[], role: string, ...names: string[]): Raw {
  const found = lines.find((line) => line.role === role && line.quantity > 0);
  return found ? Object.fromEntries(attributesNamed(found.attributes, names)) : {};
}

const attributesNamed = (attributes: RoleLine['attributes'], names: readonly string[]): [string, RoleAttribute][] =>
  names.flatMap((name): [string, RoleAttribute][] => (attributes[name] === undefined ? [] : [[name, attributes[name]]]));
