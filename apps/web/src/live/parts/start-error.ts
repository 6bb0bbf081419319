import type { ApiError } from '../../platform/api.ts';
import { refusalText } from '../../platform/forms.ts';
import { translate } from '../../platform/phrases.ts';
import { toastError } from '../../platform/toasts/toasts.ts';

/** A failed start of a class or live training: shown once, closed when any starts or ends. */
export const NOT_STARTED = 'live.start';

export const sayNotStarted = (error: ApiError): void =>
  toastError({ cause: NOT_STARTED, title: translate('liveTr.startError'), message: refusalText(error), ofScreen: true });
