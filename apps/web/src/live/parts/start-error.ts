import type { ApiError } from '../../platform/api.ts';
import { refusalWords } from '../../platform/forms.ts';
import { translate } from '../../platform/phrases.ts';
import { toastError } from '../../platform/toasts/toasts.ts';

/** Of whatever is led before a wall, a class or a live training: what did not start is said once, and is over when anything starts or ends. */
export const NOT_STARTED = 'live.start';

/** Whatever a start failed by is a start error, with its reason. */
export const sayNotStarted = (error: ApiError): void =>
  toastError({ cause: NOT_STARTED, title: translate('liveTr.startError'), message: refusalWords(error), ofScreen: true });
