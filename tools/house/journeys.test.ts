import { describe, expect, it } from 'vitest';
import { journeyComplaints } from './journeys.ts';
import { treeOf } from './tree.ts';

const accounts = `export const looked = {\n  person: demo('13800000001'),\n};\nexport const written = {\n  /** Buys. */\n  ofBuying: demo('13800000002'),\n  ofSelling: double('13700000001', '13800000003'),\n};\n`;
const house = {
  'e2e/accounts.ts': accounts,
  'e2e/buyer-buys.test.ts': 'await openJourney({ as: written.ofBuying });',
  'e2e/dealer-sells.test.ts': 'await openJourney({ as: written.ofSelling });',
  'e2e/session-ends.test.ts': 'await openJourney({ as: looked.person });',
};

describe('journeys', () => {
  it('each as somebody else, or only looking, or on a portal of its own', () => {
    const alone = 'await openJourneyAlone({ as: looked.person }); await signIn(page, written.ofBuying);';
    expect(journeyComplaints(treeOf({ ...house, 'e2e/server-ends.test.ts': alone }))).toEqual([]);
  });

  it.each([
    ['two that change something as one', { 'e2e/buyer-pays.test.ts': 'openJourney(); signIn(page, written.ofBuying);' }, /buyer-buys.*buyer-pays.*as ofBuying/],
    [
      'one on a portal of its own that is on the shared one as well',
      { 'e2e/a.test.ts': 'openJourneyAlone(); openJourney({ as: written.ofBuying });' },
      /as ofBuying/,
    ],
    ['one account under two names', { 'e2e/accounts.ts': accounts.replace('13700000001', '13800000002') }, /ofBuying and ofSelling are one account/],
    ['an account that no journey is', { 'e2e/dealer-sells.test.ts': 'openJourney();' }, /no journey is ofSelling/],
    ['one who is looked at, and not known to be that alone', { 'e2e/person-writes.test.ts': 'openJourney({ as: looked.person });' }, /is changed by nobody/],
    [
      'an account that stands in the journey',
      { 'e2e/a.test.ts': `openJourney({ as: { phone: '13800000002', password: 'Demo@2026' } });` },
      /stand in e2e\/accounts/,
    ],
    [
      'a pointer, or a focus that the test sets, in one that is gone by keys alone',
      { 'e2e/person-presses.test.ts': `/** With the keyboard alone: a person presses. */\nopenJourney();\nawait keys.press(button);\nawait button.click();` },
      /calls click/,
    ],
    [
      'a key pressed on what the test sought out',
      {
        'e2e/person-presses.test.ts': `/** With the keyboard alone: a person presses. */\nopenJourney();\nawait by(page).press(a);\nawait button.press('Enter');`,
      },
      /calls press/,
    ],
    ['a name that is not found', { 'e2e/a.test.ts': 'const { ofBuying } = written; openJourney({ as: ofBuying });' }, /so that it is found/],
  ])('%s is a complaint', (_name, planted, said) => {
    expect(journeyComplaints(treeOf({ ...house, ...planted }))).toEqual([expect.stringMatching(said)]);
  });
});
