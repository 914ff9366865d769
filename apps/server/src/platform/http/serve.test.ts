import { AppError, badRequest, defineEndpoint, defineError, notFound, unavailable } from '@portal/contract/core';
import { goodsInvalid } from '@portal/contract/catalog';
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

/** What a call is answered with when its operation fails so. */
async function answerTo(failure: Error, { checkAnswers = true } = {}) {
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
  serve(
    operation(getThing, () => Promise.reject(failure)),
    undefined,
  );
  const answer = await http.inject({ url: getThing.path });
  await http.close();
  return { status: answer.statusCode, code: answer.json<{ code: number }>().code };
}

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
