import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';

export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  clearScreen: false,
  build: { target: 'es2022', assetsInlineLimit: 0, modulePreload: { polyfill: false } },
});
