import { reactRouter } from '@react-router/dev/vite';
import { defineConfig, type Plugin } from 'vite';
import { pages } from './src/route-table.ts';

const RELOAD = /window\.location\.reload\(\);\s*return new Promise\(\(\) => \{\s*\}\);/;

/**
 * React Router answers a route script that cannot be read by loading the OLD address anew, each time, and swallows what is thrown
 * meanwhile. Here such a route is one that fails when drawn:
 * the page's own error view reloads the new address, at most once a minute, and then says what to do (src/lib/new-version.ts).
 */
const failOnGoneScript = (): Plugin => ({
  name: 'fail-on-gone-script',
  enforce: 'pre',
  apply: 'build',
  transform(code, id) {
    if (!/react-router.*[\\/]ssr[\\/]routeModules\.m?js$/.test(id)) return null;
    if (!RELOAD.test(code)) throw new Error('react-router loads route scripts in another way now: see src/lib/new-version.ts');
    return { code: code.replace(RELOAD, 'return { default: () => { throw error; } };'), map: null };
  },
});

/** What nearly every page shares goes in one script: a request and an answer's head cost more than most of these parts. */
const shared = { codeSplitting: { groups: [{ name: 'shared', minShareCount: pages.length + 3 }] } };

/**
 * The server holds the text of its build for as long as it lives. Without comments, and escaped, it is one byte a letter; one Chinese
 * letter left makes two of each of the whole file. Names stay: the log tells where a page failed.
 */
const small = { rolldownOptions: { output: { charset: 'ascii', comments: false } } } as const;

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [failOnGoneScript(), reactRouter()],
  clearScreen: false,
  build: { target: 'es2022', assetsInlineLimit: 0, ...(isSsrBuild ? {} : { rolldownOptions: { output: shared } }) },
  environments: { ssr: { build: small } },
  // found by the first cold visit otherwise, which reloads the page under the visitor
  optimizeDeps: { include: ['react-router', '@tanstack/react-query', '@dnd-kit/core', '@dnd-kit/sortable'] },
}));
