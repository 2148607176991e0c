import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';

// The build goes into the Python package, which serves it. In development `npm run dev` sends what is not the client's
// own to a server started with `redtable serve`.
export default defineConfig({
  plugins: [svelte()],
  build: { outDir: '../src/redtable/server/client', emptyOutDir: true, assetsInlineLimit: 0, target: 'es2023' },
  server: { proxy: { '/api': { target: 'http://127.0.0.1:8642', ws: true } } },
  test: { include: ['src/**/*.test.ts'] },
});
