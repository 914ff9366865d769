/**
 * Makes the stylesheet of the antd components that apps/web really imports, under the portal's own theme:
 *   node tools/antd-stylesheet.mjs            writes it
 *   node tools/antd-stylesheet.mjs --check    fails when it is not what the sources need now
 * antd runs with `zeroRuntime`, so a component missing here would be unstyled in production only. Needs Node 24.
 */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { glob, mkdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const sources = join(root, 'apps/web/src');
const stylesheet = join(root, 'apps/web/public/antd/antd.css');
const addressModule = join(sources, 'lib/antd-stylesheet.ts');

/** Components that another one shows only later (an empty drop-down, a menu), so that drawing it once does not meet them. */
const shownLater = {
  Select: ['Empty'],
  AutoComplete: ['Empty'],
  Cascader: ['Empty'],
  TreeSelect: ['Empty', 'Tree'],
  Table: ['Empty', 'Spin', 'Pagination'],
  Dropdown: ['Menu'],
  Popconfirm: ['Popover', 'Button'],
};
/** Exports that are no component, or have no style of their own. */
const styleless = new Set(['ConfigProvider', 'Grid', 'theme', 'version', 'unstableSetRender']);

/** Value names imported from antd: `import { Select, type SelectProps as P } from 'antd'` gives Select. */
export function antdImportsIn(source) {
  const names = [];
  for (const [, isType, list] of source.matchAll(/import\s+(type\s+)?\{([^}]*)\}\s*from\s*['"]antd['"]/g)) {
    if (isType) continue;
    for (const entry of list.split(',')) {
      const name = entry.trim().split(/\s+as\s+/)[0];
      if (name && !name.startsWith('type ')) names.push(name);
    }
  }
  if (/(?:from|import)\s*\(?\s*['"]antd\/(?!locale\/)/.test(source))
    throw new Error('import components from "antd", not from inside it: the stylesheet would miss them');
  return names;
}

async function componentsInUse() {
  const names = new Set();
  for await (const file of glob('**/*.{ts,tsx}', { cwd: sources })) {
    for (const name of antdImportsIn(await readFile(join(sources, file), 'utf8'))) names.add(name);
  }
  const later = [...names].flatMap((name) => shownLater[name] ?? []);
  return [...new Set([...names, ...later])].filter((name) => !styleless.has(name)).toSorted();
}

async function makeStylesheet(includes) {
  const require = createRequire(join(root, 'apps/web/package.json'));
  const { createElement } = require('react');
  const { ConfigProvider } = require('antd');
  const { extractStyle } = require('@ant-design/static-style-extract');
  const { antdTheme } = await import(new URL('../apps/web/src/lib/antd-theme.ts', import.meta.url).href);
  const { version } = require('antd/package.json');
  // drawing for the stylesheet wants the styles made, which the pages must not do
  const theme = { ...antdTheme, zeroRuntime: false };
  const css = quietly(() => extractStyle({ includes, customTheme: (node) => createElement(ConfigProvider, { theme }, node) }));
  const text = css.replaceAll(/<\/?style[^>]*>/g, '').trim();
  if (text.length < 1000) throw new Error('antd gave no styles');
  return `/* antd ${version}: ${includes.join(' ')}. Made by tools/antd-stylesheet.mjs; do not edit. */\n${text}\n`;
}

/** Components drawn without their props complain; that is no news here. */
function quietly(work) {
  const { error, warn } = console;
  console.error = () => {};
  console.warn = () => {};
  try {
    return work();
  } finally {
    Object.assign(console, { error, warn });
  }
}

/** The address carries a hash of the content, so a browser never mixes an old stylesheet with new pages. */
const addressModuleOf = (css) =>
  `/** Address of the antd stylesheet. Made by tools/antd-stylesheet.mjs together with it; do not edit. */\nexport const ANTD_STYLESHEET = '/antd/antd.css?v=${createHash('sha256').update(css).digest('hex').slice(0, 12)}';\n`;

const textOf = (path) => {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return '';
  }
};

async function main() {
  const includes = await componentsInUse();
  const css = await makeStylesheet(includes);
  const address = addressModuleOf(css);
  if (!process.argv.includes('--check')) {
    await mkdir(dirname(stylesheet), { recursive: true });
    await writeFile(stylesheet, css);
    await writeFile(addressModule, address);
    console.log(`antd stylesheet: ${includes.length} components, ${Math.round(css.length / 1024)} KB`);
    return;
  }
  if (textOf(stylesheet) === css && textOf(addressModule) === address) return;
  console.error('The antd stylesheet does not fit the antd components that apps/web imports, or its theme.\nRun: node tools/antd-stylesheet.mjs');
  process.exitCode = 1;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await main();
