import { useCallback, useState } from 'react';
import { ApiError } from '../../../platform/api.ts';
import { refusedFields } from '../../../platform/forms.ts';
import { reasonWords } from '../acts/reason-words.ts';
import type { ClassErrors, ClassValues } from './class-values.ts';

/** Which fields of the form an error of the server is about: those of dates are called `Schedule.…` there. */
const fieldOf = (field: string): string =>
  field.replace(/^Schedule\.(Slots\b.*|)/, (_, rest: string) => (rest === '' ? '' : 'Slots'));

/** What the server refused: under the fields as long as they are not changed, or as a sentence. */
export function useRefused() {
  const [refused, setRefused] = useState<{ fields: ClassErrors; values: ClassValues; sentence: string | null } | null>(null);
  const refuse = useCallback((error: unknown, values: ClassValues) => {
    if (!(error instanceof ApiError)) throw error;
    const fields = refusedFields(error);
    setRefused({ fields, values, sentence: Object.keys(fields).length === 0 ? reasonWords(error) : null });
  }, []);
  const refusedIn = useCallback(
    (values: ClassValues): ClassErrors => {
      if (refused === null) return {};
      const unchanged = ([field]: [string, unknown]) => {
        const name = fieldOf(field) as keyof ClassValues;
        return values[name] === refused.values[name];
      };
      return Object.fromEntries(Object.entries(refused.fields).filter(unchanged));
    },
    [refused],
  );
  return { refuse, refusedIn, sentence: refused?.sentence ?? null, forget: useCallback(() => setRefused(null), []) };
}
