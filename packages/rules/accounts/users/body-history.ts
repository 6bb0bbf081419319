import type { User } from '@clubpulse/contract/accounts/users';

export type Body = Pick<User, 'Gender' | 'Height' | 'Weight' | 'FTP'>;
export interface BodySince extends Body {
  readonly Since: string;
}

/** Each value is the newest up to that day, otherwise the first later value. A removed FTP stays missing until the next FTP. */
export function bodyOnDay(history: readonly BodySince[], now: Body, day: string): Body & { readonly FTPSince: string | null } {
  const inOrder = history.toSorted((a, b) => (a.Since < b.Since ? -1 : 1));
  const held = inOrder.findLast(({ Since }) => Since <= day) ?? inOrder[0];
  if (held === undefined) return { Gender: now.Gender, Height: now.Height, Weight: now.Weight, FTP: now.FTP, FTPSince: null };
  const later = [...inOrder.filter(({ Since }) => Since > held.Since), now];
  const fieldOf = <Field extends keyof Body>(field: Field): Body[Field] =>
    held[field] ?? later.find((one) => one[field] !== null)?.[field] ?? null;
  const before = inOrder.filter(({ Since }) => Since <= held.Since);
  const isTakenBack = held.FTP === null && before.some(({ FTP }) => FTP !== null);
  const changed = before.findLastIndex(({ FTP }) => FTP !== held.FTP);
  return {
    Gender: fieldOf('Gender'),
    Height: fieldOf('Height'),
    Weight: fieldOf('Weight'),
    FTP: isTakenBack ? null : fieldOf('FTP'),
    FTPSince: held.FTP === null || changed < 0 ? null : (before[changed + 1]?.Since ?? null),
  };
}

/** VO2max in ml/kg/min. */
export interface Uptake {
  readonly Day: string;
  readonly Value: number;
  readonly isEstimated: boolean;
}
const UPTAKE_DAYS = 365;
const DAY_MS = 86_400_000;

/** The newest value in the year before the day. Of two values of one day, the measured one. */
export function vo2MaxOnDay(uptakes: readonly Uptake[], day: string): number | null {
  const first = new Date(Date.parse(day) - UPTAKE_DAYS * DAY_MS).toISOString().slice(0, 10);
  const known = uptakes.filter(({ Day }) => Day >= first && Day <= day);
  const inOrder = known.toSorted((a, b) =>
    a.Day === b.Day ? Number(b.isEstimated) - Number(a.isEstimated) : a.Day < b.Day ? -1 : 1,
  );
  return inOrder.at(-1)?.Value ?? null;
}
