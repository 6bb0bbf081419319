import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { root } from './runtime.mjs';

/**
 * Script in kB as it goes over the wire, English words included, from the built web app: each start by itself, the first
 * screen of an athlete with everything, every other screen and dialog beyond what the shell brings. Files in the same order.
 */
export function webSizes(dist = join(root, 'apps/web/dist')) {
  const page = readFileSync(join(dist, 'index.html'), 'utf8');
  const { files, of, words } = JSON.parse(/id="files">(.*?)<\/script>/s.exec(page)[1]);
  const filesOf = (name) => (of[name] ?? []).map((index) => files[index]);
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
  const beyond = Object.keys(of).filter((name) => !/^(start\.|\w\w(\/|$))/.test(name));
  return {
    starts: {
      home: measured([...start, ...named('start.home'), ...language]),
      shell: measured(shell),
      'shell and journal': measured([...shell, ...named('journal')]),
      tv: measured(scriptsOf(readFileSync(join(dist, 'tv.html'), 'utf8'))),
    },
    beyond: Object.fromEntries(
      beyond.sort().map((name) => [name, measured(named(name).filter((file) => !shell.includes(file)))]),
    ),
  };
}

const scriptsOf = (page) => [...page.matchAll(/(?:src|href)="\.\/(assets\/[^"]+\.js)"/g)].map(([, file]) => file);

export function printSizes({ starts, beyond }) {
  const line = ([name, { kB, files }]) =>
    `  ${name.padEnd(30)} ${kB.toFixed(1).padStart(6)} kB ${String(files).padStart(3)} files`;
  console.log('Script over the wire:');
  for (const one of Object.entries(starts)) console.log(line(one));
  console.log('Beyond the shell:');
  for (const one of Object.entries(beyond).sort(([, a], [, b]) => b.kB - a.kB)) console.log(line(one));
}

// node scripts/web-sizes.mjs [--write]: the sizes of the build that is there; --write lowers limits and adds missing ones.
if (import.meta.filename === process.argv[1]) {
  const { checkWebSizes, writeLimits } = await import('./checks/web-sizes.ts');
  const sizes = webSizes();
  printSizes(sizes);
  if (process.argv.includes('--write')) writeLimits(root, sizes);
  else process.exitCode = checkWebSizes(root, sizes).failed > 0 ? 1 : 0;
}
