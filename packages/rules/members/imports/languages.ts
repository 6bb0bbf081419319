import { isLanguage, type Language, languages, locales } from '@clubpulse/contract/scalars';
import { plain } from './columns.ts';

let names: ReadonlyMap<string, Language> | undefined;

/** The language somebody typed, by its code (`it`, `en-GB`) or its name in one of four languages; null where nothing stands there. */
export function readLanguage(typed: string): Language | null | 'unknown' {
  const text = typed.trim().toLowerCase();
  if (text === '') return null;
  const [code] = text.split(/[-_]/);
  if (isLanguage(code)) return code;
  names ??= new Map(
    Object.values(locales).flatMap((locale) => {
      const words = new Intl.DisplayNames(locale, { type: 'language' });
      return languages.map((language) => [plain(words.of(language) ?? language), language] as const);
    }),
  );
  return names.get(plain(text)) ?? 'unknown';
}
