import type { Gender } from '@clubpulse/contract/accounts/users';
import type { Language } from '@clubpulse/contract/scalars';
import { plain } from './columns.ts';

const words: Record<Gender, string> = {
  Male: 'male man mr maschio maschile uomo u sig signor masculino hombre varon sr senor masculin homme h monsieur',
  Female:
    'female f woman w mrs ms miss femmina femminile donna d sigra signora femenino mujer sra senora srta ' +
    'feminin femme madame mme mlle',
  Unspecified: 'x o other altro otro otra autre nonbinary unspecified nonspecificato noespecificado sinespecificar nonprecise nd',
};

/** What a single M stands for in a column: a man, a woman (mujer, beside H for hombre), or either. */
export type LoneM = Gender | 'unclear';

/**
 * What M says in a column. Beside an F it is a man, beside an H without F a woman. Alone it is a man, but not for whom it may be
 * `mujer` as well: there it is asked.
 */
export function guessM(texts: readonly string[], language: Language): LoneM {
  const seen = new Set(texts.map(plain));
  if (seen.has('f') || seen.has('d') || seen.has('w')) return 'Male';
  if (seen.has('h')) return 'Female';
  return language === 'es' ? 'unclear' : 'Male';
}

/** The gender somebody typed in one of four languages; null where nothing stands there, `unknown` or `unclear` where it is none. */
export function readGender(typed: string, m: LoneM): Gender | null | 'unknown' | 'unclear' {
  const word = plain(typed);
  if (word === '') return /[^\s.\-_/?]/.test(typed) ? 'unknown' : null;
  if (word === 'm') return m;
  for (const gender of ['Male', 'Female', 'Unspecified'] as const) if (words[gender].split(' ').includes(word)) return gender;
  return 'unknown';
}
