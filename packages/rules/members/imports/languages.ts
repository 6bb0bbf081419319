import { isLanguage, type Language, languages, locales } from '@clubpulse/contract/scalars';
import { plain } from './columns.ts';

let names: ReadonlyMap<string, Language> | undefined;

/** Reads `it`, `ITA`, `en-GB` or a name in the four languages. Null if the text has no letters. */
export function readLanguage(typed: string): Language | null | 'unknown' {
  const text = typed.trim().toLowerCase();
  const word = plain(text);
  if (word === '') return null;
  const [, code] = /^([a-z]{2,3})(?:[-_][a-z0-9]+)*$/.exec(text) ?? [];
  const language = code && new Intl.Locale(code).language;
  if (isLanguage(language)) return language;
  names ??= new Map(
    Object.values(locales).flatMap((locale) => {
      const words = new Intl.DisplayNames(locale, { type: 'language' });
      return languages.map((one) => [plain(words.of(one) ?? one), one] as const);
    }),
  );
  return names.get(word) ?? 'unknown';
}
