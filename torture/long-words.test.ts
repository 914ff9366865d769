/**
 * A text of 400,000 letters in any field of any call is judged in a time that grows with its length, not with the square of it: one such
 * request would stop the portal for everybody. What is quadratic takes minutes here and meets the limit of the test; no time is asserted.
 */
import type { Endpoint } from '@portal/contract/core';
import { readdirSync } from 'node:fs';
import { expect, it } from 'vitest';
import { endpointInputs } from './endpoint-inputs.ts';

const ID = 'A1';
const LENGTH = 400_000;
/** What expressions stumble over: letters, digits, blanks, half of an address, line breaks. */
const LONG = ['x', '1', ' ', '1 ', 'x@', 'a.', '\n', '-'].map((part) => part.repeat(LENGTH / part.length));

const rooms = new URL('../packages/contract/src/', import.meta.url);
const isEndpoint = (value: unknown): value is Endpoint => typeof value === 'object' && value !== null && 'path' in value && 'access' in value;

async function endpoints(): Promise<Endpoint[]> {
  const folders = readdirSync(rooms, { withFileTypes: true }).filter((entry) => entry.isDirectory() && entry.name !== 'core');
  const modules = await Promise.all(folders.map(({ name }) => import(new URL(`${name}/index.ts`, rooms).href) as Promise<Record<string, unknown>>));
  return modules.flatMap((room) => Object.values(room).filter(isEndpoint));
}

/** The same with one text after the other replaced. */
function* lengthened(value: unknown, long: string): Generator<unknown> {
  if (typeof value === 'string') yield long;
  if (typeof value !== 'object' || value === null) return;
  for (const [name, inner] of Object.entries(value))
    for (const other of lengthened(inner, long)) {
      const copy: unknown = Array.isArray(value) ? [...(value as unknown[])] : { ...value };
      (copy as Record<string, unknown>)[name] = other;
      yield copy;
    }
}

it('a long text in a body is judged in a time that grows with its length alone', async () => {
  const ids = new Proxy({}, { get: () => ID }) as Parameters<(typeof endpointInputs)[string]>[0];
  let judged = 0;
  for (const { name, body } of await endpoints())
    for (const input of body === undefined ? [] : (endpointInputs[name]?.(ids) ?? []))
      for (const long of LONG)
        for (const spoiled of lengthened(input.body, long)) {
          body?.safeParse(spoiled);
          judged += 1;
        }
  expect(judged).toBeGreaterThan(2_000);
});
