import { filesBelow, readSource } from '../sources.ts';
import type { Problems } from '../tool.ts';

const named = new Set(['max-width: 767px', 'min-width: 768px', 'max-width: 1199px', 'min-width: 1200px']);

const unnamed: Readonly<Record<string, number>> = {
  'max-width: 359px': 2,
  'max-width: 389px': 1,
  'max-width: 520px': 1,
  'max-width: 899px': 1,
  'max-width: 979px': 1,
  'max-width: 999px': 2,
  'min-width: 1000px': 1,
  'max-width: 1099px': 14,
  'min-width: 1100px': 3,
  'max-width: 1279px': 5,
  'min-width: 1280px': 2,
};

export function checkWidths(root: string): Problems {
  const problems: Problems = [];
  const places = new Map<string, string[]>();
  const seen = (query: string, file: string) => places.set(query, [...(places.get(query) ?? []), file]);
  for (const file of filesBelow(root, 'apps/web/src', /(?<!\.test)\.(css|tsx?)$/)) {
    if (file === 'apps/web/src/kit/widths.ts') continue;
    const text = readSource(root, file);
    if (/<ActionIcon\b[^>]*?\bsize=\{(?:[0-9]|[1-3][0-9]|4[0-3])\}/s.test(text))
      problems.push(`${file}: a button below 44 px; --ctl-sq is its size on each width`);
    const queries = file.endsWith('.css')
      ? [...text.matchAll(/@media([^{]*)/g)].map(([, query = '']) => query)
      : [...text.matchAll(/['"`][^'"`\n]*\((?:max|min)-width:[^'"`\n]*/g)].map(([query]) => query);
    for (const [, query = ''] of queries.join(' ').matchAll(/\(((?:max|min)-width:[^)]*)\)/g)) {
      if (!file.endsWith('.css') && named.has(query)) problems.push(`${file}: (${query}) has a name in kit/widths.ts`);
      else if (!named.has(query)) seen(query, file);
    }
  }
  for (const [query, files] of places) {
    const allowed = unnamed[query] ?? 0;
    if (files.length > allowed)
      problems.push(...files.map((file) => `${file}: (${query}) is none of the three widths (${allowed} places may ask it)`));
  }
  for (const [query, allowed] of Object.entries(unnamed)) {
    const found = places.get(query)?.length ?? 0;
    if (found < allowed) problems.push(`scripts/checks/web/widths.ts: (${query}) is asked ${found} times now, not ${allowed}`);
  }
  return problems;
}
