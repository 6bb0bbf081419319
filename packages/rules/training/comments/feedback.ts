import type { FieldError } from '@clubpulse/contract/errors';

/** How hard a training was is the athlete's to say. */
export const effortProblems = ({ Effort }: { readonly Effort: number | null }, isHers: boolean): FieldError[] =>
  Effort !== null && !isHers ? [{ field: 'Effort', key: 'effort-is-hers' }] : [];

/** The athlete alone lets the figures of her training leave for a model. */
export const modelProblems = ({ ByModel }: { readonly ByModel: boolean }, isHers: boolean): FieldError[] =>
  ByModel && !isHers ? [{ field: 'ByModel', key: 'model-is-hers' }] : [];

/** So many letters of what was written are told. */
const SHORT = 160;

/** The beginning of a text in one line, cut between words. */
export function shortComment(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim();
  if (line.length <= SHORT) return line;
  const cut = line.slice(0, SHORT);
  const space = cut.lastIndexOf(' ');
  return `${space > SHORT / 2 ? cut.slice(0, space) : cut}…`;
}
