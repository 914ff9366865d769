import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';

export default defineConfig({
  plugins: [reactRouter()],
  clearScreen: false,
  build: { target: 'es2022', assetsInlineLimit: 0 },
  // found by the first cold visit otherwise, which reloads the page under the visitor
  optimizeDeps: { include: ['antd', 'dayjs', 'react-router', '@tanstack/react-query', '@dnd-kit/core', '@dnd-kit/sortable'] },
});
