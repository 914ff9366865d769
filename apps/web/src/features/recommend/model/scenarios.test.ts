import { inputsToPairs } from '@portal/engines/inputs';
import { scenarioIds, scenarioPlans } from '@portal/engines/sizing';
import { describe, expect, it } from 'vitest';
import { draftOf, inputsOf } from '../../inputs-form/index.ts';
import { askOf, firstAsk } from './ask.ts';
import { guideHref, parseGuide, RESERVED_NAMES } from './guide-address.ts';
import { localAnswer, tierFigures } from './local-answer.ts';
import { openWordsOf } from './open-words.ts';
import { printedAnswers } from './printed-answers.ts';
import { listScenarios } from './scenarios.ts';
import { stepsOf } from './steps.ts';
import { SCENARIO_WORDS } from './scenario-words.ts';

const plans = scenarioIds.map((id) => scenarioPlans[id]);

describe.each(plans.map((plan) => [plan.title, plan] as const))('%s', (_title, plan) => {
  it('opens with an example that works, and comes back from its own link', () => {
    const local = localAnswer(plan, plan.starter);
    expect(local.valid && local.highlights.length).toBeGreaterThan(0);
    const inputs = inputsOf(plan.fields, draftOf(plan.fields, plan.starter));
    const href = guideHref({ scenario: plan.id, inputs, tier: 'standard', budget: '', kept: [], picks: [], step: 0 }, plan.fields, null);
    const address = parseGuide(new URL(href, 'http://portal.test').searchParams, plan.id, plan.fields);
    expect(address.inputs).toEqual(plan.starter);
    expect(firstAsk(plan, address)).toEqual(askOf(plan.id, plan.starter, null, []));
  });

  it('has no input whose name the address keeps for itself', () => {
    expect(Object.keys(plan.fields).filter((name) => (RESERVED_NAMES as readonly string[]).includes(name))).toEqual([]);
    expect(inputsToPairs(plan.fields, plan.starter).length).toBeGreaterThan(0);
  });

  it('asks each of its questions in one step, and says what leaving one open means', () => {
    expect(plan.steps.flatMap(({ fields }) => fields).toSorted()).toEqual(Object.keys(plan.fields).toSorted());
    expect(stepsOf(plan, plan.starter, []).length).toBeGreaterThan(1);
    for (const name of Object.keys(openWordsOf(plan))) expect(plan.fields).toHaveProperty(name);
  });

  it('prints its answers in words, without a code or an empty value', () => {
    const local = localAnswer(plan, plan.starter);
    const answers = printedAnswers(plan.fields, plan.starter, local.valid ? local.values : {});
    expect(answers.length).toBeGreaterThan(0);
    for (const { label, value } of answers) {
      expect(label).not.toBe('');
      expect(value).not.toMatch(/undefined|null|NaN|true|false|^$/);
    }
  });

  it('has words for choosing it', () => {
    expect(SCENARIO_WORDS[plan.id].gets.length).toBe(3);
    expect(listScenarios().find(({ id }) => id === plan.id)).toMatchObject({ title: plan.title, stepCount: stepsOf(plan, plan.starter, []).length + 1 });
  });
});

describe('the figures of a tier', () => {
  const plan = scenarioPlans.scenarioUps;
  const figuresOf = (inputs: Record<string, unknown>, tier: 'economy' | 'high') => {
    const plain = localAnswer(plan, inputs);
    return plain.valid ? tierFigures(plan, inputs, tier, plain) : null;
  };

  it('take its preference where the question was left open, and the answer where it was not', () => {
    const loads = [{ powerW: 4500 }];
    expect(figuresOf({ loads }, 'high')?.inputs).toMatchObject({ redundancy: 'n+1' });
    expect(figuresOf({ loads, redundancy: 'none' }, 'high')?.inputs).toMatchObject({ redundancy: 'none' });
    expect(figuresOf({ loads }, 'economy')?.inputs).toEqual({ loads });
  });
});

describe('a page opened with wrong answers', () => {
  it('asks the server nothing', () => {
    const plan = scenarioPlans.scenarioLed;
    expect(firstAsk(plan, parseGuide(new URLSearchParams('widthM=abc'), plan.id, plan.fields))).toBeNull();
  });
});
