import { describe, expect, it } from 'vitest';
import { expanded, mixinsOf } from './css-mixins.ts';

const mixins = mixinsOf('@mixin stack(--gap) {\n  display: flex;\n  gap: var(--gap);\n}\n@mixin cut {\n  overflow: hidden;\n}');

describe('a style sheet', () => {
  it('gets the declarations of a mixin with its values', () => {
    expect(expanded('.a {\n  @include stack(min(4px, 1vw));\n  @include cut;\n}', mixins)).toBe(
      '.a {\n  display: flex; gap: min(4px, 1vw);\n  overflow: hidden;\n}',
    );
  });

  it('is refused if a mixin is unknown or has another number of values', () => {
    expect(() => expanded('.a { @include row(4px); }', mixins)).toThrow('No mixin row of 1 values');
    expect(() => expanded('.a { @include stack; }', mixins)).toThrow('No mixin stack of 0 values');
  });
});
