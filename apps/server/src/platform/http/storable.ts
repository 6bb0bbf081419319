import { DEPTH_MAX } from './json-body.ts';

/** No NUL, no half of a character that takes two: no database stores those. */
export const isStorable = (text: string): boolean => !text.includes('\u0000') && text.isWellFormed();

/** Path of the first part that nothing behind the edge could keep or walk through, so that nobody there has to think of it. */
export function unstorableField(value: unknown, depth = 0): string | undefined {
  if (typeof value === 'string') return isStorable(value) ? undefined : '';
  if (typeof value !== 'object' || value === null) return undefined;
  if (depth > DEPTH_MAX) return '';
  for (const [name, part] of Object.entries(value)) {
    const found = isStorable(name) ? unstorableField(part, depth + 1) : '';
    if (found !== undefined) return found === '' ? name : `${name}.${found}`;
  }
  return undefined;
}
