import type { MeasureKey } from '@clubpulse/contract/body/measures/catalogue';
import type { FieldError } from '@clubpulse/contract/errors';
import { fieldErrorText } from '../../../platform/phrases.ts';
import type { MeasureTexts } from '../use-measure-texts.ts';

/** The error has the weight in kg; its text uses the reader's units. */
function wordsOf(error: FieldError, words: MeasureTexts): string {
  const weight = error.key === 'part-of-known-weight' ? error.values?.['weight'] : undefined;
  if (typeof weight !== 'number') return fieldErrorText(error);
  return fieldErrorText({ ...error, values: { weight: words.number('weight', weight), unit: words.unit('weight') } });
}

export function refusedValue(
  error: FieldError,
  sent: readonly MeasureKey[],
  words: MeasureTexts,
): { readonly key: MeasureKey | undefined; readonly why: string } {
  const [, place] = /^Values\.(\d+)\./.exec(error.field) ?? [];
  const key = place === undefined ? undefined : sent[Number(place)];
  return { key: key === 'diastolicPressure' ? 'systolicPressure' : key, why: wordsOf(error, words) };
}
