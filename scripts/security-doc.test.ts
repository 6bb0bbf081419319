import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const root = join(import.meta.dirname, '..');
const text = readFileSync(join(root, 'docs/security.md'), 'utf8');
const rows = [...text.matchAll(/^\| (\d+\.\d+\.\d+) \| ([12]) \| .+ \| (\S+) \| .+ \|$/gm)];

it('docs/security.md names only files that exist', () => {
  const named = [...text.matchAll(/`([\w.-]+\/[\w./-]+)`/g)]
    .map(([, path = '']) => path)
    .filter((path) => /\.\w+$|^[a-z]+\//.test(path));
  const missing = named.filter((path) => ![path, join('apps/server/src', path)].some((at) => existsSync(join(root, at))));
  expect(named.length).toBeGreaterThan(200);
  expect([...new Set(missing)].sort()).toEqual(
    ['DATA_DIR/postgres/password', 'apps/web/dist'].filter((path) => missing.includes(path)),
  );
});

it('docs/security.md lists each of the 253 requirements once with its state, and states the correct sums', () => {
  expect(new Set(rows.map(([, id]) => id)).size).toBe(253);
  expect(rows).toHaveLength(253);
  const count = (state: string) => rows.filter(([, , , is]) => is === state).length;
  const [met, part, open, none] = ['met', 'part', 'open', 'n/a'].map(count);
  expect(text).toContain(`Of 253: ${met} met, ${part} in part, ${open} open, ${none} not applicable.`);
});
