import { fileURLToPath } from 'node:url';
import { defineConfig, runnerImport, type Plugin } from 'vite';
import type * as DrawnAtBuild from './src/drawn-at-build.tsx';

/** Draws the card into the page at build time, so that it stands there before any script has arrived. */
function drawnAtBuild(): Plugin {
  return {
    name: 'drawn-at-build',
    transformIndexHtml: async (html) => {
      const { module } = await runnerImport<typeof DrawnAtBuild>(fileURLToPath(new URL('src/drawn-at-build.tsx', import.meta.url)));
      return html.replace('<!--card-->', module.drawCard());
    },
  };
}

export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  plugins: [drawnAtBuild()],
  clearScreen: false,
  build: { target: 'es2022', assetsInlineLimit: 0, modulePreload: { polyfill: false } },
});
