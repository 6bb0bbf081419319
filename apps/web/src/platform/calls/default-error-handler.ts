import type { PhraseKey } from '@clubpulse/phrases/phrases';
import { errorText, translate } from '../phrases.ts';
import { seemsReachable } from '../reach/reach.ts';
import { toastError } from '../toasts/toasts.ts';
import type { ApiError } from './api-error.ts';
import { reportError } from './error-reports.ts';
import { defaultMessages, type Operation } from './operation.ts';

interface FailedCall {
  operation: Operation;
  method: string;
  url: string;
  message?: PhraseKey;
  quiet: boolean;
}

export function handleError(error: ApiError, failed: FailedCall): void {
  if (error.status === 401) return;
  const kind = reportKindOf(error);
  if (kind !== null) {
    reportError({
      kind,
      method: failed.method,
      url: failed.url,
      status: error.status,
      message: error.message.slice(0, 2000),
      ...(error.requestId === undefined ? {} : { requestId: error.requestId }),
    });
  }
  if (failed.quiet || error.fieldErrors.length > 0) return;
  const title = titleOf(error);
  // The toast of a failed read closes with the screen, that of a failed act when the act succeeds.
  const isRead = failed.operation === 'get';
  // The banner reports the lost connection once, and reads are repeated when the server responds again.
  if (isRead && error.status === 0 && !seemsReachable()) return;
  toastError({
    cause: isRead ? `read:${title}` : title,
    ofScreen: isRead,
    title: translate(title),
    message: textWith(translate(failed.message ?? defaultMessages[failed.operation]), whyOf(error, isRead)),
  });
}

function textWith(what: string, why: string): string {
  if (why === '') return what;
  return /[.!?]$/.test(what) ? `${what} ${why}` : translate('kit.labelled', { label: what, value: why });
}

/** An offline write adds that nothing was saved and nothing is retried. */
const whyOf = (error: ApiError, isRead: boolean): string =>
  !isRead && error.status === 0 && !navigator.onLine ? translate('kit.actOffline') : errorText(error);

function reportKindOf({ status, unanswered }: ApiError): 'BadRequest' | 'ServerError' | null {
  if (unanswered === 'offline') return null;
  if (status === 400) return 'BadRequest';
  return status === 0 || status >= 500 ? 'ServerError' : null;
}

function titleOf(error: ApiError): PhraseKey {
  if (error.is('LicenseResourceLimitExceeded')) return 'error-license-limit-exceeded';
  if (error.is('LicenseRequired')) return 'error-no-license';
  return error.status === 403 ? 'insufficient-rights' : 'server-error';
}
