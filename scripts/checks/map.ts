import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { filesBelow, readSource } from './sources.ts';
import type { Problems } from './tool.ts';

const mapFile = 'docs/MAP.md';
const areas = [
  'accounts',
  'clubs',
  'members',
  'devices',
  'billing',
  'body',
  'training',
  'calendar',
  'live',
  'community',
  'office',
];
const houses = { contract: 'packages/contract', rules: 'packages/rules', server: 'apps/server/src', web: 'apps/web/src' };

interface Call {
  id: string;
  method: string;
  path: string;
  summary: string;
}

/** docs/MAP.md is what the tree says: where each feature lives, every call, and the spec's views not built yet. */
export async function checkMap(root: string): Promise<Problems> {
  const file = join(root, mapFile);
  const found = existsSync(file) ? readFileSync(file, 'utf8') : '';
  return found === (await drawMap(root)) ? [] : [`${mapFile} is not what the tree says: run "node scripts/map.mjs --write"`];
}

export async function writeMap(root: string): Promise<void> {
  writeFileSync(join(root, mapFile), await drawMap(root));
}

async function drawMap(root: string): Promise<string> {
  const { allCalls }: { allCalls: readonly Call[] } = await load(root, 'packages/contract/all-calls.ts');
  const { views }: { views: Record<string, unknown> } = await load(root, 'packages/rules/accounts/roles/views.ts');
  const screens = [...readSource(root, 'apps/web/src/screens.ts').matchAll(/\bname: '(\w+)'/g)]
    .map(([, name = '']) => name)
    .sort();
  const missing = Object.keys(views).filter((view) => !screens.includes(view));
  return `# Map

What exists and where. Written by \`node scripts/map.mjs --write\`; \`npm run check\` compares.

## Features

Their rooms in ${Object.values(houses)
    .map((house) => `\`${house}\``)
    .join(', ')}, areas from left to right.

${featureTable(root)}

## Calls

${allCalls.length} calls below \`/api\`.

| Call | | |
|---|---|---|
${allCalls
  .map(({ id, method, path, summary }) => `| \`${method} ${path}\` | ${id} | ${summary} |`)
  .sort()
  .join('\n')}

## Views

Built (${screens.length}): ${screens.join(', ') || 'none'}.

Of the spec, not built yet (${missing.length}): ${missing.sort().join(', ') || 'none'}.
`;
}

function featureTable(root: string): string {
  const rows = areas.flatMap((area) => {
    const rooms = Object.entries(houses).map(([name, folder]) => [name, featuresIn(root, folder, area)] as const);
    const features = [...new Set(rooms.flatMap(([, found]) => found))].sort();
    return features.map((feature) => {
      const cells = rooms.map(([, found]) => (found.includes(feature) ? '✓' : ''));
      return `| ${area} | ${feature} | ${cells.join(' | ')} |`;
    });
  });
  return [`| Area | Feature | ${Object.keys(houses).join(' | ')} |`, '|---|---|---|---|---|---|', ...rows].join('\n');
}

// Apps give a feature a folder, packages a file; the suffix of a file (`.calls`) names its room.
function featuresIn(root: string, folder: string, area: string): string[] {
  const inside = filesBelow(root, `${folder}/${area}`, /\.tsx?$/).map((path) => path.slice(`${folder}/${area}/`.length));
  const names = inside.flatMap((path) => {
    const [first = '', ...rest] = path.split('/');
    if (folder.startsWith('apps/')) return rest.length > 0 ? [first] : [];
    return [first.replace(/\..*$/, '')];
  });
  return [...new Set(names)];
}

async function load<T>(root: string, path: string): Promise<T> {
  return import(pathToFileURL(join(root, path)).href);
}
