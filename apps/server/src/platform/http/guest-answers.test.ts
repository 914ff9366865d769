import { expect, it } from 'vitest';
import { shareAnswers } from './guest-answers.ts';

const ok = (json: string) => ({ status: 200, json });

it('what one page has just been answered, the next is given without asking; a quarter of a second later it asks', async () => {
  let now = 1000;
  let asked = 0;
  const share = shareAnswers<{ status: number; json: string }>(() => now);
  const ask = async () => ok(`answer ${++asked}`);
  const atOnce = await Promise.all([share('portal.test /words', ask), share('portal.test /words', ask)]);
  expect(atOnce).toEqual([ok('answer 1'), ok('answer 1')]);
  now = 1249;
  expect(await share('portal.test /words', ask)).toEqual(ok('answer 1'));
  expect(await share('other.test /words', ask)).toEqual(ok('answer 2'));
  now = 1250;
  expect(await share('portal.test /words', ask)).toEqual(ok('answer 3'));
});

it('what was refused is nobody else’s: the others ask for themselves', async () => {
  const share = shareAnswers<{ status: number; json: string }>(() => 0);
  const refused = share('/words', async () => ({ status: 429, json: 'wait' }));
  const own = share('/words', async () => ok('own'));
  expect([await refused, await own]).toEqual([{ status: 429, json: 'wait' }, ok('own')]);
  expect(await share('/words', async () => ok('never asked'))).toEqual(ok('own'));
});

it('what fails fails for its own page alone', async () => {
  const share = shareAnswers<{ status: number; json: string }>(() => 0);
  const failed = share('/words', () => Promise.reject(new Error('broken')));
  const own = share('/words', async () => ok('own'));
  await expect(failed).rejects.toThrow('broken');
  expect(await own).toEqual(ok('own'));
});
