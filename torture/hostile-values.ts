/** Values made from a schema: those it takes, and those no honest page would send. */
import fc from 'fast-check';

/** What is read of a JSON schema, as zod writes it. */
export interface JsonSchema {
  type?: string;
  properties?: Record<string, JsonSchema>;
  required?: readonly string[];
  additionalProperties?: JsonSchema | boolean;
  propertyNames?: JsonSchema;
  items?: JsonSchema;
  minItems?: number;
  maxItems?: number;
  anyOf?: readonly JsonSchema[];
  oneOf?: readonly JsonSchema[];
  enum?: readonly unknown[];
  const?: unknown;
  pattern?: string;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  exclusiveMinimum?: number;
  maximum?: number;
  multipleOf?: number;
}

/** Texts that mean something to the portal, by the field they stand in: numbers of models, orders, files. */
export type Words = Readonly<Record<string, readonly string[]>>;

/** Stands for what JSON can write and JavaScript cannot hold; `jsonOf` puts it in as it is. */
const raw = (token: string): string => `\u0001${token}\u0001`;

/** JSON text of a value, tokens of `raw` included. */
export const jsonOf = (value: unknown): string =>
  (JSON.stringify(value) ?? 'null').replace(/"\\u0001(.*?)\\u0001"/g, (_whole, token: string) => token.replaceAll('\\"', '"'));

const TEXTS = ['会议室', '400万', 'IPC', '一层弱电间', 'a', '0', '1', '12', 'ipCamera', 'nvr', '0571-88888888', '13800000003', '123456', '11'];

/** A value the schema takes, as far as the schema can say it. */
export function fitting(schema: JsonSchema, words: Words, name = ''): fc.Arbitrary<unknown> {
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices) return fc.oneof(...choices.map((choice) => fitting(choice, words, name)));
  switch (schema.type) {
    case 'object':
      return fittingObject(schema, words);
    case 'array': {
      const { items = {}, minItems = 0, maxItems = 6 } = schema;
      return fc.array(fitting(items, words, name), { minLength: minItems, maxLength: Math.max(minItems, Math.min(6, maxItems)) });
    }
    case 'string':
      return fittingText(schema, words, name);
    case 'integer':
    case 'number':
      return fittingNumber(schema);
    case 'boolean':
      return fc.boolean();
    case 'null':
      return fc.constant(null);
    default:
      return fc.oneof(fc.integer({ min: 0, max: 500 }), fc.constantFrom(...TEXTS), fc.boolean(), fc.double({ noNaN: true }));
  }
}

function fittingObject({ properties, required = [], additionalProperties, propertyNames }: JsonSchema, words: Words): fc.Arbitrary<unknown> {
  if (properties === undefined) {
    const names = fitting({ type: 'string', ...propertyNames }, words, 'key') as fc.Arbitrary<string>;
    return fc.dictionary(names, fitting(typeof additionalProperties === 'object' ? additionalProperties : {}, words), { maxKeys: 5 });
  }
  const shape = Object.fromEntries(Object.entries(properties).map(([name, inner]) => [name, fitting(inner, words, name)]));
  return fc.record(shape, { requiredKeys: required.filter((name) => name in properties) });
}

function fittingText({ pattern, minLength = 0, maxLength = 60 }: JsonSchema, words: Words, name: string): fc.Arbitrary<string> {
  const expression = pattern === undefined ? null : new RegExp(pattern, 'u');
  const fits = (text: string): boolean => text.length >= minLength && text.length <= maxLength && (expression === null || expression.test(text));
  const known = (words[name] ?? []).filter(fits);
  const texts = TEXTS.filter(fits);
  if (known.length + texts.length === 0) return fc.string({ minLength, maxLength: Math.min(maxLength, 60) });
  const free = fc.string({ unit: 'grapheme', minLength, maxLength: Math.min(maxLength, 30) }).map((text) => (fits(text) ? text : (texts[0] ?? known[0] ?? '')));
  return fc.oneof(
    { weight: known.length > 0 ? 8 : 0, arbitrary: fc.constantFrom(...known, ...(known.length > 0 ? [] : [''])) },
    { weight: texts.length > 0 ? 2 : 0, arbitrary: fc.constantFrom(...texts, ...(texts.length > 0 ? [] : [''])) },
    { weight: 1, arbitrary: free },
  );
}

function fittingNumber({ type, minimum, exclusiveMinimum, maximum = 1_000_000, multipleOf = 0.01 }: JsonSchema): fc.Arbitrary<number> {
  const lowest = minimum ?? (exclusiveMinimum === undefined ? 0 : exclusiveMinimum + multipleOf);
  const small = Math.min(maximum, Math.max(lowest, 1) * 50);
  if (type === 'integer') return fc.oneof(fc.integer({ min: lowest, max: small }), fc.constantFrom(lowest, maximum));
  return fc.oneof(
    fc.integer({ min: Math.ceil(lowest), max: small }),
    fc.integer({ min: Math.ceil(lowest / multipleOf), max: Math.floor(small / multipleOf) }).map((steps) => steps / (1 / multipleOf)),
    fc.constantFrom(lowest, maximum),
  );
}

