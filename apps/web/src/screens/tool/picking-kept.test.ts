import { expect, it } from 'vitest';
import { readOrKeep } from './picking-kept.ts';

const request = new Request('http://localhost/tool/designOrder/selection?tab=brand');

it('throws on where there is nothing to keep', async () => {
  const outage = new TypeError('Failed to fetch');
  await expect(readOrKeep(() => Promise.reject(outage), request)).rejects.toBe(outage);
});

it('lets a redirect to the sign-on through', async () => {
  const redirect = new Response(null, { status: 302 });
  await expect(readOrKeep(() => Promise.reject(redirect), request)).rejects.toBe(redirect);
});
