import { ApiError } from '../platform/calls/api-error.ts';
import { refusalText } from '../platform/forms.ts';
import { translate } from '../platform/phrases.ts';
import { onReconnect } from '../platform/reach/reach.ts';
import { clearError, toastError } from '../platform/toasts/toasts.ts';

const CAUSE = 'not-reached';

export function showNotReached(): void {
  toastError({ cause: CAUSE, title: translate('operation-failed'), message: refusalText(new ApiError(0)) });
  const stop = onReconnect(() => {
    clearError(CAUSE);
    stop();
  });
}
