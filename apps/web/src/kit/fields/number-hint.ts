import { type Language, locales } from '@clubpulse/contract/scalars';
import { type NumberKind, type NumberRead, numberText } from '@clubpulse/rules/formats/numbers';
import type { Translate } from '../../platform/phrases.ts';

const written = (number: number, language: Language) =>
  new Intl.NumberFormat(locales[language], {
    maximumFractionDigits: 10,
    useGrouping: 'always',
  }).format(number);

/** The hint contains the value that was read from the text. Undefined for a valid text. */
export function numberHint(
  read: NumberRead,
  text: string,
  {
    language,
    digits,
    minor = false,
    min = 0,
    max = Number.MAX_SAFE_INTEGER,
    example: shown,
  }: NumberKind & { readonly example: string | undefined },
  t: Translate,
): string | undefined {
  const limit = (number: number) => written(minor ? number / 10 ** digits : number, language);
  switch (read.is) {
    case 'nothing':
    case 'number':
      return undefined;
    case 'unclear':
      return read.either === undefined
        ? t('kit.numberUnclear', { text, example: shown ?? example({ language, digits, minor, min, max }) })
        : t('kit.numberEither', {
            text,
            one: numberText(read.either[0], { language, digits }),
            other: numberText(read.either[1], { language, digits }),
          });
    case 'decimals':
      return digits === 0
        ? t('kit.numberWhole', { number: written(read.understood, language) })
        : t('kit.numberDecimals', { number: written(read.understood, language), count: digits });
    case 'below':
      return t('kit.numberBelow', { number: written(read.understood, language), limit: limit(min) });
    case 'above':
      return t('kit.numberAbove', { number: written(read.understood, language), limit: limit(max) });
  }
}

function example({ language, digits, minor, min, max }: Required<Omit<NumberKind, 'currency'>>): string {
  const numbers = [1234, 12, 120, 3].map((integer) => (integer + (digits === 0 ? 0 : 0.5)) * (minor ? 10 ** digits : 1));
  const taken = numbers.find((number) => number >= min && number <= max) ?? min;
  return numberText(taken, { language, digits, ...(minor ? { minor } : {}) });
}
