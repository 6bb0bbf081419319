import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path/posix';
import { readSource } from './sources.ts';
import type { Problems } from './tool.ts';

const page = 'docs/ways.md';
const most: Readonly<Record<string, number>> = { 'A booking': 35, 'A heart rate': 37 };

export function waysOf(root: string): ReadonlyMap<string, readonly string[]> {
  const [, ...sections] = readSource(root, page).split(/^## /m);
  return new Map(
    sections.map((section) => [
      section.slice(0, section.indexOf('\n')),
      [...section.matchAll(/^- `([^`]+)`/gm)].map(([, file = '']) => file),
    ]),
  );
}

export function checkWays(root: string): Problems {
  const ways = waysOf(root);
  return [
    ...Object.keys(most).flatMap((title) => (ways.has(title) ? [] : [`${page}: '${title}' has no section`])),
    ...[...ways].flatMap(([title, files]) => problemsOf(root, title, files)),
  ];
}

function problemsOf(root: string, title: string, files: readonly string[]): Problems {
  const missing = files.filter((file) => !existsSync(join(root, file)));
  if (missing.length > 0) return missing.map((file) => `${page}: ${title}: ${file} is no file`);
  const allowed = most[title] ?? 0;
  const stated = Number(new RegExp(`^## ${title}\\n\\n[^\\n]*: (\\d+) files`, 'm').exec(readSource(root, page))?.[1]);
  const named = new Set(files.flatMap((file) => importsOf(root, file)));
  return [
    ...(new Set(files).size === files.length ? [] : [`${page}: ${title}: a file is named twice`]),
    ...(stated === files.length ? [] : [`${page}: ${title}: names ${files.length} files and says ${stated}`]),
    ...(files.length <= allowed ? [] : [`${page}: ${title}: passes ${files.length} files, more than ${allowed}`]),
    ...files.flatMap((file) =>
      named.has(file) || importsOf(root, file).some((other) => files.includes(other))
        ? []
        : [`${page}: ${title}: ${file} imports none of the others, and none of them imports it`],
    ),
  ];
}

const imported = /\bfrom\s*'(\.[^']+|@clubpulse\/[^']+)'/g;

function importsOf(root: string, file: string): string[] {
  const direct = [...readSource(root, file).matchAll(imported)].map(([, path = '']) =>
    path.startsWith('.') ? join(dirname(file), path) : `${path.replace('@clubpulse/', 'packages/')}.ts`,
  );
  return direct.flatMap((other) => (other.endsWith('/public.ts') ? importsOf(root, other) : [other]));
}
