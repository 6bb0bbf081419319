import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path/posix';
import { readSource } from './sources.ts';
import type { Problems } from './tool.ts';

const decisions = 'docs/decisions';
const elsewhere = /lockers|\/dist(?:\/|$)/;
const path = /`((?:apps|packages|scripts|docs|e2e|bench|\.ci)\/[\w./@-]+)`/g;

const pagesIn = (root: string, folder: string): string[] =>
  readdirSync(join(root, folder)).flatMap((name) => (name.endsWith('.md') ? [join(folder, name)] : []));

/**
 * Paths named in current documents must exist, and the index must list every decision. Decisions themselves describe the tree of
 * their time.
 */
export function checkDocuments(root: string): Problems {
  const pages = ['README.md', 'CONTRIBUTING.md', ...pagesIn(root, 'docs')].filter((page) => existsSync(join(root, page)));
  const gone = pages.flatMap((page) =>
    [...readSource(root, page).matchAll(path)]
      .map(([, named = '']) => named)
      .filter((named) => !elsewhere.test(named) && !existsSync(join(root, named)))
      .map((named) => `${page}: ${named} is not there`),
  );
  const index = readSource(root, `${decisions}/README.md`);
  const listed = new Set([...index.matchAll(/\]\(([^)]+\.md)\)/g)].map(([, name = '']) => name));
  const kept = pagesIn(root, decisions)
    .map((page) => page.slice(decisions.length + 1))
    .filter((name) => name !== 'README.md');
  return [
    ...gone,
    ...kept.filter((name) => !listed.has(name)).map((name) => `${decisions}/README.md: does not list ${name}`),
    ...[...listed]
      .filter((name) => !kept.includes(name))
      .map((name) => `${decisions}/README.md: lists ${name}, which is not there`),
  ];
}
