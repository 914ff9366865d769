/** Walks every endpoint of every room: what no one should check by hand. */
import { readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { everyPathOf, type Endpoint } from './endpoint.ts';
import { INTEGER_MAX } from './limits.ts';
import { idempotencyKeyMissing } from './missing-key.ts';

const isEndpoint = (value: unknown): value is Endpoint => typeof value === 'object' && value !== null && 'path' in value && 'access' in value;

const folders = readdirSync(new URL('..', import.meta.url), { withFileTypes: true }).filter((entry) => entry.isDirectory() && entry.name !== 'core');
const endpoints: Endpoint[] = [];
for (const folder of folders) {
  const room = (await import(`../${folder.name}/index.ts`)) as Record<string, unknown>;
  endpoints.push(...Object.values(room).filter(isEndpoint));
}

const PREFIXES = /^\/(api-cloud-merchant-service\/(v1|open\/v[13])|apiOrder|api-file\/v1|api-base\/v1|api-system\/v1|cloud-survey\/v1)\//;
/** What the provider's staff calls has a prefix of its own, and is served on the console's site alone. */
const CONSOLE_PREFIX = /^\/api-console\/v1\//;

describe('the contract', () => {
  it('has endpoints', () => expect(endpoints.length).toBeGreaterThan(20));

  it('names each endpoint and each method and path once', () => {
    const names = endpoints.map(({ name }) => name);
    const paths = endpoints.flatMap(everyPathOf).map(({ method, path }) => `${method} ${path.replace(/:\w+/g, ':')}`);
    expect(new Set(names).size).toBe(names.length);
    expect(new Set(paths).size).toBe(paths.length);
  });

  it.each(endpoints.map((endpoint) => [endpoint.name, endpoint] as const))('%s says all that must be said', (_name, endpoint) => {
    for (const { path } of everyPathOf(endpoint)) expect(path).toMatch(endpoint.sites?.includes('console') ? CONSOLE_PREFIX : PREFIXES);
    // one operation reads one set of parameters
    expect((endpoint.also ?? []).filter((path) => path.includes(':'))).toEqual([]);
    if (endpoint.sites?.includes('console')) expect(endpoint.sites).toEqual(['console']);
    expect(endpoint.summary).toMatch(/[\u4e00-\u9fff]/);
    // reading is GET, changing is POST; nothing changes by GET
    expect(endpoint.idempotency === 'read').toBe(endpoint.method === 'GET');
    if (endpoint.method === 'GET') expect(endpoint.body).toBeUndefined();
    const parameters = [...endpoint.path.matchAll(/:(\w+)/g)].map(([, name]) => name);
    if (parameters.length > 0) expect(Object.keys((endpoint.params as z.ZodObject).shape)).toEqual(parameters);
    expect(new Set(endpoint.outcomes).size).toBe(endpoint.outcomes?.length ?? 0);
    // what is refused without a key takes one, and says so
    expect(endpoint.outcomes?.includes(idempotencyKeyMissing) ?? false).toBe(endpoint.keyRequired === true);
    if (endpoint.keyRequired) expect(endpoint.idempotency).toBe('key');
  });

  it.each(endpoints.filter(isChangeBySignedIn).map((endpoint) => [endpoint.name, endpoint] as const))(
    '%s has a limit or a cost: no account calls it as often as it can',
    (_name, { limit, costMs }) => expect(limit ?? costMs).toBeDefined(),
  );

  it.each(endpoints.filter(({ body }) => body).map((endpoint) => [endpoint.name, endpoint] as const))(
    '%s refuses a body field it does not know',
    (_name, endpoint) => {
      const objects = objectsIn(z.toJSONSchema(endpoint.body as z.ZodType, { io: 'input', unrepresentable: 'any' }));
      expect(objects.length).toBeGreaterThan(0);
      for (const object of objects) expect(object['additionalProperties'] === false || hasBoundNames(object)).toBe(true);
    },
  );

  it.each(endpoints.map((endpoint) => [endpoint.name, endpoint] as const))(
    '%s takes no whole number that the database does not hold',
    (_name, { query, body }) => {
      for (const part of [query, body]) {
        const schema = part && z.toJSONSchema(part, { io: 'input', unrepresentable: 'any' });
        for (const whole of nodesIn(schema, 'integer')) expect(whole['maximum']).toBeLessThanOrEqual(INTEGER_MAX);
      }
    },
  );

  it.each(endpoints.map((endpoint) => [endpoint.name, endpoint] as const))('%s takes no day that the database does not hold', (_name, { query, body }) => {
    for (const date of [query, body].flatMap(datesIn)) {
      for (const day of ['0000-01-01', '0001-01-01', '9999-12-31'])
        expect([day, `${day}T00:00:00Z`].map((at) => date.safeParse(at).success)).toEqual([false, false]);
    }
  });
  it('some take days, and some take moments', () => {
    expect(datesIn(endpoints.find(({ name }) => name === 'listOperatorLog')?.query)).toHaveLength(2);
    expect(endpoints.flatMap(({ body }) => datesIn(body)).length).toBeGreaterThan(5);
  });

  it.each(endpoints.map((endpoint) => [endpoint.name, endpoint] as const))('%s answers in a shape that names each field', (_name, endpoint) => {
    for (const object of objectsIn(z.toJSONSchema(endpoint.data, { io: 'output', unrepresentable: 'any' }))) {
      expect(object['additionalProperties'] === false || 'propertyNames' in object).toBe(true);
    }
  });
});

/** Those who are not signed in are counted where they sign in: by phone, by address. */
const isChangeBySignedIn = ({ method, access }: Endpoint): boolean => method === 'POST' && access !== 'everyone';

/** A record whose names are a list, a pattern or at most so long: answers to questions the engine knows, attributes by code. */
const hasBoundNames = ({ propertyNames }: Record<string, unknown>): boolean =>
  typeof propertyNames === 'object' && propertyNames !== null && ['enum', 'pattern', 'maxLength'].some((bound) => bound in propertyNames);

const objectsIn = (schema: unknown): Record<string, unknown>[] => nodesIn(schema, 'object');

/** Schemas of days and moments, wherever they stand in another. */
function datesIn(schema: unknown): z.ZodType[] {
  if (typeof schema !== 'object' || schema === null) return [];
  if (Array.isArray(schema)) return schema.flatMap(datesIn);
  if (!(schema instanceof z.ZodType)) return [];
  const def = schema._zod.def as unknown as Record<string, unknown>;
  const shape = typeof def['shape'] === 'object' ? Object.values(def['shape'] ?? {}) : [];
  return [...(['date', 'datetime'].includes(String(def['format'])) ? [schema] : []), ...[...shape, ...Object.values(def)].flatMap(datesIn)];
}

function nodesIn(schema: unknown, type: string): Record<string, unknown>[] {
  if (typeof schema !== 'object' || schema === null) return [];
  if (Array.isArray(schema)) return schema.flatMap((one) => nodesIn(one, type));
  const own = schema as Record<string, unknown>;
  return [...(own['type'] === type ? [own] : []), ...Object.values(own).flatMap((inner) => nodesIn(inner, type))];
}
