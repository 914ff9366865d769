import { askedText, attributeLabel, attributeText, meetsFor, roleName, wantsOf, type LineToMatch, type Want } from '../../roles/index.ts';
import type { TierId } from '../core/plan.ts';
import type { Candidate, Candidates } from './candidate.ts';
import { bestModels } from './order-models.ts';
import { namedModels, relatedModels } from './relation.ts';

/** Most other models offered beside the chosen one. */
export const ALTERNATIVES_MAX = 8;

export interface Match<C> {
  chosen: C | null;
  /** Others that fit, best first. */
  alternatives: C[];
  /** Why nothing was chosen, a sentence; null where something was. */
  unmatched: string | null;
}

/** A model for a line, in the order of a tier (`standard` unless told). */
export type MatchLine<C extends Candidate> = (line: LineToMatch, tier?: TierId) => Match<C>;

/**
 * A model for a line: of those that play its role, the best that meets every attribute, in the order of the tier
 * (`bestModels`; `standard` is the handbook's). A line that carries a relation gets what its relation names, as far as that is in
 * stock.
 * Source: SIZE-7.
 */
export const matchLine = <C extends Candidate>(line: LineToMatch, candidates: Candidates<C>, tier?: TierId): Match<C> => matchingIn(candidates)(line, tier);

/** The same for many lines: what meets a line is looked for once, whichever tiers ask. */
export function matchingIn<C extends Candidate>(candidates: Candidates<C>): MatchLine<C> {
  const fittingOf = rememberedFitting(candidates);
  return (line, tier = 'standard') => {
    const wants = wantsOf(line);
    const { named, others } = namedModels(line, fittingOf(line, wants));
    const best = bestModels({ line, wants, tier }, others, ALTERNATIVES_MAX + 1);
    const [chosen, ...alternatives] = [...named, ...best].slice(0, ALTERNATIVES_MAX + 1);
    if (chosen === undefined) return { chosen: null, alternatives: [], unmatched: unmatchedText(line, wants, candidates.get(line.role) ?? []) };
    return { chosen, alternatives, unmatched: null };
  };
}

function rememberedFitting<C extends Candidate>(candidates: Candidates<C>): (line: LineToMatch, wants: readonly Want[]) => readonly C[] {
  const remembered = new Map<string, readonly C[]>();
  return ({ role, attributes, fits }, wants) => {
    const asked = JSON.stringify([role, attributes, fits]);
    const known = remembered.get(asked);
    if (known !== undefined) return known;
    const fitting = relatedModels(attributes, modelsMeeting(wants, candidates.get(role) ?? []));
    remembered.set(asked, fitting);
    return fitting;
  };
}

function modelsMeeting<C extends Candidate>(wants: readonly Want[], models: readonly C[]): readonly C[] {
  const tests = wants.map(meetsFor);
  return models.filter(({ attributes }) => tests.every((isMet) => isMet(attributes)));
}

/** What a line asks of its model, in words, with what else must suit. */
export const lineText = ({ role, attributes, fits = {} }: LineToMatch): string => askedText(role, { ...fits, ...attributes });

/** `没有点间距为 P2.5 的 LED 箱体（室内）`: names the first want after which no model is left. */
function unmatchedText({ role }: LineToMatch, wants: readonly Want[], models: readonly Candidate[]): string {
  const name = roleName(role);
  const met: string[] = [];
  let left = models;
  for (const want of wants) {
    left = modelsMeeting([want], left);
    if (models.length > 0 && left.length === 0) return `${joined('没有', wantPhrase(want), '的', name)}${met.length > 0 ? `（${met.join('、')}）` : ''}`;
    met.push(attributeText(want.rule.code, want.value));
  }
  return joined('目录里没有', name);
}

const RELATIONS = { equal: '为', span: '含', includes: '含', atLeast: '不低于', atMost: '不高于', setting: '为', pack: '为' };

function wantPhrase({ rule, value }: Want): string {
  const label = attributeLabel(rule.code);
  const text = attributeText(rule.code, value);
  return joined(label, RELATIONS[rule.match], text.startsWith(label) ? text.slice(label.length).trim() : text);
}

/** Chinese and Latin stand a blank apart. */
const joined = (...words: readonly string[]): string =>
  words.reduce((sentence, word) => `${sentence}${/[!-~]$/.test(sentence) !== /^[!-~]/.test(word) ? ' ' : ''}${word}`);
