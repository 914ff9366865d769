import type { FieldError } from '../inputs/index.ts';
import { findRoleId, type GivenLine, type RoleId, type RoleLine } from '../roles/index.ts';
import { LINES_MAX, QUANTITY_MAX } from './fields.ts';

/** A line of the list and where it stands there. */
export interface ListedLine extends Omit<GivenLine, 'role'> {
  place: number;
  /** null: none there is, so no rule looks at it. */
  role: RoleId | null;
}

export type ReadLines = { lines: ListedLine[]; errors: FieldError[] };

/**
 * The lines of `inputs.lines`, checked: a role in words and a whole quantity from 1. Roles the rules do not know are kept,
 * and attributes that are no record count as none. Errors: `lines` REQUIRED (absent or empty) and OUT_OF_RANGE (too many),
 * `lines[0].role` REQUIRED and NOT_IN_LIST, `lines[0].quantity` as any whole number.
 */
export function readLines(inputs: unknown): ReadLines {
  const given = asRecord(inputs)['lines'];
  if (!Array.isArray(given) || given.length === 0) return { lines: [], errors: [{ field: 'lines', code: 'REQUIRED' }] };
  if (given.length > LINES_MAX) return { lines: [], errors: [{ field: 'lines', code: 'OUT_OF_RANGE' }] };
  const errors: FieldError[] = [];
  const lines = given.map((line: unknown, place) => {
    const { role, quantity, attributes } = asRecord(line);
    const wrongRole = roleError(role);
    if (wrongRole) errors.push({ field: `lines[${place}].role`, code: wrongRole });
    const wrongQuantity = quantityError(quantity);
    if (wrongQuantity) errors.push({ field: `lines[${place}].quantity`, code: wrongQuantity });
    return {
      place,
      role: findRoleId(role),
      quantity: typeof quantity === 'number' ? quantity : 0,
      attributes: asRecord(attributes) as GivenLine['attributes'],
    };
  });
  return errors.length > 0 ? { lines: [], errors } : { lines, errors };
}

/** So many products of a role with these attributes, by this clause. */
export interface MandatoryItem extends RoleLine {
  /** `GB 50116-2013 4.10.3`. */
  clause: string;
  /** Roles of the system it belongs to: with none of them in the list nothing asks for it. Empty: it is asked for anyhow. */
  beside: readonly string[];
}

/** The items of `inputs.mandatory`; none where it is absent. One of a role that is none any more is passed over. Errors: `mandatory` NOT_IN_LIST, `mandatory[0].quantity` as of a line. */
export function readMandatory(inputs: unknown): { items: MandatoryItem[]; errors: FieldError[] } {
  const given = asRecord(inputs)['mandatory'] ?? [];
  if (!Array.isArray(given)) return { items: [], errors: [{ field: 'mandatory', code: 'NOT_IN_LIST' }] };
  const errors: FieldError[] = [];
  const items = given.flatMap((item: unknown, place): MandatoryItem[] => {
    const { role, quantity, attributes, clause, beside } = asRecord(item);
    const wrong = quantityError(quantity);
    if (wrong !== null) errors.push({ field: `mandatory[${place}].quantity`, code: wrong });
    const found: RoleId | null = findRoleId(role);
    if (found === null || typeof quantity !== 'number') return [];
    return [
      {
        role: found,
        quantity,
        attributes: asRecord(attributes) as GivenLine['attributes'],
        clause: typeof clause === 'string' ? clause : '',
        beside: Array.isArray(beside) ? beside.filter((one): one is string => typeof one === 'string') : [],
      },
    ];
  });
  return { items, errors };
}

function roleError(role: unknown): FieldError['code'] | null {
  if (role === undefined || role === null || role === '') return 'REQUIRED';
  return typeof role === 'string' ? null : 'NOT_IN_LIST';
}

function quantityError(quantity: unknown): FieldError['code'] | null {
  if (quantity === undefined || quantity === null) return 'REQUIRED';
  if (typeof quantity !== 'number' || !Number.isFinite(quantity)) return 'NOT_A_NUMBER';
  if (!Number.isInteger(quantity)) return 'NOT_INTEGER';
  return quantity >= 1 && quantity <= QUANTITY_MAX ? null : 'OUT_OF_RANGE';
}

const asRecord = (given: unknown): Readonly<Record<string, unknown>> =>
  typeof given === 'object' && given !== null && !Array.isArray(given) ? (given as Record<string, unknown>) : {};
