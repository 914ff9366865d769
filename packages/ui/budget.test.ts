import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { build, type Rolldown } from 'vite';
import { expect, test } from 'vitest';
import * as ui from './index.ts';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** What a browser would be sent by a page that uses all of `source`: built for production, React apart. */
const bundle = async (source: string) => {
  const built = await build({
    configFile: false,
    mode: 'production',
    logLevel: 'silent',
    // the test run itself is a development build
    oxc: { jsx: { runtime: 'automatic', development: false } },
    build: { write: false, minify: true, modulePreload: false, rolldownOptions: { input: 'all', external: /^react/u } },
    plugins: [{ name: 'page', enforce: 'pre', resolveId: (id) => (id === 'all' ? 'all' : null), load: (id) => (id === 'all' ? source : null) }],
  });
  return (built as Rolldown.RolldownOutput).output;
};
const gzipped = (content: string | Uint8Array) => gzipSync(content, { level: 9 }).length;

test('all parts together are at most 16 KB of script, gzipped', async () => {
  const names = Object.keys(ui).join(', ');
  const script = (await bundle(`import { ${names} } from '${here('./index.ts')}'; globalThis.page = [${names}];`))
    .flatMap((file) => (file.type === 'chunk' ? [file.code] : []))
    .join('');
  expect(script).toContain('暂无价格');
  expect(script).toContain('请手动复制');
  expect(gzipped(script)).toBeLessThanOrEqual(16 * 1024);
});

test('the whole style sheet is at most 14 KB, gzipped', async () => {
  const sheets = (await bundle(`import '${here('./styles/index.css')}';`)).flatMap((file) =>
    file.type === 'asset' && file.fileName.endsWith('.css') ? [String(file.source)] : [],
  );
  expect(sheets).toHaveLength(1);
  expect(sheets[0]).toContain('.p-footer');
  expect(gzipped(sheets[0] ?? '')).toBeLessThanOrEqual(14 * 1024);
});
