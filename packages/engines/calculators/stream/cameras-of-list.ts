import { sumOf, type Raw } from '../../inputs/index.ts';
import { isOfRole, type GivenLine, type RoleAttribute, type RoleId } from '../../roles/index.ts';
import { streamFields } from './fields.ts';

export interface CameraGroup {
  count: number;
  /** The named attributes, as the list gives them. */
  attributes: Readonly<Record<string, RoleAttribute>>;
}

/** The network cameras of a list, those with the same stream (and the same `further` attributes) as one group, in list order. */
export function camerasOfList(lines: readonly GivenLine[], ...further: string[]): CameraGroup[] {
  const names = [...Object.keys(streamFields), ...further];
  const cameras = lines
    .filter((line) => isOfRole(line, 'ipCamera') && line.quantity > 0)
    .map(({ quantity, attributes }) => ({ quantity, attributes: Object.fromEntries(attributesNamed(attributes, names)) }));
  const groups = Map.groupBy(cameras, ({ attributes }) => JSON.stringify(attributes));
  return [...groups.values()].map((same) => ({ count: sumOf(same, ({ quantity }) => quantity), attributes: same[0]?.attributes ?? {} }));
}

/** The first line of a role, its named attributes as inputs; absent ones are left out. `{}` where the list has no such line. */
export function deviceOfList(lines: readonly GivenLine[], role: RoleId, ...names: string[]): Raw {
  const found = lines.find((line) => isOfRole(line, role) && line.quantity > 0);
  return found ? Object.fromEntries(attributesNamed(found.attributes, names)) : {};
}

const attributesNamed = (attributes: GivenLine['attributes'], names: readonly string[]): [string, RoleAttribute][] =>
  names.flatMap((name): [string, RoleAttribute][] => (attributes[name] === undefined ? [] : [[name, attributes[name]]]));
