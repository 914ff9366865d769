import { YUAN_MAX } from '@portal/contract/core';
import { figureText, normaliseDigits, parseYuan, toFen, type Yuan } from '@portal/units';

const WAN = 10_000;

export type TypedBudget = { ok: true; yuan: Yuan | null } | { ok: false; error: string };

/** A budget as people say it: `50000`, `50,000 元`, `5万`, `3.5 万`. Empty: none. */
export function readBudget(text: string): TypedBudget {
  const bare = normaliseDigits(text);
  if (bare === '') return { ok: true, yuan: null };
  const inWan = /万(?:元)?$/u.test(bare);
  const figure = parseYuan(inWan ? bare.replace(/万(?:元)?$/u, '') : bare);
  if (figure === null) return { ok: false, error: '请输入正确的预算金额，如 50000 或 5万' };
  const yuan = inWan ? (toFen(figure) * WAN) / 100 : figure;
  if (yuan < 0.01 || yuan > YUAN_MAX) return { ok: false, error: `预算应在 0.01~${figureText(YUAN_MAX)} 元之间` };
  return { ok: true, yuan };
}
