/** Walks the errors of every room: names and codes are told apart, sentences can be read. */
import { readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { AppError, defineError, errorDataOf, type ErrorDefinition } from './define-error.ts';
import { internal, notFound, notSignedIn } from './errors.ts';
import { placedAtPoint } from '../design-order/lines/errors.ts';

const isError = (value: unknown): value is ErrorDefinition => typeof value === 'object' && value !== null && 'code' in value && 'msg' in value;

const rooms = readdirSync(new URL('..', import.meta.url), { recursive: true, encoding: 'utf8' }).filter((path) => /(?:^|[\\/])errors\.ts$/.test(path));
const entries: (readonly [string, ErrorDefinition])[] = [];
for (const path of rooms) {
  const room = (await import(`../${path.replaceAll('\\', '/')}`)) as Record<string, unknown>;
  entries.push(...Object.entries(room).flatMap(([name, value]) => (isError(value) ? [[name, value] as const] : [])));
}

/** What stands twice among the errors. */
const doubles = (errors: readonly ErrorDefinition[]): (string | number)[] => {
  const all = errors.flatMap(({ name, code, msg }) => [name, code, ...(msg === null ? [] : [msg])]);
  return all.filter((one, index) => all.indexOf(one) !== index);
};

describe('the errors of all rooms', () => {
  it('are found', () => expect(rooms.length).toBeGreaterThan(4));

  it('have a name, a wire code and a sentence of their own', () => {
    const errors = entries.map(([, error]) => error);
    expect(doubles(errors)).toEqual([]);
    expect(doubles([...errors, { name: 'another', code: placedAtPoint.code, status: 409, msg: '另一个' }])).toEqual([placedAtPoint.code]);
  });

  it.each(entries)('%s bears the name of its constant, a status that fits and a Chinese sentence', (name, error) => {
    expect(error.name).toBe(name);
    expect(error.code).toBeGreaterThan(0);
    expect(error.status).toBeGreaterThanOrEqual(400);
    expect(error.status).toBeLessThan(600);
    if (error.msg === null) return;
    expect(error.msg).toMatch(/[\u4e00-\u9fff]/);
    expect(error.msg.length).toBeLessThanOrEqual(40);
  });

  it('keep the codes that pages know them by (WIRE-2, WIRE-3)', () => {
    expect(notSignedIn).toMatchObject({ code: 401, status: 401 });
    expect(internal).toMatchObject({ code: 500, status: 500 });
    expect(placedAtPoint.code).toBe(1);
  });
});

describe('a thrown error', () => {
  const goodsOff = defineError({ name: 'goodsOff', code: 7, status: 409, msg: '已下架', data: { skuNos: 'string[]', waitSeconds: 'number' } });

  it('may say more exactly what is wrong', () => {
    const error = new AppError(goodsOff, { message: 'sku K1 is off', msg: '产品 HV-1 已下架', data: { skuNos: ['K1'], waitSeconds: 1 } });
    expect(error).toMatchObject({ name: 'goodsOff', message: 'sku K1 is off', msg: '产品 HV-1 已下架', data: { skuNos: ['K1'] } });
    expect(new AppError(notFound)).toMatchObject({ message: 'notFound', msg: notFound.msg, data: null });
  });

  it('says by itself what is wrong where its error has no sentence', () => {
    const fileOff = defineError({ name: 'fileOff', code: 8, status: 400, msg: null });
    expect(new AppError(fileOff, { msg: '文件已损坏' }).msg).toBe('文件已损坏');
    // @ts-expect-error without a sentence there is nothing to show
    expect(new AppError(fileOff).msg).toBe('');
  });

  it('carries the data its error declares, no more and no less', () => {
    expect(errorDataOf(goodsOff, { skuNos: [], waitSeconds: 5 })).toEqual({ skuNos: [], waitSeconds: 5 });
    const others = [null, 'K1', {}, { skuNos: [], waitSeconds: '5' }, { skuNos: [1], waitSeconds: 5 }, { skuNos: 'K1', waitSeconds: 5 }];
    for (const data of [...others, { skuNos: [], waitSeconds: 5, more: 1 }]) expect(errorDataOf(goodsOff, data)).toBeNull();
    expect(errorDataOf(notFound, {})).toBeNull();
  });

  it('carries rows where its error declares some, each whole', () => {
    const dearer = defineError({ name: 'dearer', code: 8, status: 409, msg: '涨价', data: { lines: [{ skuNo: 'string', price: 'number|null' }] } });
    const data = {
      lines: [
        { skuNo: 'K1', price: 9.5 },
        { skuNo: 'K2', price: null },
      ],
    };
    expect(errorDataOf(dearer, data)?.lines[1]?.price).toBeNull();
    for (const lines of [null, {}, ['K1'], [{ skuNo: 'K1' }], [{ skuNo: 'K1', price: '9.50' }], [{ skuNo: 'K1', price: 9.5, cost: 1 }]])
      expect(errorDataOf(dearer, { lines })).toBeNull();
  });
});
