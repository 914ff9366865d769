/** Requests made from an endpoint as data: honest ones, and every way to spoil address, body, its type and the headers. */
import type { Endpoint } from '@portal/contract/core';
import fc from 'fast-check';
import { z } from 'zod';
import { endpointInputs, type EndpointInput, type Ids } from './endpoint-inputs.ts';
import { fitting, HOSTILE_TEXTS, hostile, jsonOf, spoiled, type JsonSchema, type Words } from './hostile-values.ts';

export interface FuzzedRequest {
  endpoint: Endpoint;
  /** With its query, as it goes out. */
  path: string;
  body: Buffer | undefined;
  contentType: string | undefined;
  /** null: none is sent. */
  idempotencyKey: string | null;
  /** `right`: the one the session acts for. */
  identity: 'right' | 'none' | 'other';
  /** One of the callers, from 0. */
  caller: number;
}

const OTHER_TYPES = [
  'text/plain',
  'text/plain; charset=utf-8',
  'application/x-www-form-urlencoded',
  'multipart/form-data; boundary=x',
  'application/xml',
  'application/jsonx',
  'application/json-patch+json',
  'text/json',
  'application/json, text/plain',
  'application/ json',
];
const JSON_TYPES = [
  'application/json; charset=utf-8',
  'application/json\t',
  'application/json\t; charset=utf-8',
  ' application/json',
  'APPLICATION/JSON',
  'application/json;',
  'application/json; charset=utf-16',
  'application/json; charset=gb18030',
  'application/json; charset="',
  'application/json; =x; a',
  'application/json garbage',
];

/** Whether a type is none that any call reads: such a body must never get as far as the schema. */
export const isOtherType = (type: string | undefined): boolean => type !== undefined && OTHER_TYPES.includes(type);

const KEYS = ['', 'k', 'x'.repeat(64), 'x'.repeat(5_000), 'fuzz-kept', "' or 1=1 --", '../..', 'é', '\t'];

const NOTHING: fc.Arbitrary<EndpointInput> = fc.constant({});

/** Any request to any of the endpoints. `ids`: one draw for every kind of record. */
export function anyRequest(
  endpoints: readonly Endpoint[],
  { words, ids, callers }: { words: Words; ids: fc.Arbitrary<Ids>; callers: number },
): fc.Arbitrary<FuzzedRequest> {
  const inputs = new Map(endpoints.map((endpoint) => [endpoint, inputOf(endpoint, words, ids)]));
  return fc.constantFrom(...endpoints).chain((endpoint) =>
    fc.record({
      endpoint: fc.constant(endpoint),
      path: (inputs.get(endpoint) ?? NOTHING).chain((input) => pathFrom(endpoint, input)),
      body: endpoint.method === 'GET' ? fc.constant(undefined) : (inputs.get(endpoint) ?? NOTHING).chain(({ body }) => bodyFrom(body ?? {})),
      contentType: endpoint.method === 'GET' ? fc.constant(undefined) : typeFor(endpoint),
      idempotencyKey: fc.oneof({ weight: 8, arbitrary: fc.uuid() }, { weight: 1, arbitrary: fc.constantFrom(null, ...KEYS) }),
      identity: fc.oneof({ weight: 9, arbitrary: fc.constant('right' as const) }, { weight: 1, arbitrary: fc.constantFrom('none' as const, 'other' as const) }),
      caller: fc.nat(callers - 1),
    }),
  );
}

function inputOf(endpoint: Endpoint, words: Words, ids: fc.Arbitrary<Ids>): fc.Arbitrary<EndpointInput> {
  const part = (schema: z.ZodType | undefined): fc.Arbitrary<unknown> =>
    schema === undefined ? fc.constant(undefined) : fitting(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as JsonSchema, words);
  const made = fc.record({ params: part(endpoint.params), query: part(endpoint.query), body: part(endpoint.body) }) as fc.Arbitrary<EndpointInput>;
  const known = ids.chain((one) => fc.constantFrom(...(endpointInputs[endpoint.name]?.(one) ?? [{}])));
  return fc.oneof(made, known);
}

