import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './runtime.mjs';

const ALONE_KB = 5;

/**
 * Compressed kB with the English phrases: starts; first screens with all they load; others without the shell; opened parts;
 * libraries.
 */
export function webSizes(dist = join(root, 'apps/web/dist')) {
  const page = readFileSync(join(dist, 'index.html'), 'utf8');
  const { files } = JSON.parse(/id="files">(.*?)<\/script>/s.exec(page)[1]);
  const { filesOf: listed, words } = JSON.parse(readFileSync(join(dist, '.files.json'), 'utf8'));
  const filesOf = (name) => listed[name] ?? [];
  const named = (name) => [name, ...(words[name] ?? []).map((file) => `en/${file}`)].flatMap(filesOf);
  const bytesOf = (file) => statSync(join(dist, existsSync(join(dist, `${file}.br`)) ? `${file}.br` : file)).size;
  const sized = (some) => ({ kB: Math.round(some.reduce((sum, file) => sum + bytesOf(file), 0) / 100) / 10, files: some.length });
  const measured = (list) => {
    const all = [...new Set(list)];
    return { ...sized(all.filter((file) => file.endsWith('.js'))), styles: sized(all.filter((file) => file.endsWith('.css'))) };
  };
  const start = filesIn(page);
  const language = filesOf('en');
  const app = [...start, ...named('start.app'), ...language];
  const shell = [...app, ...filesOf('en/refusals')];
  const parts = Object.keys(listed).filter((name) => !/^(start\.|\w\w(\/|$))/.test(name));
  const tv = readFileSync(join(dist, 'tv.html'), 'utf8');
  const brought = new Set([
    ...files,
    ...Object.values(listed).flat(),
    ...[page, tv].flatMap((html) => html.match(/assets\/[^"]+?\.js/g) ?? []),
  ]);
  const alone = readdirSync(join(dist, 'assets'))
    .map((file) => `assets/${file}`)
    .filter((file) => file.endsWith('.js') && !brought.has(file))
    .map((file) => [/([^/]+)-.{8}\.js$/.exec(file)?.[1], measured([file])])
    .filter(([, { kB }]) => kB >= ALONE_KB);
  const sizesOf = (names) =>
    Object.fromEntries(names.sort().map((name) => [name, measured(named(name).filter((file) => !shell.includes(file)))]));
  const screens = screenNames();
  return {
    starts: {
      home: measured([...start, ...named('start.home'), ...language]),
      shell: measured(shell),
      'shell and journal': measured([...app, ...named('journal')]),
      'shell and today': measured([...app, ...named('today')]),
      'shell and overview': measured([...app, ...named('clubprofile')]),
      'shell and calendar': measured([...app, ...named('clubclasses')]),
      tv: measured(filesIn(tv)),
    },
    beyond: sizesOf(parts.filter((name) => screens.has(name))),
    opened: sizesOf(parts.filter((name) => !screens.has(name))),
    alone: Object.fromEntries(alone),
  };
}

const filesIn = (page) => [...page.matchAll(/(?:src|href)="\.\/(assets\/[^"]+\.(?:js|css))"/g)].map(([, file]) => file);

function screenNames() {
  const loaded = /load: \(\) => import\('[^']*?([A-Z]\w+)\.tsx'\)/g;
  const source = join(root, 'apps/web/src');
  const manifests = readdirSync(source, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.screens.ts'))
    .map((file) => readFileSync(join(source, file), 'utf8'));
  return new Set(manifests.flatMap((text) => [...text.matchAll(loaded)].map(([, name]) => name.toLowerCase())));
}

const largestFirst = (sizes) => Object.entries(sizes).sort(([, a], [, b]) => b.kB - a.kB);

export function printSizes({ starts, beyond, opened, alone }) {
  const size = ({ kB, files }) => `${kB.toFixed(1).padStart(6)} kB ${String(files).padStart(3)} files`;
  const line = ([name, { styles, ...script }]) => `  ${name.padEnd(30)} ${size(script)}  styles ${size(styles)}`;
  console.log('Script and styles over the wire:');
  for (const one of Object.entries(starts)) console.log(line(one));
  console.log('Beyond the shell:');
  for (const one of largestFirst(beyond)) console.log(line(one));
  console.log('Opened by an act:');
  for (const one of largestFirst(opened)) console.log(line(one));
  console.log('Loaded on demand:');
  for (const one of largestFirst(alone)) console.log(line(one));
}

// node scripts/web-sizes.mjs [--write]: sizes of the build; --write lowers limits and adds missing ones.
if (import.meta.filename === process.argv[1]) {
  const { checkWebSizes, writeLimits } = await import('./checks/web/web-sizes.ts');
  const sizes = webSizes();
  printSizes(sizes);
  if (process.argv.includes('--write')) writeLimits(root, sizes);
  else process.exitCode = checkWebSizes(root, sizes).failed > 0 ? 1 : 0;
}
