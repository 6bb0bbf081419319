import type { BatchResult } from '@clubpulse/contract/calendar/classes';
import type { ErrorType } from '@clubpulse/contract/errors';
import { ApiError } from '../../../platform/api.ts';
import { refusalWords } from '../../../platform/forms.ts';
import type { PhraseKey, Translate } from '../../../platform/phrases.ts';

/** Reasons with words of their own for many; any other says what a single one would be told. */
const reasons: Partial<Record<string, PhraseKey>> = {
  ClassHasParticipants: 'calendar.refused.participants',
  ClassIsActive: 'calendar.refused.published',
  ClassIsPast: 'calendar.refused.past',
  NotFound: 'calendar.refused.gone',
};

/** `2 have participants`, `1 is over`: what refused in a batch, by reason, the most frequent first. */
export function refusalReasons(refused: BatchResult['Refused'], t: Translate): string[] {
  return [...Map.groupBy(refused, (one) => one.ErrorType)]
    .sort(([, a], [, b]) => b.length - a.length)
    .map(([type, ones]) => {
      const phrase = reasons[type];
      if (phrase !== undefined) return t(phrase, { count: ones.length });
      // The server answers its own error types.
      const words = refusalWords(new ApiError(409, { ErrorType: type as ErrorType }));
      return t('calendar.refused.other', { number: ones.length, reason: words.replace(/\.$/, '') });
    });
}
