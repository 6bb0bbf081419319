import { DEPTH_MAX } from './json-body.ts';

/** No NUL, no half of a character that takes two: no database stores those. */
export const isStorable = (text: string): boolean => !text.includes('\u0000') && text.isWellFormed();

/**
 * Whether it has a `length` that is no number. A schema of a text or a list compares the `length` of whatever it receives, and comparing
 * an object throws where it has a `toString` that cannot be called.
 */
const hasUncomparableLength = (value: object): boolean =>
  !Array.isArray(value) && 'length' in value && typeof value.length === 'object' && value.length !== null;

/** Path of the first part that nothing behind the edge can store, compare or walk through. */
export function unstorableField(value: unknown, depth = 0): string | undefined {
  if (typeof value === 'string') return isStorable(value) ? undefined : '';
  if (typeof value !== 'object' || value === null) return undefined;
  if (depth > DEPTH_MAX || hasUncomparableLength(value)) return '';
  for (const [name, part] of Object.entries(value)) {
    const found = isStorable(name) ? unstorableField(part, depth + 1) : '';
    if (found !== undefined) return found === '' ? name : `${name}.${found}`;
  }
  return undefined;
}
