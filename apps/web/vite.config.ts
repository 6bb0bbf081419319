import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import cssMixins from 'postcss-mixins';
import { defineConfig, type Plugin } from 'vite';
import { chunkGroups, lazily } from './build/chunks.ts';
import { compressed } from './build/compressed.ts';
import { contractForBrowsers } from './build/contract-for-browsers.ts';
import { filesAhead } from './build/files-ahead.ts';
import { installable } from './build/installable.ts';
import { mantineStyles } from './build/mantine-styles.ts';
import { modulesAhead } from './build/modules-ahead.ts';
import { nothingEmpty } from './build/nothing-empty.ts';
import { pagesApart } from './build/pages-apart.ts';
import { phrasesWithCode } from './build/phrases-with-code.ts';
import { onlyStyles } from './build/screens-ahead.ts';
import { stylesInCode } from './build/styles-in-code.ts';
import { temporalFunctions } from './build/temporal-functions.ts';
import { widget } from './build/widget.ts';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const buildId = process.env['BUILD_ID'] ?? Date.now().toString(36);

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

/** Tests run without a native Temporal, and the router exports its development build by default, so both have an alias. */
const resolve = {
  alias: [
    { find: /^temporal-polyfill$/, replacement: here('build/temporal.ts') },
    { find: /^react-router$/, replacement: here('../../node_modules/react-router/dist/production/index.mjs') },
  ],
};

const isBuilding = process.env['NODE_ENV'] === 'production';

const changing = [phrasesWithCode(here('../..')), react(), contractForBrowsers(), temporalFunctions()];

export default defineConfig(async ({ command }) => ({
  root: here('.'),
  base: './',
  css: { postcss: { plugins: [cssMixins({ mixinsFiles: here('src/styles/mixins.pcss') })] } },
  plugins: [
    ...changing,
    stylesInCode(),
    filesAhead(here('../..')),
    modulesAhead(),
    mantineStyles(here('src/styles/mantine.css')),
    pagesApart(),
    nothingEmpty(),
    versionFile(),
    installable(here('.'), buildId),
    widget(here('.'), [contractForBrowsers()]),
    ...(isBuilding ? [compressed()] : []),
  ],
  ...(command === 'build' ? { resolve } : {}),
  define: { __BUILD_ID__: JSON.stringify(buildId) },
  server: {
    proxy: {
      '/api': { target: server, ws: true },
      '/oidc': { target: server },
      '/uploads': { target: server },
      '/watch': { target: server },
    },
  },
  build: {
    target: 'es2022',
    // Browsers without module preload load the modules anyway.
    modulePreload: { polyfill: false, resolveDependencies: onlyStyles },
    rolldownOptions: {
      input: inputs,
      experimental: lazily,
      output: {
        codeSplitting: {
          groups:
            command === 'build' && isBuilding
              ? await chunkGroups({ root: here('.'), repository: here('../..'), input: inputs, plugins: changing, resolve })
              : [],
        },
      },
    },
  },
}));
