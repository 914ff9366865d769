/** What sets a tier apart from another, in words for its card. */
import { figureText } from '@portal/units';
import type { Fields, Raw } from '@portal/engines/inputs';
import { roleKey } from './role-key.ts';
import type { ShownTierLine, ShownTier } from './shown-tier.ts';
import { TIER_NAMES } from './tier-words.ts';

export interface TierDifference {
  /** `电池`, `冗余`. */
  name: string;
  /** `100 Ah × 16 → 150 Ah × 16`; from the other tier to this one. */
  text: string;
}

/** Preferences first, then products: those only one has, other quantities, other models. Empty: the same. */
export function differencesOf(tier: ShownTier, other: ShownTier, fields: Fields): TierDifference[] {
  return [...preferences(tier, other, fields), ...products(tier.lines, other.lines)];
}

/** Where nobody answered the tier has a value of its own, and the other the default: both are said, and whose the value is. */
function preferences({ tier, inputs }: ShownTier, { inputs: others }: ShownTier, fields: Fields): TierDifference[] {
  return Object.entries(fields).flatMap(([name, field]) => {
    if (field.kind === 'rows' || field.kind === 'group' || field.kind === 'numbers') return [];
    const said = (of: Raw): string => {
      const given = of[name] ?? (typeof field.default === 'function' ? field.default(of, of) : field.default);
      if (given === undefined) return '不指定';
      if (field.kind === 'flag') return given === true ? '是' : '否';
      if (field.kind === 'option') return field.options.find((option) => option.value === given)?.label ?? String(given);
      return `${String(given)}${field.unit === undefined ? '' : ` ${field.unit}`}`;
    };
    const [mine, theirs] = [said(inputs), said(others)];
    const isOwn = (inputs[name] ?? null) !== null && (others[name] ?? null) === null;
    return mine === theirs ? [] : [{ name: field.label, text: `${theirs} → ${mine}${isOwn ? `（${TIER_NAMES[tier]}默认）` : ''}` }];
  });
}

function products(lines: readonly ShownTierLine[], others: readonly ShownTierLine[]): TierDifference[] {
  const left = [...others];
  const take = (fits: (line: ShownTierLine) => boolean) => {
    const at = left.findIndex(fits);
    return at < 0 ? undefined : left.splice(at, 1)[0];
  };
  // the same wanted product is the counterpart; else the next one of the role
  const exact = new Map(lines.map((line) => [line, take((one) => roleKey(one) === roleKey(line))]));
  const pairs = lines.map((line) => [line, exact.get(line) ?? take((one) => one.role === line.role)] as const);
  const differing = pairs.flatMap(([line, counterpart]) => {
    const [mine, theirs] = [said(line), counterpart === undefined ? '无' : said(counterpart)];
    return mine === theirs ? [] : [{ name: line.roleName, text: `${theirs} → ${mine}` }];
  });
  return [...differing, ...left.map((line) => ({ name: line.roleName, text: `${said(line)} → 无` }))];
}

const said = ({ chosen, wanted, quantity }: ShownTierLine): string => `${chosen?.productModel ?? (wanted || '未匹配')} × ${figureText(quantity)}`;
