import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path/posix';
import { readSource } from './sources.ts';
import type { Problems } from './tool.ts';

const page = 'docs/ways.md';
const most: Readonly<Record<string, number>> = { 'A booking': 25, 'A heart rate': 37 };

const CHANGES = 'Files of a change';
const mostOfChange: Readonly<Record<string, number>> = {
  'A field of a member': 11,
  'A notification': 10,
  'A call with a list column, an event and a screen': 37,
};

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
    ...[...ways].flatMap(([title, files]) => (title === CHANGES ? [] : problemsOf(root, title, files))),
    ...changeProblems(root),
  ];
}

function changeProblems(root: string): Problems {
  const [, ...sections] = (readSource(root, page).split(`\n## ${CHANGES}\n`)[1] ?? '').split(/^### /m);
  const titles = sections.map((section) => section.slice(0, section.indexOf('\n')));
  return [
    ...Object.keys(mostOfChange).flatMap((title) => (titles.includes(title) ? [] : [`${page}: '${title}' has no section`])),
    ...sections.flatMap((section, index) => {
      const title = titles[index] ?? '';
      const files = [...section.matchAll(/^- `([^`]+)`/gm)].map(([, file = '']) => file);
      const stated = Number(/^(\d+) files/m.exec(section)?.[1]);
      const allowed = mostOfChange[title] ?? 0;
      return [
        ...files.flatMap((file) => (existsSync(join(root, file)) ? [] : [`${page}: ${title}: ${file} is no file`])),
        ...(stated === files.length ? [] : [`${page}: ${title}: names ${files.length} files and says ${stated}`]),
        ...(files.length <= allowed ? [] : [`${page}: ${title}: edits ${files.length} files, more than ${allowed}`]),
      ];
    }),
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
      named.has(file) || importsOf(root, file).some((other) => files.includes(other) || isShared(root, other, named))
        ? []
        : [`${page}: ${title}: ${file} imports none of the others, and none of them imports it`],
    ),
  ];
}

/** True for a file with only types, because it connects its two importers, for example the file of a port. */
const isShared = (root: string, file: string, named: ReadonlySet<string>): boolean =>
  named.has(file) && !/^export (?!interface|type)/m.test(readSource(root, file));

const imported = /\bfrom\s*'(\.[^']+|@clubpulse\/[^']+)'/g;

function importsOf(root: string, file: string): string[] {
  const direct = [...readSource(root, file).matchAll(imported)].map(([, path = '']) =>
    path.startsWith('.') ? join(dirname(file), path) : `${path.replace('@clubpulse/', 'packages/')}.ts`,
  );
  return direct.flatMap((other) => (other.endsWith('/public.ts') ? importsOf(root, other) : [other]));
}
