import type { ApiError } from '../../../platform/api.ts';
import { fieldErrorText, translate } from '../../../platform/phrases.ts';
import { toastError } from '../../../platform/toasts/toasts.ts';
import { reasonText } from './reason-text.ts';

export function toastScheduleRefusal(error: ApiError): void {
  const [field] = error.fieldErrors;
  const message = error.is('ScheduleGeneratesNoEvents')
    ? translate('schedule-not-generate-event')
    : field === undefined
      ? reasonText(error)
      : fieldErrorText(field);
  toastError({ cause: 'update-failed', title: translate('update-failed'), message });
}
