import type { ErrorType } from '@clubpulse/contract/errors';
import type { ApiError } from '../../../platform/api.ts';
import type { Formats } from '../../../platform/formats.ts';
import { refusalText, refusedFields } from '../../../platform/forms.ts';
import { hasRefusalText, type Translate } from '../../../platform/phrases.ts';
import { cancelText, relativeDayOf } from './until.ts';

export interface Refused {
  type: ErrorType;
  values: Readonly<Record<string, string | number>>;
}

export interface Failure {
  refused: Refused | null;
  text: string;
}

export function failureOf(error: ApiError): Failure {
  const { errorType, values } = error;
  const [field] = Object.values(refusedFields(error));
  const known = errorType !== null && hasRefusalText(errorType) && field === undefined;
  return { refused: known ? { type: errorType, values } : null, text: field ?? refusalText(error) };
}

export const failureText = ({ refused, text }: Failure, t: Translate, formats: Formats): string =>
  refused === null ? text : refusedText(refused, t, formats);

/** The text also states when the refusal ends, such as `It opens Thursday 19 at 18:00.` */
export function refusedText({ type, values }: Refused, t: Translate, formats: Formats): string {
  return [t(`error.${type}`, values), changeWords({ type, values }, t, formats)].filter(Boolean).join(' ');
}

function changeWords({ type, values }: Refused, t: Translate, formats: Formats): string {
  const { at, until } = values;
  const now = new Date();
  if (typeof at === 'string') {
    const when = relativeDayOf(at, now, formats);
    if (type === 'ClassBookingIsEarly') return t(when.isToday ? 'booking.opens' : 'booking.opensDay', when.values);
    if (type === 'ClassBookingIsPastDue') return t(when.isToday ? 'booking.closed' : 'booking.closedDay', when.values);
    if (type === 'ClassCancelIsPastDue') return cancelText(at, now, t, formats);
  }
  if (typeof until === 'string' && until !== '') return t('booking.blockedUntil', { date: formats.date(until) });
  return '';
}
