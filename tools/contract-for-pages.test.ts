import { expect, it } from 'vitest';
import { contractForPages } from '../apps/web/contract-for-pages.ts';

const bare = (code: string): string => contractForPages(code).replaceAll(/\s+/g, '');

it('leaves of an endpoint what a page reads, and nothing that is made of schemas', () => {
  const code = `import { z } from 'zod';
export const saveList = defineEndpoint({
  name: 'saveList', method: 'POST', path: \`\${ROOT}/save\`, summary: '保存', idempotency: 'natural', counted: true,
  costMs: ({ body }) => (body).lines.length,
  asGet: z.object({}), body: z.object({ path: z.string(), data: z.array(z.int()) }).refine(({ data }) => data.length > 0),
  outcomes: [listChanged, tooMany], data: List,
});`;
  const told = bare(code);
  expect(told).toContain('name:"saveList",method:"POST",path:`${ROOT}/save`,idempotency:"natural",counted:true');
  for (const word of ['z.', '保存', 'costMs', 'asGet', 'body', 'outcomes', 'List,']) expect(told).not.toContain(word);
  const made = new Function(
    'defineEndpoint',
    'ROOT',
    `return ${contractForPages(code)
      .replace(/[\s\S]*?export const saveList = /, '')
      .replace(/;\s*$/, '')}`,
  ) as (...given: unknown[]) => unknown;
  expect(made((endpoint: unknown) => endpoint, '/v1')).toEqual({ name: 'saveList', method: 'POST', path: '/v1/save', idempotency: 'natural', counted: true });
});

it('takes nothing any more of the modules whose schemas went, though their names stand in a text or are a key', () => {
  const code = `import { z } from 'zod';
import { WRITE_COST_MS, defineEndpoint } from '../core/endpoint.ts';
import { List } from './shapes.ts';
import { ROOT } from './path.ts';
export const save = defineEndpoint({ path: ROOT + '/List', z: 1, costMs: () => WRITE_COST_MS, data: z.array(List) });`;
  expect([...contractForPages(code).matchAll(/from "(.*)"/g)].map(([, from]) => from)).toEqual(['../core/endpoint.ts', './path.ts']);
});

it('finds endpoints that a function declares', () => {
  expect(bare('const reading = (path, data) => defineEndpoint({ method: "GET", path, data: listOf(data) });')).toBe(
    'constreading=(path,data)=>defineEndpoint({method:"GET",path});',
  );
});

it('lets a schema that nobody takes be left out', () => {
  expect(bare('export const Row = z.object({ a: z.string() });\nconst LONGEST = 5;\nconst of = (x) => z.array(x);')).toBe(
    'exportconstRow=/*@__PURE__*/(()=>z.object({a:z.string()}))();constLONGEST=5;constof=(x)=>z.array(x);',
  );
});

it('lets an endpoint that nobody calls be left out', () => {
  expect(bare("export const read = defineEndpoint({ data: Row, path: '/a' });")).toBe('exportconstread=/*@__PURE__*/(()=>defineEndpoint({path:"/a"}))();');
});
