import type { ApiError } from '../../../platform/api.ts';
import { fieldErrorWords, translate } from '../../../platform/phrases.ts';
import { toastError } from '../../../platform/toasts/toasts.ts';
import { reasonWords } from './reason-words.ts';

/** Titled update-failed, with the spec's message when no day is left. */
export function toastScheduleRefusal(error: ApiError): void {
  const [field] = error.fieldErrors;
  const message = error.is('ScheduleGeneratesNoEvents')
    ? translate('schedule-not-generate-event')
    : field === undefined
      ? reasonWords(error)
      : fieldErrorWords(field);
  toastError({ cause: 'update-failed', title: translate('update-failed'), message });
}
