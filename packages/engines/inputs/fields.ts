/**
 * The inputs of a calculator or a scenario as data: what the engine checks, what the form shows, and what the address bar
 * keeps are all read from one description. Names are the handbook's API names.
 */
export type Raw = Readonly<Record<string, unknown>>;
/** Asked of the row a field stands in and of all inputs, both as given: not yet checked, defaults not yet put in. */
export type RowQuestion<Answer> = (row: Raw, inputs: Raw) => Answer;
export type Range = readonly [min: number, max: number];

interface Described {
  /** As the user reads it, without the unit: `安装高度`. It stands in the error messages. */
  label: string;
  /** One line that explains the input. */
  hint?: string;
  /** What is said where it does not go with the other inputs; else that it is to be looked at. */
  conflict?: string;
  /** Seldom changed: a row of inputs folds it away. */
  rare?: true;
  /** True: neither read nor checked, and not shown. */
  ignored?: RowQuestion<boolean>;
  /** True: has no effect on the result, so it is not shown and not required; what is given is checked all the same. */
  idle?: RowQuestion<boolean>;
}

interface Numeric {
  min: number;
  max: number;
  /** The least value itself is out of range (`>0`). */
  above?: true;
  /** The greatest value itself is out of range (`< distance`). */
  below?: true;
  unit?: string;
}

export interface NumberField extends Described, Numeric {
  kind: 'number';
  /** Whole numbers only. */
  whole?: true;
  /** Where the bounds depend on other inputs, or have a gap. Replaces min and max. */
  ranges?: RowQuestion<readonly Range[]>;
  required?: true | RowQuestion<boolean>;
  /** Put in when absent. Without it an absent value stays undefined. */
  default?: number | RowQuestion<number>;
  /** Values offered beside free typing. */
  suggestions?: readonly number[];
}

export type OptionValue = string | number;
export interface Option<Value extends OptionValue = OptionValue> {
  value: Value;
  label: string;
}

export interface OptionField<Value extends OptionValue = OptionValue> extends Described {
  kind: 'option';
  options: readonly Option<Value>[];
  /** Where the choice depends on other inputs: those that may be chosen. */
  offered?: RowQuestion<readonly OptionValue[]>;
  unit?: string;
  required?: true | RowQuestion<boolean>;
  default?: Value;
}

export interface FlagField extends Described {
  kind: 'flag';
  default: boolean;
}

/** Inputs of one device, addressed `nvr.channels`. */
export interface GroupField extends Described {
  kind: 'group';
  fields: Fields;
}

/** Rows of the same inputs, addressed `groups[0].channels`. At least one unless `optional`. */
export interface RowsField extends Described {
  kind: 'rows';
  fields: Fields;
  /** What one row is: `分组`. */
  rowLabel: string;
  optional?: true;
  /** More are out of range. */
  maxRows: number;
}

/** A list of numbers, addressed `lengthsM[2]`. */
export interface NumbersField extends Described, Numeric {
  kind: 'numbers';
  required?: true | RowQuestion<boolean>;
  maxRows: number;
}

export type Field = NumberField | OptionField | FlagField | GroupField | RowsField | NumbersField;
export interface Fields {
  readonly [name: string]: Field;
}

type Present<F, Value> = F extends { required: true } | { default: number | string | boolean } ? Value : Value | undefined;
export type ValueOf<F> = F extends { kind: 'number' }
  ? F extends { required: true } | { default: unknown }
    ? number
    : number | undefined
  : F extends { kind: 'option'; options: readonly { value: infer Value }[] }
    ? Present<F, Value>
    : F extends { kind: 'flag' }
      ? boolean
      : F extends { kind: 'group'; fields: infer Inner }
        ? ValuesOf<Inner>
        : F extends { kind: 'rows'; fields: infer Inner }
          ? ValuesOf<Inner>[]
          : F extends { kind: 'numbers' }
            ? number[]
            : never;
/** The inputs as the engine works with them: checked, defaults put in. What is ignored is undefined or its default. */
export type ValuesOf<F> = { [Name in keyof F]: ValueOf<F[Name]> };

/** Keeps the literal types of a description. */
/* @__NO_SIDE_EFFECTS__ */
export const defineFields = <const F extends Fields>(fields: F): F => fields;

/** The bounds that hold for a number here. */
export const rangesOf = (field: NumberField | NumbersField, row: Raw, inputs: Raw): readonly Range[] =>
  (field.kind === 'number' ? field.ranges?.(row, inputs) : undefined) ?? [[field.min, field.max]];

/** The values that may be chosen here, in the order of the list. */
export function offeredOf(field: OptionField, row: Raw, inputs: Raw): readonly Option[] {
  const offered = field.offered?.(row, inputs);
  return offered ? field.options.filter(({ value }) => offered.includes(value)) : field.options;
}

/** Says nothing here, so that no form shows it: `ignored` or `idle`. */
export const isIgnored = (field: Field, row: Raw, inputs: Raw): boolean => (field.ignored?.(row, inputs) || field.idle?.(row, inputs)) ?? false;

/** The inputs without those that say nothing here: a form keeps what was typed before a switch, and does not hand it in. */
export function shownInputs(fields: Fields, given: Raw): Record<string, unknown> {
  const level = (inner: Fields, row: Raw): Record<string, unknown> =>
    Object.fromEntries(
      Object.entries(row).flatMap(([name, value]): [string, unknown][] => {
        const field = inner[name];
        if (field === undefined || isIgnored(field, row, given)) return [];
        if (field.kind === 'group') return [[name, level(field.fields, value as Raw)]];
        if (field.kind === 'rows') return [[name, (value as Raw[]).map((one) => level(field.fields, one))]];
        return [[name, value]];
      }),
    );
  return level(fields, given);
}

export const isRequired = (field: Field, row: Raw, inputs: Raw): boolean => {
  if (field.kind === 'flag' || field.kind === 'group' || field.idle?.(row, inputs)) return false;
  if (field.kind === 'rows') return field.optional !== true;
  return typeof field.required === 'function' ? field.required(row, inputs) : field.required === true;
};
