import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { TRIGGERS_MAX, triggers } from './database/triggers.ts';
import { alikeFeatures, featuresOf, houses, strayNames } from './feature-names.ts';
import { filesBelow, readSource } from './sources.ts';
import type { Problems } from './tool.ts';

const mapFile = 'docs/MAP.md';

interface Call {
  id: string;
  method: string;
  path: string;
  summary: string;
}

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
  const screens = filesBelow(root, houses.web, /\.screens\.ts$/)
    .flatMap((file) => [...readSource(root, file).matchAll(/\bname: '(\w+)'/g)])
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

${namesOf(root)}

## Calls

${allCalls.length} calls below \`/api\`.

| Call | | |
|---|---|---|
${allCalls
  .map(({ id, method, path, summary }) => `| \`${method} ${path}\` | ${id} | ${summary} |`)
  .sort()
  .join('\n')}

## Resource roots

The first words of the calls' paths (spec 1 section 7). A root is a family of paths; alone it answers only where a call above says so.

${rootsTable(allCalls)}

## Triggers

What only the database can keep (decision 0162): ${triggers.length} of at most ${TRIGGERS_MAX}.

| Table | Trigger | What it keeps |
|---|---|---|
${triggers.map(({ table, name, guards }) => `| ${table} | \`${name}\` | ${guards} |`).join('\n')}

## Views

Built (${screens.length}): ${screens.join(', ') || 'none'}.

Of the spec, not built yet (${missing.length}): ${missing.sort().join(', ') || 'none'}.
`;
}

function rootsTable(calls: readonly Call[]): string {
  const families = Map.groupBy(calls, ({ path }) => path.split(/[/:]/)[1] ?? '');
  const rows = [...families]
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([family, all]) => {
      const bare = all.filter(({ path }) => path === `/${family}`).map(({ method, id }) => `\`${method}\` ${id}`);
      return `| \`/${family}\` | ${all.length} | ${bare.sort().join(', ')} |`;
    });
  return ['| Root | Calls | The root itself |', '|---|---|---|', ...rows].join('\n');
}

function featureTable(root: string): string {
  const rows = featuresOf(root).map(({ area, name, rooms }) => {
    const cells = Object.keys(houses).map((house) => (rooms.some((room) => room === house) ? '✓' : ''));
    return `| ${area} | ${name} | ${cells.join(' | ')} |`;
  });
  return [`| Area | Feature | ${Object.keys(houses).join(' | ')} |`, '|---|---|---|---|---|---|---|', ...rows].join('\n');
}

function namesOf(root: string): string {
  const features = featuresOf(root);
  const { alike, called } = alikeFeatures(features);
  const strays = strayNames(features);
  return `${alike} of ${called} features with calls have one name in every room. Names that stand alone: ${strays.join('; ') || 'none'}.`;
}

async function load<T>(root: string, path: string): Promise<T> {
  return import(pathToFileURL(join(root, path)).href);
}
