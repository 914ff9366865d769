import { runInNewContext } from 'node:vm';
import { expect, it } from 'vitest';
import { withData } from './page-data.server.ts';

const PAGE = '<!DOCTYPE html><html><body>页面</body></html>';

/** What a browser would hand to the router. */
function saidBy(html: string): string[] {
  const said: string[] = [];
  const [, script = ''] = /<script nonce="n">(.*)<\/script><\/body><\/html>$/s.exec(html) ?? [];
  const controller = { enqueue: (text: string) => void said.push(text), close: () => void said.push('closed') };
  runInNewContext(script, { window: { __reactRouterContext: { streamController: controller } } });
  return said;
}

it('the data stand at the end of the page and are said as they were, whatever is in them', () => {
  for (const data of ['[{"_1":2},"摄像机"]\n', '</script><script>alert(1)</script>', '<!--', ']]>', '\u2028\u2029', '$& $` \\ " \'', '&lt;']) {
    const html = withData(PAGE, data, 'n');
    expect(saidBy(html)).toEqual([data, 'closed']);
    expect(html.startsWith('<!DOCTYPE html><html><body>页面<script nonce="n">')).toBe(true);
    expect(html.match(/<\/?script/g)).toEqual(['<script', '</script']);
    expect(html).not.toContain('<!--');
  }
});

it('a page that ends otherwise would lose them: that is a mistake of ours', () => {
  expect(() => withData('<p>', '[]', 'n')).toThrow('ends with its body');
});
