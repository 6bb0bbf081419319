import type { Language } from '@clubpulse/contract/scalars';
import { live as en } from '@clubpulse/phrases/en/live';
import { live as es } from '@clubpulse/phrases/es/live';
import { live as fr } from '@clubpulse/phrases/fr/live';
import { live as it } from '@clubpulse/phrases/it/live';

type Stem<K> = K extends `${infer S}_${'one' | 'many' | 'other'}` ? S : K;
export type LiveKey = Stem<keyof typeof en>;
/** The wall's words in one language. Plural keys go by their stem with a `count`. */
export type LiveWords = (key: LiveKey, values?: Readonly<Record<string, string | number>>) => string;

// All four languages travel with the page: a wall's language is the club's, and a TV may lose the network at any moment.
const phrases: Record<Language, Readonly<Record<string, string>>> = { en, it, es, fr };

/** A language of the product, or English. Takes `it`, `it-IT`, `IT_it`. */
export function knownLanguage(tag: string): Language {
  const main = tag.slice(0, 2).toLowerCase();
  return main in phrases ? (main as Language) : 'en';
}

/** The words of the wall without the app's translation library: the TV page carries React and nothing else. */
export function liveWords(language: Language): LiveWords {
  const words = phrases[language];
  const plurals = new Intl.PluralRules(language);
  return (key, values = {}) => {
    const { count } = values;
    const form = typeof count === 'number' ? words[`${key}_${plurals.select(count)}`] : undefined;
    const text = form ?? words[key] ?? words[`${key}_other`] ?? key;
    return text.replace(/\{\{(\w+)\}\}/g, (_, name: string) => String(values[name] ?? ''));
  };
}
