export interface SheetOption {
  readonly value: string;
  readonly label: string;
}

export const READ_AT_ONCE = 10;

const plain = (text: string) =>
  text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase();

export const matchingOptions = <Option extends SheetOption>(options: readonly Option[], words: string): readonly Option[] =>
  options.filter(({ label }) => plain(label).includes(plain(words.trim())));

export const toggled = (values: readonly string[], value: string): string[] =>
  values.includes(value) ? values.filter((one) => one !== value) : [...values, value];
