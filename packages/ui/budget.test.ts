import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { build, type Rolldown } from 'vite';
import { expect, test } from 'vitest';

/** What a browser would be sent: built for production, React apart. */
const bundle = async (entry: string) => {
  const built = await build({
    configFile: false,
    mode: 'production',
    logLevel: 'silent',
    build: { write: false, minify: true, rolldownOptions: { input: fileURLToPath(new URL(entry, import.meta.url)), external: /^react/u, preserveEntrySignatures: 'strict' } },
  });
  return (built as Rolldown.RolldownOutput).output;
};
const gzipped = (content: string | Uint8Array) => gzipSync(content, { level: 9 }).length;

test('all parts together are at most 12 KB of script, gzipped', async () => {
  const script = (await bundle('./index.ts')).flatMap((file) => (file.type === 'chunk' ? [file.code] : [])).join('');
  expect(script).toContain('暂无价格');
  expect(gzipped(script)).toBeLessThanOrEqual(12 * 1024);
});

test('the whole style sheet is at most 14 KB, gzipped', async () => {
  const sheets = (await bundle('./styles/index.css')).flatMap((file) => (file.type === 'asset' && file.fileName.endsWith('.css') ? [String(file.source)] : []));
  expect(sheets).toHaveLength(1);
  expect(sheets[0]).toContain('.p-footer');
  expect(gzipped(sheets[0] ?? '')).toBeLessThanOrEqual(14 * 1024);
});
