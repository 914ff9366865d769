/** What a press opens is never waited for in silence (SHELL-34): of the sources, which a page on a fast line does not tell apart. */
import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const SOURCES = new URL('../../', import.meta.url);

/** Nobody has pressed for these: they come by themselves, once the page stands. */
const BY_THEMSELVES = [
  'features/login-prompts/components/login-prompts.tsx',
  'features/shell/components/page-frame.tsx',
  'lib/page/later-part.tsx',
  'screens/product/product-detail.tsx',
];

it('a part that somebody has pressed for shows that it comes', () => {
  const silent = globSync('**/*.tsx', { cwd: SOURCES }).filter((file) =>
    /<Suspense(>| fallback=\{(null|undefined)\})/.test(readFileSync(new URL(file, SOURCES), 'utf8')),
  );
  expect(silent.toSorted()).toEqual(BY_THEMSELVES);
});

it('a part that comes when it is pressed for waits in a place of its own, so that the page around it stays', () => {
  const lazy = globSync('**/*.tsx', { cwd: SOURCES }).filter((file) => / = lazyPart\(/.test(readFileSync(new URL(file, SOURCES), 'utf8')));
  const unheld = lazy.filter((file) => !/<(Suspense|ComingDialog)\b/.test(readFileSync(new URL(file, SOURCES), 'utf8')));
  expect(unheld).toEqual([]);
});
