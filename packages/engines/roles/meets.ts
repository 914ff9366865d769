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

type Attributes = Readonly<Record<string, RoleAttribute>>;

/** Does a model (or a device there is already) with these attributes answer the want? */
export const meets = (want: Want, attributes: Attributes): boolean => meetsFor(want)(attributes);

/** The same of many models: what of the want holds for all of them is looked up once. */
export function meetsFor({ rule, value, isStrict }: Want): (attributes: Attributes) => boolean {
  const { to, code, reads = code, isUnsaidFine } = rule;
  const answers = answerFor(rule, value);
  return (attributes) => {
    const has = attributes[reads];
    return has === undefined ? !isStrict || isUnsaidFine === true : answers(has, to === undefined ? undefined : attributes[to]);
  };
}

/** How many of a model a line takes: what is sold in packs is asked for by the piece. 103 modules in packs of ten: 11. */
export const packsOf = (line: GivenLine, attributes: Attributes): number => packsFor(line)(attributes);

/** The same of many models: what of the role holds for all of them is looked up once. */
export function packsFor({ role, quantity }: GivenLine): (attributes: Attributes) => number {
  const rule = findRole(role)?.attributes.find(({ match }) => match === 'pack');
  if (rule === undefined) return () => quantity;
  return ({ [rule.code]: each }) => (typeof each === 'number' && each > 0 ? ceil(quantity / each) : quantity);
}

function answerFor(rule: AttributeRule, wanted: RoleAttribute): (has: RoleAttribute, upTo?: RoleAttribute) => boolean {
  const isWanted = sameAs(wanted);
  const figure = measured(rule, wanted);
  switch (rule.match) {
    case 'setting':
    case 'pack':
      return () => true;
    case 'equal':
      return isWanted;
    case 'span':
      return (has, upTo) => isWanted(has) || (isAtMostMeasured(measured(rule, has), figure) && isAtMostMeasured(figure, measured(rule, upTo)));
    case 'includes': {
      const entries = entriesOf(wanted);
      return (has) => entries.every((entry) => entriesOf(has).includes(entry));
    }
    case 'atLeast':
      return (has) => isWanted(has) || isAtMostMeasured(figure, measured(rule, has));
    case 'atMost':
      return (has) => isWanted(has) || isAtMostMeasured(measured(rule, has), figure);
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

function sameAs(wanted: RoleAttribute): (has: RoleAttribute) => boolean {
  if (typeof wanted === 'number') return (has) => (typeof has === 'number' ? Math.abs(wanted - has) <= EPS : isOnly(has, wanted));
  if (typeof wanted !== 'object') return (has) => has === wanted || isOnly(has, wanted);
  return (has) => {
    const entries = entriesOf(has);
    return wanted.length === entries.length && wanted.every((entry) => entries.includes(entry));
  };
}

/** A list of this one entry. */
const isOnly = (has: RoleAttribute, entry: string | number | boolean): boolean => typeof has === 'object' && has.length === 1 && has[0] === entry;
