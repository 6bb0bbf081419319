import type { User } from '@clubpulse/contract/accounts/users';

/** Her body as her profile said it on a day. Days are ISO dates. */

export type Body = Pick<User, 'Gender' | 'Height' | 'Weight' | 'FTP'>;
/** From that day on. */
export interface BodySince extends Body {
  readonly Since: string;
}

/**
 * What was so on a day: the newest word that stood by then, and where nobody had said anything yet the first that was said later. That
 * an FTP that was there is none any more is a word too.
 */
export function bodyOnDay(history: readonly BodySince[], now: Body, day: string): Body & { readonly FTPSince: string | null } {
  const inOrder = history.toSorted((a, b) => (a.Since < b.Since ? -1 : 1));
  const held = inOrder.findLast(({ Since }) => Since <= day) ?? inOrder[0];
  if (held === undefined) return { Gender: now.Gender, Height: now.Height, Weight: now.Weight, FTP: now.FTP, FTPSince: null };
  const later = [...inOrder.filter(({ Since }) => Since > held.Since), now];
  const said = <Field extends keyof Body>(field: Field): Body[Field] =>
    held[field] ?? later.find((one) => one[field] !== null)?.[field] ?? null;
  const before = inOrder.filter(({ Since }) => Since <= held.Since);
  const isTakenBack = held.FTP === null && before.some(({ FTP }) => FTP !== null);
  const changed = before.findLastIndex(({ FTP }) => FTP !== held.FTP);
  return {
    Gender: said('Gender'),
    Height: said('Height'),
    Weight: said('Weight'),
    FTP: isTakenBack ? null : said('FTP'),
    // Of what stood before anything changed nobody knows since when.
    FTPSince: held.FTP === null || changed < 0 ? null : (before[changed + 1]?.Since ?? null),
  };
}
