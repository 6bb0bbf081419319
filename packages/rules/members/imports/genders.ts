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

export type MeaningOfM = Gender | 'unclear';

/**
 * `M` is male if there is an `F`, and female if there is an `H` but no `F`. Without both it is male, but in Spanish unclear
 * (`mujer`).
 */
export function guessMeaningOfM(texts: readonly string[], language: Language): MeaningOfM {
  const seen = new Set(texts.map(plain));
  if (seen.has('f') || seen.has('d') || seen.has('w')) return 'Male';
  if (seen.has('h')) return 'Female';
  return language === 'es' ? 'unclear' : 'Male';
}

export function readGender(typed: string, m: MeaningOfM): Gender | null | 'unknown' | 'unclear' {
  const word = plain(typed);
  if (word === '') return /[^\s.\-_/?]/.test(typed) ? 'unknown' : null;
  if (word === 'm') return m;
  for (const gender of ['Male', 'Female', 'Unspecified'] as const) if (words[gender].split(' ').includes(word)) return gender;
  return 'unknown';
}
