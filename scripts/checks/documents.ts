import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path/posix';
import { readSource } from './sources.ts';
import type { Problems } from './tool.ts';

const decisions = 'docs/decisions';
/** What no clone has: the feature that the documents add as their example, and what is built. */
const elsewhere = /lockers|\/dist(?:\/|$)/;
const path = /`((?:apps|packages|scripts|docs|e2e|bench|\.ci)\/[\w./@-]+)`/g;

const pagesIn = (root: string, folder: string): string[] =>
  readdirSync(join(root, folder)).flatMap((name) => (name.endsWith('.md') ? [join(folder, name)] : []));

/**
 * What the documents of today name is there: files and folders of the tree, and every decision in the index of them. A decision itself
 * tells of the tree as it was.
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
