import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { root } from './runtime.mjs';

/**
 * Script in kB as it goes over the wire, English words included, from the built web app: each start by itself, the first
 * screen of an athlete with everything, every screen beyond what the shell brings, and apart
 * from them what only an act opens, dialogs for instance, counted as if nothing but the shell were there. Files in the same order.
 */
export function webSizes(dist = join(root, 'apps/web/dist')) {
  const page = readFileSync(join(dist, 'index.html'), 'utf8');
  const { files, filesOf: indexesOf, words } = JSON.parse(/id="files">(.*?)<\/script>/s.exec(page)[1]);
  const filesOf = (name) => (indexesOf[name] ?? []).map((index) => files[index]);
  const named = (name) => [name, ...(words[name] ?? []).map((file) => `en/${file}`)].flatMap(filesOf);
  const measured = (list) => {
    const scripts = [...new Set(list)].filter((file) => file.endsWith('.js'));
    // The level that the server compresses with.
    const bytes = scripts.reduce((sum, file) => sum + gzipSync(readFileSync(join(dist, file)), { level: 6 }).length, 0);
    return { kB: Math.round(bytes / 100) / 10, files: scripts.length };
  };
  const start = scriptsOf(page);
  const language = filesOf('en');
  const shell = [...start, ...named('start.app'), ...language];
  const parts = Object.keys(indexesOf).filter((name) => !/^(start\.|\w\w(\/|$))/.test(name));
  const sizesOf = (names) =>
    Object.fromEntries(names.sort().map((name) => [name, measured(named(name).filter((file) => !shell.includes(file)))]));
  const screens = screenNames();
  return {
    starts: {
      home: measured([...start, ...named('start.home'), ...language]),
      shell: measured(shell),
      'shell and journal': measured([...shell, ...named('journal')]),
      'shell and today': measured([...shell, ...named('today')]),
      tv: measured(scriptsOf(readFileSync(join(dist, 'tv.html'), 'utf8'))),
    },
    beyond: sizesOf(parts.filter((name) => screens.has(name))),
    opened: sizesOf(parts.filter((name) => !screens.has(name))),
  };
}

const scriptsOf = (page) => [...page.matchAll(/(?:src|href)="\.\/(assets\/[^"]+\.js)"/g)].map(([, file]) => file);

/** What the features' manifests open, by the names of the files in lower case. */
function screenNames() {
  const loaded = /load: \(\) => import\('[^']*?([A-Z]\w+)\.tsx'\)/g;
  const source = join(root, 'apps/web/src');
  const manifests = readdirSync(source, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.screens.ts'))
    .map((file) => readFileSync(join(source, file), 'utf8'));
  return new Set(manifests.flatMap((text) => [...text.matchAll(loaded)].map(([, name]) => name.toLowerCase())));
}

const largestFirst = (sizes) => Object.entries(sizes).sort(([, a], [, b]) => b.kB - a.kB);

export function printSizes({ starts, beyond, opened }) {
  const line = ([name, { kB, files }]) =>
    `  ${name.padEnd(30)} ${kB.toFixed(1).padStart(6)} kB ${String(files).padStart(3)} files`;
  console.log('Script over the wire:');
  for (const one of Object.entries(starts)) console.log(line(one));
  console.log('Beyond the shell:');
  for (const one of largestFirst(beyond)) console.log(line(one));
  console.log('Opened by an act:');
  for (const one of largestFirst(opened)) console.log(line(one));
}

// node scripts/web-sizes.mjs [--write]: the sizes of the build that is there; --write lowers limits and adds missing ones.
if (import.meta.filename === process.argv[1]) {
  const { checkWebSizes, writeLimits } = await import('./checks/web-sizes.ts');
  const sizes = webSizes();
  printSizes(sizes);
  if (process.argv.includes('--write')) writeLimits(root, sizes);
  else process.exitCode = checkWebSizes(root, sizes).failed > 0 ? 1 : 0;
}
