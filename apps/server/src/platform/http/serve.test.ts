import { AppError, badRequest, defineEndpoint, defineError, notFound, unavailable } from '@portal/contract/core';
import { goodsInvalid } from '@portal/contract/catalog';
import { Agent, request } from 'node:http';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import type { Database } from '../db/database.ts';
import { createLog } from '../log.ts';
import { GUEST } from './context.ts';
import { noTasks } from '../jobs/task.ts';
import { unlimited } from './limits.ts';
import { operation } from './operation.ts';
import { createServe } from './serve.ts';
import { createHttp } from './server.ts';

const getThing = defineEndpoint({
  name: 'getThing',
  method: 'GET',
  path: '/api-base/v1/thing',
  summary: '',
  access: 'everyone',
  idempotency: 'read',
  data: z.null(),
  outcomes: [goodsInvalid, unavailable],
});

const getParts = defineEndpoint({ ...getThing, name: 'getParts', path: '/api-base/v1/thing/:thingNo/parts', params: z.object({ thingNo: z.string() }) });

const numbers = z.strictObject({ numbers: z.array(z.string()).min(1).max(50) });
const sums = z.record(z.string(), z.int());
const sendThings = defineEndpoint({
  name: 'sendThings',
  method: 'POST',
  path: '/api-base/v1/things',
  summary: '',
  access: 'everyone',
  idempotency: 'natural',
  body: z.strictObject({ which: z.union([z.strictObject({ number: z.string() }), numbers]).optional(), sums: sums.optional() }),
  data: z.null(),
});

const sendOne = defineEndpoint({
  ...sendThings,
  name: 'sendOne',
  path: '/api-base/v1/one',
  body: z.strictObject({ number: z.string({ error: '请填写编号' }) }),
});

async function withPortal<Answer>(
  failure: Error,
  checkAnswers: boolean,
  ask: (http: Awaited<ReturnType<typeof createHttp>>) => Promise<Answer>,
): Promise<Answer> {
  const http = await createHttp({ log: createLog({ level: 'silent' }), trustProxy: 0 });
  const { serve } = createServe(http, {
    database: { db: {} } as Database,
    clock: { now: () => 0 },
    findCaller: () => Promise.resolve(GUEST),
    tasks: noTasks,
    limits: unlimited,
    signals: { publish: () => {} },
    checkAnswers,
  });
  for (const endpoint of [getThing, getParts, sendThings, sendOne])
    serve(
      operation(endpoint, () => Promise.reject(failure)),
      undefined,
    );
  const answer = await ask(http);
  await http.close();
  return answer;
}

/** What a call is answered with when its operation fails so. */
const answerTo = (failure: Error, { checkAnswers = true } = {}) =>
  withPortal(failure, checkAnswers, async (http) => {
    const answer = await http.inject({ url: getThing.path });
    return { status: answer.statusCode, code: answer.json<{ code: number }>().code };
  });

/** What is said of a body. */
const saidOf = (payload: object) =>
  withPortal(new AppError(badRequest), true, async (http) => {
    const answer = await http.inject({ method: 'POST', url: sendThings.path, payload });
    return { bytes: answer.body.length, ...answer.json<{ msg: string; fields: Record<string, string> }>() };
  });

describe('an operation may fail', () => {
  it.each([new AppError(goodsInvalid, { data: { skuNos: ['K1'] } }), new AppError(goodsInvalid), new AppError(unavailable), new AppError(badRequest)])(
    'with %o, which its endpoint declares or any may',
    async (failure) => expect(await answerTo(failure)).toEqual({ status: failure.error.status, code: failure.error.code }),
  );

  it('with no other error, not even one of the same code, as every server test will say', async () => {
    const broken = { status: 500, code: 500 };
    expect(await answerTo(new AppError(notFound))).toEqual(broken);
    expect(await answerTo(new AppError(defineError({ ...goodsInvalid, name: 'another' })))).toEqual(broken);
  });

  it('with no other data than the error declares', async () => {
    const wrong = { skuNo: 'K1' } as unknown as { skuNos: string[] };
    expect(await answerTo(new AppError(goodsInvalid, { data: wrong }))).toEqual({ status: 500, code: 500 });
  });

  it('in production as it does: an undeclared error still says what it says', async () => {
    expect(await answerTo(new AppError(notFound), { checkAnswers: false })).toEqual({ status: 404, code: 404 });
  });
});

