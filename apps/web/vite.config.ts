import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { wordsWithCode } from './build/words-with-code.ts';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const buildId = process.env['BUILD_ID'] ?? Date.now().toString(36);

/** Puts the build's id into a plain text file beside index.html: the running app compares it with its own. */
function versionFile(): Plugin {
  return {
    name: 'version-file',
    generateBundle() {
      this.emitFile({ type: 'asset', fileName: 'version', source: buildId });
    },
    configureServer(server) {
      server.middlewares.use('/version', (_request, response) => response.end(buildId));
    },
  };
}

const apiPort = process.env['API_PORT'] ?? process.env['PORT'] ?? '3000';
const server = `http://127.0.0.1:${apiPort}`;
const inputs = ['index.html', 'tv.html'].map(here).filter((file) => existsSync(file));

export default defineConfig({
  root: here('.'),
  base: './',
  plugins: [wordsWithCode(here('../..')), react(), versionFile()],
  define: { __BUILD_ID__: JSON.stringify(buildId) },
  server: {
    proxy: {
      '/api': { target: server, ws: true },
      '/oidc': { target: server },
    },
  },
  build: {
    target: 'es2022',
    rolldownOptions: {
      input: inputs,
      output: {
        // Without groups Rolldown emits some twenty-five tiny preloads; the total is the same.
        codeSplitting: {
          groups: [
            { name: 'react', test: /node_modules[\\/](react|react-dom|scheduler)[\\/]/, priority: 30 },
            {
              name: 'framework',
              test: /node_modules[\\/](react-router|@tanstack|oidc-client-ts|zod)[\\/]/,
              priority: 20,
            },
            { name: 'ui', test: /node_modules[\\/](@mantine|@floating-ui|clsx|@tabler)[\\/]/, priority: 10, entriesAware: true },
          ],
        },
      },
    },
  },
});
