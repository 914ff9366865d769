import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { contentSecurityPolicy, withoutNonce } from './page-policy.ts';

const NONCE = '00112233445566778899aabbccddeeff';
const hashOf = (text: string) => `sha256-${createHash('sha256').update(text).digest('base64')}`;

describe('a page that is kept', () => {
  const made = `<html><head><script nonce="${NONCE}">first()</script></head><body>
<script>planted()</script><script nonce="${NONCE.replace('0', '1')}">guessed()</script>
<script nonce="${NONCE}" type="module" async="">import "/assets/a.js"</script><script nonce="${NONCE}" src="/assets/b.js"></script>
<script nonce="${NONCE}">enqueue("[\\"nonce\\",\\"${NONCE}\\"]")</script></body></html>`;
  const { html, ownScripts } = withoutNonce(made, NONCE);

  it('holds nothing of the nonce it was made with', () => expect(html).not.toContain(NONCE));

  it('lets run, by their hashes, the scripts that were ours and no other', () =>
    expect(ownScripts).toEqual(['first()', 'import "/assets/a.js"', 'enqueue("[\\"nonce\\",\\"\\"]")'].map(hashOf)));

  it('names the very scripts that stand in it', () => {
    const found = [...html.matchAll(/<script[^>]*>([^<]+)<\/script>/g)].map(([, text = '']) => hashOf(text));
    expect(found).toEqual(expect.arrayContaining(ownScripts));
    expect(found.filter((hash) => !ownScripts.includes(hash))).toEqual(['planted()', 'guessed()'].map(hashOf));
  });

  it('says so in its policy', () => expect(contentSecurityPolicy(['sha256-x'], { development: false })).toMatch(/script-src 'self' 'sha256-x';/));
});
