import type { BatchResult } from '@clubpulse/contract/calendar/classes/classes';
import { refusedByReason } from '../../../kit/list/refused-by-reason.ts';
import { ApiError } from '../../../platform/api.ts';
import { refusalText } from '../../../platform/forms.ts';
import { fieldErrorText, type PhraseKey, type Translate } from '../../../platform/phrases.ts';

type Refused = BatchResult['Refused'][number];

const reasons: Partial<Record<Refused['ErrorType'], PhraseKey>> = {
  ClassHasParticipants: 'calendar.refused.participants',
  ClassIsActive: 'calendar.refused.published',
  ClassIsPast: 'calendar.refused.past',
  NotFound: 'calendar.refused.gone',
};

/** Formats as `2 have participants`, `1 is over`, by reason, the most frequent first. */
export function refusalReasons(refused: readonly Refused[], t: Translate): string[] {
  return refusedByReason(refused).map(({ first, count }) => {
    const phrase = reasons[first.ErrorType];
    return phrase === undefined
      ? t('calendar.refused.other', { number: count, reason: wordsOf(first).replace(/\.$/, '') })
      : t(phrase, { count });
  });
}

function wordsOf({ ErrorType, errors }: Refused): string {
  const [rule] = errors ?? [];
  return rule === undefined ? refusalText(new ApiError(409, { ErrorType })) : fieldErrorText(rule);
}
