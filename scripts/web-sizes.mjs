import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { root } from './runtime.mjs';

const kept = join(root, 'apps/web/sizes.json');
/** What a size may grow by before it counts, in kB, and the part by which it may shrink before its limit is lowered. */
const GROWS = 0.5;
const SHRINKS = 0.04;

/**
 * Script in kB as it goes over the wire, English words included, from the built web app: each start by itself, the first
 * screen of an athlete with everything, every other screen and dialog beyond what the shell brings. Files in the same order.
 */
export function webSizes(dist = join(root, 'apps/web/dist')) {
  const page = readFileSync(join(dist, 'index.html'), 'utf8');
  const { files, of } = JSON.parse(/id="files">(.*?)<\/script>/s.exec(page)[1]);
  const named = (name) => (of[name] ?? []).map((index) => files[index]);
  const measured = (list) => {
    const scripts = [...new Set(list)].filter((file) => file.endsWith('.js'));
    // The level that the server compresses with.
    const bytes = scripts.reduce((sum, file) => sum + gzipSync(readFileSync(join(dist, file)), { level: 6 }).length, 0);
    return { kB: Math.round(bytes / 100) / 10, files: scripts.length };
  };
  const start = scriptsOf(page);
  const words = named('words.en');
  const shell = [...start, ...named('app'), ...words];
  const beyond = Object.keys(of).filter((name) => !/^(app|home|words\..*)$/.test(name));
  return {
    starts: {
      home: measured([...start, ...named('home'), ...words]),
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

/** What grew beyond its limit, has none, or shrank so far that its limit is to be lowered. `limits` as in apps/web/sizes.json. */
export function sizeProblems(sizes, limits) {
  return Object.entries(sizes).flatMap(([group, of]) =>
    Object.entries(of).flatMap(([name, { kB }]) => {
      const limit = limits[group]?.[name];
      if (limit === undefined) return [`${name}: ${kB} kB has no limit yet`];
      if (kB > limit + GROWS) return [`${name}: ${kB} kB of script, ${limit} at most`];
      if (kB < limit * (1 - SHRINKS) - GROWS) return [`${name}: ${kB} kB of script, its limit of ${limit} can be lowered`];
      return [];
    }),
  );
}

/** Limits as they are to be: lower where something shrank, new for what is new, never higher. */
export function tightened(sizes, limits) {
  const lower = (group, [name, { kB }]) => [name, Math.min(kB, limits[group]?.[name] ?? kB)];
  return Object.fromEntries(
    Object.entries(sizes).map(([group, of]) => [group, Object.fromEntries(Object.entries(of).map((one) => lower(group, one)))]),
  );
}

export function printSizes({ starts, beyond }) {
  const line = ([name, { kB, files }]) =>
    `  ${name.padEnd(30)} ${kB.toFixed(1).padStart(6)} kB ${String(files).padStart(3)} files`;
  console.log('Script over the wire:');
  for (const one of Object.entries(starts)) console.log(line(one));
  console.log('Beyond the shell:');
  for (const one of Object.entries(beyond).sort(([, a], [, b]) => b.kB - a.kB)) console.log(line(one));
}

/** Compares the build with its limits and prints what is wrong. */
export function checkWebSizes() {
  const problems = sizeProblems(webSizes(), readLimits());
  if (problems.length > 0) console.log(`\nweb sizes:\n${problems.map((problem) => `  ${problem}`).join('\n')}`);
  if (problems.some((problem) => /can be lowered|no limit/.test(problem))) console.log('  node scripts/web-sizes.mjs --write');
  return { passed: problems.length === 0 ? 1 : 0, failed: problems.length };
}

const readLimits = () => (existsSync(kept) ? JSON.parse(readFileSync(kept, 'utf8')) : {});

// node scripts/web-sizes.mjs [--write]: the sizes of the build that is there; --write lowers limits and adds missing ones.
if (import.meta.filename === process.argv[1]) {
  const sizes = webSizes();
  printSizes(sizes);
  if (process.argv.includes('--write')) writeFileSync(kept, `${JSON.stringify(tightened(sizes, readLimits()), null, 2)}\n`);
  else process.exitCode = checkWebSizes().failed > 0 ? 1 : 0;
}