/** Octets no text has, and halves of an escape. */
const BAD_ESCAPES = ['%', '%zz', '%00', '%ff%fe', '%C0%AF', '%ED%A0%80', '%u0041', '+', '&&', '=', '[]=1', ';'];
const escaped = (value: unknown): string => encodeURIComponent(String(value).toWellFormed()).slice(0, 6_000);

function pathFrom({ path }: Endpoint, { params = {}, query = {} }: EndpointInput): fc.Arbitrary<string> {
  const bad = fc.oneof(fc.constantFrom(...HOSTILE_TEXTS).map(escaped), fc.constantFrom(...BAD_ESCAPES));
  return fc.record({ spoils: fc.integer({ min: 0, max: 5 }), which: fc.nat(20), bad, other: bad }).map(({ spoils, which, bad: worse, other }) => {
    const names = Object.keys(query);
    const spoilsParams = spoils === 1 && path.includes(':');
    const filled = path.replace(/:(\w+)/g, (_whole, name: string) => (spoilsParams ? worse : escaped(params[name] ?? 'x')));
    const pairs = names.map((name, at) => `${name}=${spoils === 2 && at === which % names.length ? worse : escaped(query[name])}`);
    if (spoils === 3) pairs.push(`${names[which % Math.max(1, names.length)] ?? 'page'}=${other}`);
    if (spoils === 4 && which < 4) pairs.push(...Array.from({ length: 300 }, (_unused, at) => `k${at}=${at}`));
    if (spoils === 5 && which < 8) pairs.push(`${worse}=${other}`);
    return pairs.length === 0 ? filled : `${filled}?${pairs.join('&')}`;
  });
}

/** Made once: too deep, and longer than any call may be. */
const HEAVY = ['['.repeat(10_000), `${'{"a":'.repeat(10_000)}1${'}'.repeat(10_000)}`, `{"a":"${'x'.repeat(1_100_000)}"}`].map((text) => Buffer.from(text));

function bodyFrom(value: unknown): fc.Arbitrary<Buffer | undefined> {
  const text = jsonOf(value);
  const doubled = text.replace(/^\{("(?:[^"\\]|\\.)*"):/, (_whole, name: string) => `{${name}:null,${name}:`);
  const odd: (string | Buffer | undefined)[] = [
    undefined,
    '',
    'null',
    '1',
    '"x"',
    '[]',
    'NaN',
    text.slice(0, -1),
    `${text}x`,
    `${text}\u0000`,
    `\uFEFF${text}`,
    `${text}${text}`,
    doubled,
    text.replaceAll('"', "'"),
    Buffer.from(text, 'utf16le'),
    Buffer.concat([Buffer.from('{"id":"'), Buffer.from([0xff, 0xfe, 0xc0, 0x80]), Buffer.from('"}')]),
    ...HEAVY,
    `--x\r\ncontent-disposition: form-data; name="file"; filename="${'\u202E'}a.pdf"\r\n\r\n%PDF-1.4\r\n--x--\r\n`,
  ];
  const asText = (made: fc.Arbitrary<unknown>) => made.map((one) => Buffer.from(jsonOf(one)));
  return fc.oneof(
    { weight: 5, arbitrary: fc.constant(Buffer.from(text)) },
    { weight: 6, arbitrary: asText(spoiled(value)) },
    { weight: 1, arbitrary: asText(spoiled(value).chain(spoiled)) },
    { weight: 1, arbitrary: asText(hostile) },
    { weight: 2, arbitrary: fc.constantFrom(...odd).map((one) => (typeof one === 'string' ? Buffer.from(one) : one)) },
  );
}

const typeFor = ({ upload }: Endpoint): fc.Arbitrary<string | undefined> =>
  fc.oneof(
    { weight: 24, arbitrary: fc.constant(upload ? 'multipart/form-data; boundary=x' : 'application/json') },
    { weight: 3, arbitrary: fc.constantFrom(...JSON_TYPES) },
    { weight: 2, arbitrary: fc.constantFrom(undefined, ...OTHER_TYPES) },
  );
