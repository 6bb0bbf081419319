import fc from 'fast-check';
import { expect, it } from 'vitest';
import { isDeeper } from './json-body.ts';

const depthOf = (value: unknown): number =>
  typeof value === 'object' && value !== null ? 1 + Math.max(0, ...Object.values(value).map(depthOf)) : 0;

it('the depth of any JSON is what its brackets outside of texts say', () => {
  fc.assert(
    fc.property(fc.jsonValue({ maxDepth: 6 }), fc.nat(8), (value, most) => {
      expect(isDeeper(JSON.stringify(value), most)).toBe(depthOf(value) > most);
    }),
  );
});

it.each(['["[[[[[["]', '{"a\\\\":"\\"[[[[[["}'])('brackets in a text are none: %s', (json) =>
  expect(isDeeper(json, 1)).toBe(false),
);

it('a body of nothing but brackets is refused before it is parsed', () => {
  expect(isDeeper(`${'['.repeat(400_000)}${']'.repeat(400_000)}`, 32)).toBe(true);
  // Which no parser takes: what is refused at its thirty-third bracket has read no more.
  expect(isDeeper('['.repeat(33), 32)).toBe(true);
});
