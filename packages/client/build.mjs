// Client and contract as one package that needs only zod. Run by `npm run build`.
import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';

const here = import.meta.dirname;
const dist = join(here, 'dist');

rmSync(dist, { recursive: true, force: true });
execFileSync('tsc', ['-p', join(here, 'tsconfig.build.json')], { stdio: 'inherit' });

/** The compiler leaves imports of the other package as they are. */
for (const file of readdirSync(dist, { recursive: true, encoding: 'utf8' }).filter((name) => /\.(?:js|d\.ts)$/.test(name))) {
  const path = join(dist, file);
  const contract = relative(dirname(path), join(dist, 'contract'));
  const text = readFileSync(path, 'utf8');
  writeFileSync(
    path,
    text.replace(/(['"])@clubpulse\/contract\/([^'"]+)\1/g, (_, quote, name) => `${quote}${contract}/${name}.js${quote}`),
  );
}

const { name, version } = JSON.parse(readFileSync(join(here, 'package.json'), 'utf8'));
const { dependencies } = JSON.parse(readFileSync(join(here, '../contract/package.json'), 'utf8'));
const exports = { '.': './client/client.js', './webhooks': './client/webhooks.js', './contract/*': './contract/*.js' };
writeFileSync(
  join(dist, 'package.json'),
  `${JSON.stringify({ name, version, type: 'module', exports, dependencies }, null, 2)}\n`,
);
writeFileSync(join(dist, 'README.md'), readFileSync(join(here, 'README.md'), 'utf8'));
