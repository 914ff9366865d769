import type { RoleAttribute, GivenLine } from '@portal/engines/roles';

/** Names a wanted product: its role and attributes, whatever their order. Lines of one recommendation differ in it. */
export const roleKey = ({ role, attributes }: Pick<GivenLine, 'role' | 'attributes'>): string =>
  `${role} ${JSON.stringify(Object.entries(attributes).toSorted(([a], [b]) => (a < b ? -1 : 1)))}`;

/** `ledCabinet:48:{"pitchMm":2.5}`: a role line in an address. */
export const roleLineText = ({ role, quantity, attributes }: GivenLine): string => `${role}:${quantity}:${JSON.stringify(attributes)}`;

/** Reads `roleLineText`; null for anything else. The server checks what it means. */
export function parseRoleLine(text: string): GivenLine | null {
  const [, role, quantity, json] = /^([A-Za-z][A-Za-z0-9]{0,40}):([1-9]\d{0,5}):(\{.*\})$/su.exec(text) ?? [];
  if (role === undefined || json === undefined) return null;
  try {
    const attributes = JSON.parse(json) as Record<string, unknown>;
    return Object.values(attributes).every(isAttribute) ? { role, quantity: Number(quantity), attributes: attributes as GivenLine['attributes'] } : null;
  } catch {
    return null;
  }
}

const isAttribute = (value: unknown): value is RoleAttribute =>
  ['number', 'string', 'boolean'].includes(typeof value) || (Array.isArray(value) && value.every((piece) => typeof piece === 'string'));
