export type Phrases = Readonly<Record<string, string>>;
export type PhraseValues = Readonly<Record<string, string | number>>;

const rules = new Map<string, Intl.PluralRules>();

function pluralForm(language: string, count: number): string {
  let ofLanguage = rules.get(language);
  if (ofLanguage === undefined) {
    ofLanguage = new Intl.PluralRules(language);
    rules.set(language, ofLanguage);
  }
  return ofLanguage.select(count);
}

/** An invisible marker may precede a highlighted value. */
const BEFORE_VOWEL = /^\p{Cc}?[aeiouàâäæéèêëîïôöœùûü]/iu;

/** French elides `de` and `que` before a vowel. */
const joined = (language: string, word: string, space: string, value: string): string =>
  language === 'fr' && BEFORE_VOWEL.test(value) ? `${word.slice(0, -1)}’${value}` : `${word}${space}${value}`;

/**
 * The plural form for `count` (`key_one`) or the form of `context` (`key_Members`) has precedence. Undefined for an unknown key.
 */
export function say(words: Phrases, language: string, key: string, values: PhraseValues = {}): string | undefined {
  const { count, context } = values;
  const form = typeof count === 'number' ? words[`${key}_${pluralForm(language, count)}`] : words[`${key}_${context}`];
  return (form ?? words[key])?.replace(
    /(?:(^|[^\p{L}])(de|que)(\s))?\{\{\s*(\w+)\s*\}\}/giu,
    (_, before = '', word: string | undefined, space: string | undefined, name: string) => {
      const value = String(values[name] ?? '');
      return word === undefined || space === undefined ? value : before + joined(language, word, space, value);
    },
  );
}
