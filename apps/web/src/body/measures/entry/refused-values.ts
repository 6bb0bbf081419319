import type { MeasureKey } from '@clubpulse/contract/body/measures/catalogue';
import type { FieldError } from '@clubpulse/contract/errors';
import { fieldErrorWords } from '../../../platform/phrases.ts';
import type { MeasureWords } from '../use-measure-words.ts';

/** What the server says of a value: the weight that it names is kept in kg, and said in the units of its reader. */
function wordsOf(error: FieldError, words: MeasureWords): string {
  const weight = error.key === 'part-of-known-weight' ? error.values?.['weight'] : undefined;
  if (typeof weight !== 'number') return fieldErrorWords(error);
  return fieldErrorWords({ ...error, values: { weight: words.number('weight', weight), unit: words.unit('weight') } });
}

/** Of which of the measures that were sent, in their order, something was refused, and why; undefined: it is about none of them. */
export function refusedValue(
  error: FieldError,
  sent: readonly MeasureKey[],
  words: MeasureWords,
): { readonly key: MeasureKey | undefined; readonly why: string } {
  const [, place] = /^Values\.(\d+)\./.exec(error.field) ?? [];
  const key = place === undefined ? undefined : sent[Number(place)];
  // A blood pressure is one field.
  return { key: key === 'diastolicPressure' ? 'systolicPressure' : key, why: wordsOf(error, words) };
}
