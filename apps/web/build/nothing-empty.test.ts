import { expect, it } from 'vitest';
import { emptyFiles } from './nothing-empty.ts';

it('the check for empty files names only the empty files that are imported lazily', () => {
  const file = (fileName: string, code: string, isDynamicEntry = true) => ({
    type: 'chunk',
    fileName,
    code,
    isDynamicEntry,
  });
  const bundle = {
    a: file('a.js', 'export { check };'),
    b: file('b.js', '\n'),
    start: file('start.js', '', false),
    style: { type: 'asset', fileName: 'a.css' },
  };
  expect(emptyFiles(bundle)).toEqual(['b.js']);
});
