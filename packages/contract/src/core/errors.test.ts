import { describe, expect, it } from 'vitest';
import { AppError, errorCatalogue } from './errors.ts';

const entries = Object.entries(errorCatalogue);

describe('the error catalogue', () => {
  it('gives every error a wire code of its own, never 0', () => {
    const codes = entries.map(([, { code }]) => code);
    expect(new Set(codes).size).toBe(codes.length);
    expect(codes).not.toContain(0);
  });

  it.each(entries)('%s has a status that fits and a Chinese sentence', (_name, { status, msg, reportable }) => {
    expect(status).toBeGreaterThanOrEqual(400);
    expect(status).toBeLessThan(600);
    expect(msg).toMatch(/[\u4e00-\u9fff]/);
    expect(msg.length).toBeLessThanOrEqual(40);
    // a fault of ours is reported, a user's mistake is not
    expect(reportable).toBe(status >= 500);
  });

  it('keeps the codes the specification names', () => {
    expect(errorCatalogue.notSignedIn).toMatchObject({ code: 401, status: 401 });
    expect(errorCatalogue.internal).toMatchObject({ code: 500, status: 500 });
    expect(errorCatalogue.placedAtPoint.code).toBe(1);
  });

  it('lets an error say more exactly what is wrong', () => {
    const error = new AppError('goodsInvalid', { message: 'sku K1 is off', msg: '产品 HV-1 已下架' });
    expect(error).toMatchObject({ name: 'goodsInvalid', message: 'sku K1 is off', msg: '产品 HV-1 已下架' });
    expect(new AppError('notFound').msg).toBe(errorCatalogue.notFound.msg);
  });
});
