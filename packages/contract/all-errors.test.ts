import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { errorTypes } from './all-errors.ts';

const files = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' }).filter(
  (path) => path.endsWith('.errors.ts') && !path.includes('node_modules'),
);
async function namesIn(file: string): Promise<string[]> {
  const module: { errors: Record<string, number> } = await import(join(import.meta.dirname, file));
  return Object.keys(module.errors);
}

it('every error type is in the list of one area, and all are in the index', async () => {
  const names = (await Promise.all(files.map(namesIn))).flat();
  expect(names.length).toBeGreaterThan(60);
  expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
  expect(names.sort()).toEqual(Object.keys(errorTypes).sort());
});
