import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { expect, it } from 'vitest';

const web = join(import.meta.dirname, '../../apps/web');

function broughtAlong(file: string): string[] {
  const found = readFileSync(file, 'utf8').matchAll(/^import '(\.[^']+\.tsx?)';/gm);
  return [...found].map(([, path = '']) => `./${relative(web, join(dirname(file), path))}`);
}

it('package.json lists every file that is imported only for side effects, because the build removes unlisted ones', () => {
  const { sideEffects } = JSON.parse(readFileSync(join(web, 'package.json'), 'utf8')) as { sideEffects: string[] };
  const files = readdirSync(join(web, 'src'), { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.tsx?$/.test(path) && !/\.test\.tsx?$/.test(path))
    .map((path) => join(web, 'src', path));
  const brought = new Set(files.flatMap(broughtAlong));
  expect(brought).toContain('./src/platform/browser-locale.ts');
  expect([...brought].filter((path) => !sideEffects.includes(path))).toEqual([]);
});
