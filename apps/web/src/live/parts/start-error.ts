import type { ApiError } from '../../platform/api.ts';
import { refusalText } from '../../platform/forms.ts';
import { translate } from '../../platform/phrases.ts';
import { toastError } from '../../platform/toasts/toasts.ts';

/** The toast closes when any session starts or ends. */
export const NOT_STARTED = 'live.start';

export const showNotStarted = (error: ApiError): void =>
  toastError({ cause: NOT_STARTED, title: translate('liveTr.startError'), message: refusalText(error), ofScreen: true });
