/** Phrases of one language by their key. */
export type Words = Readonly<Record<string, string>>;
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

/**
 * The phrase with its `{{placeholders}}` filled, those with an `@` by the phrase whose key the value is; undefined when nobody wrote it. With a number as `count` the plural form
 * of the language (`key_one`, `key_many`, `key_other`) goes before the key itself.
 */
export function say(words: Words, language: string, key: string, values: PhraseValues = {}): string | undefined {
  const { count } = values;
  const form = typeof count === 'number' ? words[`${key}_${pluralForm(language, count)}`] : undefined;
  return (form ?? words[key])?.replace(/\{\{\s*(@?)(\w+)\s*\}\}/g, (_, isKey: string, name: string) => {
    const value = String(values[name] ?? '');
    return isKey ? (words[value] ?? value) : value;
  });
}
