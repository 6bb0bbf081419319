import { copyFileSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { root, run, withPackages } from './runtime.mjs';

// npm run bridge:package: agent, service and installer.
await withPackages({ toRun: true });
const { build } = await import('vite');

const bridge = join(root, 'apps/bridge');
const { version } = JSON.parse(readFileSync(join(bridge, 'package.json'), 'utf8'));
const name = `clubpulse-bridge-${version}`;
const dist = join(bridge, 'dist');
const folder = join(dist, name);
rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });
await build({
  configFile: false,
  root: bridge,
  logLevel: 'warn',
  ssr: { noExternal: true },
  build: {
    ssr: 'src/main.ts',
    outDir: folder,
    // Debian 13, the oldest supported system, has Node 20.
    target: 'node20',
    minify: false,
    rolldownOptions: { output: { entryFileNames: 'clubpulse-bridge.mjs', codeSplitting: false } },
  },
});
for (const file of [
  'install.sh',
  'run.sh',
  'clubpulse-bridge.service',
  'clubpulse-bridge.env',
  '70-clubpulse-ant.rules',
  'README',
])
  copyFileSync(join(bridge, 'hub', file), join(folder, file));
const font = import.meta.resolve('@fontsource-variable/archivo/files/archivo-latin-standard-normal.woff2');
copyFileSync(fileURLToPath(font), join(folder, 'archivo.woff2'));
writeFileSync(join(folder, 'VERSION'), `${version}\n`);
const packed = join(dist, `${name}.tar.gz`);
const { status, output } = run('tar', ['--owner=0', '--group=0', '-czf', packed, '-C', dist, name]);
if (status !== 0) throw new Error(`tar: ${output}`);
console.log(packed);
