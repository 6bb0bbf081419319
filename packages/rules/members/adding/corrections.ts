import { CORRECTION_DAYS, type CorrectedField, type CorrectedValue } from '@clubpulse/contract/members/adding/adding';

const LIFE_MS = CORRECTION_DAYS * 86_400_000;

export const undoUntil = (at: Date): Date => new Date(at.getTime() + LIFE_MS);
export const undoableSince = (now: Date): Date => new Date(now.getTime() - LIFE_MS);

type Profile = Readonly<Record<CorrectedField, string | null>>;

export const correctedValues = (fields: readonly CorrectedField[], was: Profile, became: Profile): CorrectedValue[] =>
  fields.map((Field) => ({ Field, Was: was[Field], Became: became[Field] }));

/** A field that was changed since the correction has a newer value, and is not undone. */
export const toUndo = (values: readonly CorrectedValue[], present: Profile): CorrectedValue[] =>
  values.filter(({ Field, Became }) => present[Field] === Became);
