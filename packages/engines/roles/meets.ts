import { ceil, EPS, isAtMost } from '../inputs/index.ts';
import { findRole } from './role-id.ts';
import type { GivenLine, RoleAttribute } from './role-line.ts';
import { size, type AttributeRule } from './role.ts';
import { wantedCodes } from './wanted-text.ts';

/** A line as models are chosen for it; `fits` as in `SizedLine`. */
export interface LineToMatch extends GivenLine {
  fits?: Readonly<Record<string, RoleAttribute>>;
  /** What a capacity comes from, before it was rounded up to a size and before any spare of its own: the high tier's reserve is of it. */
  need?: Readonly<Record<string, number>>;
}

/** One thing a line asks of a model. */
export interface Want {
  rule: AttributeRule;
  value: RoleAttribute;
  /** False: a model that does not state it may still do. */
  isStrict: boolean;
}

/** What a line asks, in the order of its role's table: the handbook's attributes, then what else must suit. Settings and packs are not asked. */
export function wantsOf({ role, attributes, fits = {} }: LineToMatch): Want[] {
  const rules = new Map(findRole(role)?.attributes.map((rule) => [rule.code, rule]));
  const asked = (of: Readonly<Record<string, RoleAttribute>>, isStrict: boolean): Want[] =>
    wantedCodes(role, of).flatMap((code) => {
      const rule = rules.get(code) ?? size(code);
      const value = of[code];
      return value === undefined || rule.match === 'setting' || rule.match === 'pack' ? [] : [{ rule, value, isStrict }];
    });
  return [...asked(attributes, true), ...asked(fits, false)];
}

/** Does a model (or a device there is already) with these attributes answer the want? */
export function meets({ rule, value, isStrict }: Want, attributes: Readonly<Record<string, RoleAttribute>>): boolean {
  const has = attributes[rule.reads ?? rule.code];
  return has === undefined ? !isStrict || rule.isUnsaidFine === true : answers(rule, value, has, rule.to === undefined ? undefined : attributes[rule.to]);
}

/** How many of a model a line takes: what is sold in packs is asked for by the piece. 103 modules in packs of ten: 11. */
export const packsOf = (line: GivenLine, attributes: Readonly<Record<string, RoleAttribute>>): number => packsFor(line)(attributes);

/** The same of many models: what of the role holds for all of them is looked up once. */
export function packsFor({ role, quantity }: GivenLine): (attributes: Readonly<Record<string, RoleAttribute>>) => number {
  const rule = findRole(role)?.attributes.find(({ match }) => match === 'pack');
  if (rule === undefined) return () => quantity;
  return ({ [rule.code]: each }) => (typeof each === 'number' && each > 0 ? ceil(quantity / each) : quantity);
}

function answers(rule: AttributeRule, wanted: RoleAttribute, has: RoleAttribute, upTo?: RoleAttribute): boolean {
  switch (rule.match) {
    case 'setting':
    case 'pack':
      return true;
    case 'equal':
      return isSame(wanted, has);
    case 'span':
      return (
        isSame(wanted, has) || (isAtMostMeasured(measured(rule, has), measured(rule, wanted)) && isAtMostMeasured(measured(rule, wanted), measured(rule, upTo)))
      );
    case 'includes':
      return entriesOf(wanted).every((entry) => entriesOf(has).includes(entry));
    case 'atLeast':
      return isSame(wanted, has) || isAtMostMeasured(measured(rule, wanted), measured(rule, has));
    case 'atMost':
      return isSame(wanted, has) || isAtMostMeasured(measured(rule, has), measured(rule, wanted));
  }
}

/** A number, or the rank of a class; null for what is neither. */
export function measured({ ranks }: AttributeRule, value: RoleAttribute | undefined): number | null {
  if (ranks === undefined) return typeof value === 'number' ? value : null;
  const rank = typeof value === 'string' ? ranks.indexOf(value) : -1;
  return rank < 0 ? null : rank;
}

const isAtMostMeasured = (low: number | null, high: number | null): boolean => low !== null && high !== null && isAtMost(low, high);
const entriesOf = (value: RoleAttribute): readonly (string | number | boolean)[] => (typeof value === 'object' ? value : [value]);

function isSame(wanted: RoleAttribute, has: RoleAttribute): boolean {
  if (typeof wanted === 'number' && typeof has === 'number') return Math.abs(wanted - has) <= EPS;
  const [a, b] = [entriesOf(wanted), entriesOf(has)];
  return a.length === b.length && a.every((entry) => b.includes(entry));
}
