import { svelte } from '@sveltejs/vite-plugin-svelte';
import { loadEnv } from 'vite';
import { defineConfig } from 'vitest/config';

// The build goes into the Python package, which serves it. In development `npm run dev` sends what is not the client's
// own to a server started with `redtable serve`.
const SERVER = loadEnv('', '.', 'REDTABLE_')['REDTABLE_SERVER'] ?? 'http://127.0.0.1:8642';

export default defineConfig({
  plugins: [svelte()],
  build: { outDir: '../src/redtable/server/client', emptyOutDir: true, assetsInlineLimit: 0, target: 'es2023' },
  server: {
    proxy: { '/api': { target: SERVER, ws: true } },
    fs: { allow: ['..'] }, // the words stand beside the Python that says them
  },
  test: { include: ['src/**/*.test.ts'] },
});