/** Also for addresses and headers. */
export const HOSTILE_TEXTS: readonly string[] = [
  '',
  ' ',
  '\u0000',
  'a\u0000b',
  '\uD800',
  '\uDC00x',
  '１２３',
  '１３８００００００００',
  '\u202E121',
  '\u200F甲',
  '\u2066甲\u2069',
  '\u200B',
  '\uFEFF',
  '\uFFFF',
  'ﷺ'.repeat(40),
  '👩‍👩‍👧‍👦'.repeat(20),
  `e${'\u0301'.repeat(500)}`,
  "' or 1=1 --",
  '$1::int',
  "\\'; drop table account; --",
  '%',
  '_%\\',
  '*&|!():',
  '../../etc/passwd',
  '${7*7}',
  '<script>alert(1)</script>',
  'constructor',
  '__proto__',
  'toString',
  'null',
  'NaN',
  '1e309',
  '-0',
  '0x10',
  '2026-02-30',
  '\r\nx: y',
  '\u001B[31m',
  'x'.repeat(20_000),
];

const HOSTILE_NUMBERS = [-1, 0, 0.1 + 0.2, 1.005, 2 ** 31, 2 ** 31 - 1, -(2 ** 31) - 1, 2 ** 53, 2 ** 53 + 2, 2 ** 63, 1e21, 1e308, -1e308, 5e-324];
const HOSTILE_TOKENS = [
  '1e999',
  '-1e999',
  '-0',
  '1E-400',
  '123456789012345678901234567890',
  '0.1000000000000000055511151231257827',
  '{"__proto__":{"a":1}}',
  '{"a":1,"a":{"a":2}}',
];

const deep = (depth: number): unknown => raw(`${'['.repeat(depth)}${']'.repeat(depth)}`);
const wide = (keys: number): unknown => Object.fromEntries(Array.from({ length: keys }, (_unused, at) => [`k${at}`, at]));

/** Whatever else: another type, a number out of bounds, a text nobody types, a tree too deep or too wide. */
export const hostile: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 6, arbitrary: fc.constantFrom(...HOSTILE_TEXTS) },
  { weight: 4, arbitrary: fc.constantFrom<unknown>(...HOSTILE_NUMBERS, ...HOSTILE_TOKENS.map(raw)) },
  { weight: 3, arbitrary: fc.constantFrom<unknown>(null, true, false, [], {}, [[]], [null], { length: 1e9 }, { toString: 1 }) },
  { weight: 2, arbitrary: fc.jsonValue() },
  { weight: 1, arbitrary: fc.constantFrom(40, 10_000).map(deep) },
  { weight: 1, arbitrary: fc.constantFrom(50, 10_000).map(wide) },
  { weight: 1, arbitrary: fc.constantFrom(501, 5_000).map((length) => Array.from({ length }, () => 'a')) },
);

/** The value with one of its places spoiled: replaced, taken out, doubled, wrapped, or with something more beside it. */
export function spoiled(value: unknown): fc.Arbitrary<unknown> {
  const places = placesOf(value);
  const ways = ['replace', 'remove', 'wrap', 'extra'] as const;
  return fc
    .tuple(
      fc.constantFrom(...places),
      fc.constantFrom(...ways, 'replace' as const, 'replace' as const),
      hostile,
      fc.constantFrom('extra', '__proto__', 'constructor', '', '\u0000', 'accountNo'),
    )
    .map(([place, way, bad, key]) =>
      at(value, place, (old) => {
        if (way === 'replace') return bad;
        if (way === 'remove') return undefined;
        if (way === 'wrap') return [old];
        if (Array.isArray(old)) return [...old, bad];
        return typeof old === 'object' && old !== null ? Object.fromEntries([...Object.entries(old), [key, bad]]) : bad;
      }),
    );
}

type Place = readonly (string | number)[];

function placesOf(value: unknown, place: Place = []): Place[] {
  if (typeof value !== 'object' || value === null) return [place];
  return [place, ...Object.entries(value).flatMap(([key, inner]) => placesOf(inner, [...place, Array.isArray(value) ? Number(key) : key]))];
}

function at(value: unknown, [first, ...rest]: Place, change: (old: unknown) => unknown): unknown {
  if (first === undefined) return change(value);
  if (Array.isArray(value)) return value.map((inner, index) => (index === first ? at(inner, rest, change) : inner));
  return Object.fromEntries(Object.entries(value as object).map(([key, inner]) => [key, key === first ? at(inner, rest, change) : inner]));
}
