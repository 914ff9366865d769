import { scenarioPlans } from '@portal/engines/sizing';
import { expect, it, describe } from 'vitest';
import { draftOf, inputsOf } from '../../inputs-form/index.ts';
import { exampleFollowed, isExample } from './example-followed.ts';

const plan = scenarioPlans.scenarioVideoSurveillance;
const exampleOf = (site: string) => plan.examples?.of[site] ?? {};
/** As the form gives them back. */
const typed = (inputs: object) => inputsOf(plan.fields, draftOf(plan.fields, { ...inputs }));
const shop = typed({ ...plan.starter, retentionDays: 60 });

describe('the example of a site', () => {
  it('takes the place of that of another, other answers stay', () => {
    const followed = exampleFollowed(plan, shop, { ...shop, site: 'warehouse' });
    expect(followed).toEqual({ ...exampleOf('warehouse'), retentionDays: 60 });
    expect(isExample(plan, typed(followed ?? {}))).toBe(true);
  });

  it('goes on to the next site, and back', () => {
    const street = typed(exampleOf('street'));
    expect(exampleFollowed(plan, street, { ...street, site: 'shop' })).toEqual(exampleOf('shop'));
  });

  it('leaves areas alone that somebody told', () => {
    const own = typed({ site: 'shop', areas: [{ lengthM: 7, widthM: 4 }] });
    expect(exampleFollowed(plan, own, { ...own, site: 'warehouse' })).toBeNull();
    expect(isExample(plan, own)).toBe(false);
  });

  it('does not come for another answer, nor where a scenario has none', () => {
    expect(exampleFollowed(plan, shop, { ...shop, monitors: 2 })).toBeNull();
    expect(exampleFollowed(scenarioPlans.scenarioUps, scenarioPlans.scenarioUps.starter, {})).toBeNull();
  });
});
