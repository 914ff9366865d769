import { seckillAbandoned, seckillFinished, seckillSoldOut } from '@portal/contract/seckill/errors';

const ENDS: readonly number[] = [seckillSoldOut.code, seckillFinished.code, seckillAbandoned.code];

/** A refusal after which nothing more is bought in this dialog: sold out, over, or called off. */
export const endsPurchase = (code: number | undefined): boolean => code !== undefined && ENDS.includes(code);
