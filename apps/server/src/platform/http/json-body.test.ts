import fc from 'fast-check';
import { expect, it } from 'vitest';
import { isDeeper } from './json-body.ts';

const depthOf = (value: unknown): number =>
  typeof value === 'object' && value !== null ? 1 + Math.max(0, ...Object.values(value).map(depthOf)) : 0;

it('the nesting depth of JSON is computed from the brackets outside strings', () => {
  fc.assert(
    fc.property(fc.jsonValue({ maxDepth: 6 }), fc.nat(8), (value, most) => {
      expect(isDeeper(JSON.stringify(value), most)).toBe(depthOf(value) > most);
    }),
  );
});

it.each(['["[[[[[["]', '{"a\\\\":"\\"[[[[[["}'])('the nesting depth of JSON does not count brackets in strings: %s', (json) =>
  expect(isDeeper(json, 1)).toBe(false),
);

it('a body of 400,000 brackets is found to be too deep without parsing it', () => {
  expect(isDeeper(`${'['.repeat(400_000)}${']'.repeat(400_000)}`, 32)).toBe(true);
  expect(isDeeper('['.repeat(33), 32)).toBe(true);
});
