import type { FieldError } from '@clubpulse/contract/errors';

export const effortProblems = ({ Effort }: { readonly Effort: number | null }, isOwn: boolean): FieldError[] =>
  Effort !== null && !isOwn ? [{ field: 'Effort', key: 'effort-is-hers' }] : [];

export const modelProblems = ({ ByModel }: { readonly ByModel: boolean }, isOwn: boolean): FieldError[] =>
  ByModel && !isOwn ? [{ field: 'ByModel', key: 'model-is-hers' }] : [];

const SHORT = 160;

export function shortComment(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim();
  if (line.length <= SHORT) return line;
  const cut = line.slice(0, SHORT);
  const space = cut.lastIndexOf(' ');
  return `${space > SHORT / 2 ? cut.slice(0, space) : cut}…`;
}
