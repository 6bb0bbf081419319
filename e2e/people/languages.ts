import { type Language, languages } from '@clubpulse/contract/scalars';
import { dayFromNow } from './days.ts';

const DAY_MS = 86_400_000;

/**
 * So many of the product's languages, others on each day: what is walked at length is walked in all of them by turn, and takes no longer.
 * `LANGUAGES` (fr,es) says which instead.
 */
export function languagesOfTheDay(count: number): Language[] {
  const said = (process.env['LANGUAGES'] ?? '').split(',');
  const chosen = languages.filter((language) => said.includes(language));
  const turn = chosen.length > 0 ? 0 : Math.floor(Date.parse(dayFromNow(0)) / DAY_MS);
  const spoken = chosen.length > 0 ? chosen : languages;
  return Array.from({ length: count }, (_, place) => spoken[(turn + place) % spoken.length] ?? 'en');
}
