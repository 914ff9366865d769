/** Every endpoint the contract declares, read from its rooms. */
import type { Endpoint } from '@portal/contract/core';
import { readdirSync } from 'node:fs';

const contractFolder = new URL('../../../packages/contract/src/', import.meta.url);
const isEndpoint = (value: unknown): value is Endpoint => typeof value === 'object' && value !== null && 'path' in value && 'access' in value;

export async function readDeclared(): Promise<Endpoint[]> {
  const declared: Endpoint[] = [];
  for (const entry of readdirSync(contractFolder, { withFileTypes: true })) {
    if (!entry.isDirectory() || entry.name === 'core') continue;
    const room = (await import(new URL(`${entry.name}/index.ts`, contractFolder).href)) as Record<string, unknown>;
    declared.push(...Object.values(room).filter(isEndpoint));
  }
  return declared;
}
