import { AppError, badRequest, notFound } from '@portal/contract/core';
import { expect, it } from 'vitest';
import { checkTogether } from './check-together.ts';

const refuse = (field: string) => async (): Promise<string> => {
  throw new AppError(badRequest, { msg: `${field} 有误`, fields: { [field]: `${field} 有误` } });
};

it('gives what each check found, in their order (WIRE-21)', async () => {
  expect(
    await checkTogether(
      async () => 1,
      async () => 'two',
    ),
  ).toEqual([1, 'two']);
});

it('tells of all fields at once, in the words of the first (WIRE-21)', async () => {
  const failed = await checkTogether(refuse('甲'), async () => 2, refuse('乙')).catch((error: unknown) => error);
  expect(failed).toMatchObject({ error: badRequest, msg: '甲 有误', fields: { 甲: '甲 有误', 乙: '乙 有误' } });
});

it('what is about no field, or is nobody’s refusal, goes on by itself (WIRE-21)', async () => {
  const gone = async () => {
    throw new AppError(notFound);
  };
  const broken = async () => {
    throw new Error('broken');
  };
  expect(await checkTogether(refuse('甲'), gone).catch((error: unknown) => error)).toMatchObject({ error: notFound });
  await expect(checkTogether(refuse('甲'), broken)).rejects.toThrow('broken');
});
