import { DEPTH_MAX } from './json-body.ts';

/** PostgreSQL cannot store NUL or a lone surrogate. */
export const isStorable = (text: string): boolean => !text.includes('\u0000') && text.isWellFormed();

/** Schemas compare `length` with a number, which throws for an object with a broken `toString`. */
const hasUncomparableLength = (value: object): boolean =>
  !Array.isArray(value) && 'length' in value && typeof value.length === 'object' && value.length !== null;

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