describe('a call asked for by a method it does not have (WIRE-17)', () => {
  const answered = (method: 'GET' | 'HEAD' | 'POST' | 'PUT' | 'DELETE', url: string) =>
    withPortal(new AppError(unavailable), false, async (http) => {
      const { statusCode, headers } = await http.inject({ method, url });
      return [statusCode, headers.allow];
    });

  it('is refused with the methods it has', async () => {
    expect(await answered('POST', getThing.path)).toEqual([405, 'GET, HEAD']);
    expect(await answered('DELETE', `${getThing.path}/?one=1`)).toEqual([405, 'GET, HEAD']);
    expect(await answered('GET', sendThings.path)).toEqual([405, 'POST']);
    expect(await answered('PUT', '/api-base/v1/thing/K1/parts')).toEqual([405, 'GET, HEAD']);
  });

  it('is asked by those it has, and what is no call is none by any', async () => {
    for (const method of ['GET', 'HEAD'] as const) expect(await answered(method, getThing.path)).toEqual([503, undefined]);
    for (const path of ['/api-base/v1/nothing', '/api-base/v1/thing/K1', '/api-base/v1/thing//parts', '/thing'])
      expect(await answered('POST', path)).toEqual([404, undefined]);
  });
});

describe('a body that is refused (WIRE-9)', () => {
  it('names no list by brackets: that is refused in words, another name is passed over (WIRE-16)', async () => {
    const answered = async (query: string) =>
      withPortal(new AppError(unavailable), false, async (http) =>
        (await http.inject({ url: `/api-base/v1/thing?${query}` })).json<{ code: number; msg: string }>(),
      );
    expect(await answered('keyword[]=a')).toMatchObject({ code: 400, msg: '含有不支持的参数：keyword[]' });
    expect(await answered('keyword%5B0%5D=a')).toMatchObject({ code: 400, msg: '含有不支持的参数：keyword[0]' });
    expect((await answered('utm_source=a')).code).not.toBe(400);
  });

  it.each<[string, Record<string, string>]>([
    ['and says nothing of it', {}],
    ['and names its kind', { 'content-type': 'application/json' }],
  ])('is none where nothing is required of it: a call that sends none %s is served (WIRE-19)', async (_name, headers) => {
    const to = (url: string) => withPortal(new AppError(notFound), false, (http) => http.inject({ method: 'POST', url, headers }));
    // served, it gets as far as the database, of which there is none here
    expect((await to(sendThings.path)).json()).toMatchObject({ code: 500 });
    expect((await to(sendOne.path)).json()).toMatchObject({ code: 400, msg: '请填写编号', fields: { number: '请填写编号' } });
  });

  it('is told of fifty fields, and how many there are beside', async () => {
    const given = Object.fromEntries(Array.from({ length: 20_000 }, (_, index) => [`${index}${index < 60 ? 'x'.repeat(9_000) : ''}`, 'x']));
    const { bytes, fields } = await saidOf({ sums: given });
    expect(Object.keys(fields)).toHaveLength(51);
    expect(fields['_']).toBe('还有 19950 处填写不正确');
    expect(bytes).toBeLessThan(30_000);
  });
  it.each([
    [{ numbers: Array.from({ length: 51 }, String) }, '一次最多 50 项'],
    [{ numbers: [] }, '一次至少 1 项'],
    [{ numbers: [1] }, '填写的内容不正确'],
    [{ other: 1 }, '填写的内容不正确'],
  ])('%#: in words', async (payload, words) => expect((await saidOf({ which: payload })).msg).toBe(words));

  it('is told at the field of what cannot be stored, and of two forms in words of the one whose fields were sent', async () => {
    expect((await saidOf({ which: { number: 'a\u0000' } })).fields).toEqual({ 'which.number': '含有无法识别的字符' });
    expect((await saidOf({ which: { numbers: ['\ud800'] } })).fields).toEqual({ 'which.numbers.0': '含有无法识别的字符' });
    expect(Object.keys((await saidOf({ which: { numbers: [1] } })).fields)).toEqual(['which.numbers.0']);
    expect((await saidOf({ sums: { one: 1.5 } })).fields).toEqual({ 'sums.one': '应为整数' });
    const broken = await withPortal(new AppError(unavailable), false, async (http) =>
      (await http.inject({ url: '/api-base/v1/thing?keyword=%ED%A0%80' })).json<{ fields: object }>(),
    );
    expect(broken).toMatchObject({ code: 400, fields: { keyword: '含有无法识别的字符' } });
  });

  it('holds neither what Unicode keeps free for ever nor bytes that are no letters, however it is sent', async () => {
    for (const free of ['\ufffe', '\uffff', '\ufdd0', '\u{1fffe}', '\u{10ffff}'])
      expect((await saidOf({ which: { number: `名${free}称` } })).fields).toEqual({ 'which.number': '含有无法识别的字符' });
    const written = Buffer.from('{"which":{"number":"ab"}}');
    await withPortal(new AppError(unavailable), false, async (http) => {
      const answered = async (payload: Buffer) =>
        (await http.inject({ method: 'POST', url: sendThings.path, payload, headers: { 'content-type': 'application/json' } })).json<object>();
      // what can be read gets as far as the database, of which there is none here
      expect(await answered(written)).toMatchObject({ code: 500 });
      // a letter of four bytes that ends after three, half a surrogate pair, a byte that begins nothing
      for (const bytes of [[0xf0, 0x9f, 0x98], [0xed, 0xa0, 0x80], [0xff]])
        expect(await answered(Buffer.concat([written.subarray(0, 21), Buffer.from(bytes), written.subarray(21)]))).toMatchObject({
          code: 400,
          msg: '提交的内容含有无法识别的字符',
        });
    });
  });

  it('of 20 MB is refused in words that arrive, and the connection goes on', async () => {
    await withPortal(new AppError(unavailable), false, async (http) => {
      const { port } = new URL(await http.listen({ port: 0, host: '127.0.0.1' }));
      const agent = new Agent({ keepAlive: true, maxSockets: 1 });
      for (const headers of [{ 'content-length': 20_000_000 }, { 'transfer-encoding': 'chunked' }]) {
        const { status, text } = await sent({ agent, port, headers }, Buffer.alloc(20_000_000, 32));
        expect([status, (JSON.parse(text) as { msg: string }).msg]).toEqual([413, '提交的内容过大']);
      }
      const next = await sent({ agent, port, headers: {} }, Buffer.from('{"sums":{"one":"x"}}'));
      expect(next.status).toBe(400);
      expect(new Set(next.sockets).size).toBe(1);
      agent.destroy();
    });
  });
});

const sockets: (number | undefined)[] = [];
/** Over a real connection; `sockets`: which were used so far, by their port. */
const sent = ({ headers, ...to }: { agent: Agent; port: string; headers: object }, body: Buffer) =>
  new Promise<{ status: number | undefined; text: string; sockets: readonly (number | undefined)[] }>((resolve, reject) => {
    const asked = request(
      { ...to, host: '127.0.0.1', method: 'POST', path: sendThings.path, headers: { 'content-type': 'application/json', ...headers } },
      (answer) => {
        sockets.push(answer.socket.localPort);
        let text = '';
        answer.setEncoding('utf8').on('data', (part: string) => (text += part));
        answer.on('end', () => resolve({ status: answer.statusCode, text, sockets }));
      },
    );
    asked.on('error', reject).end(body);
  });
