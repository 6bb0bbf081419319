export interface SheetOption {
  readonly value: string;
  readonly label: string;
}

/** Up to so many are read at a glance; of more, some letters find one. */
export const READ_AT_ONCE = 10;

/** As people type: without accents and capitals. */
const plain = (text: string) =>
  text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase();

/** Those whose label has what was typed. */
export const found = <Option extends SheetOption>(options: readonly Option[], words: string): readonly Option[] =>
  options.filter(({ label }) => plain(label).includes(plain(words.trim())));

/** With it, or without it where it was there. */
export const toggled = (values: readonly string[], value: string): string[] =>
  values.includes(value) ? values.filter((one) => one !== value) : [...values, value];
