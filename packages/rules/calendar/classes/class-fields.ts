import type { BookingMode } from '@clubpulse/contract/calendar/classes/classes';
import { type FieldError, type Refusal, refuse } from '@clubpulse/contract/errors';
import { type WindowFields, windowProblems } from '../booking-rules/booking-times.ts';

export interface SeatFields {
  readonly MaxInSiteParticipants: number;
  readonly MaxRemoteParticipants: number;
}
export interface BookingFields extends SeatFields {
  readonly BookingMode: BookingMode;
  readonly ExternalAppLink: string | null;
}

export interface ServiceFields {
  readonly CalendarType: string | undefined;
  readonly ServiceType: string | null;
}

export function fieldProblems(fields: BookingFields & WindowFields & ServiceFields): FieldError[] {
  return [
    ...(fields.CalendarType === 'Services' && fields.ServiceType === null
      ? [{ field: 'ServiceType', key: 'field-required' }]
      : []),
    ...(fields.MaxInSiteParticipants + fields.MaxRemoteParticipants > 0
      ? []
      : [{ field: 'MaxInSiteParticipants', key: 'seats-required' }]),
    ...(fields.BookingMode === 'ExternalApp' && fields.ExternalAppLink === null
      ? [{ field: 'ExternalAppLink', key: 'field-required' }]
      : []),
    ...windowProblems(fields),
  ];
}

export interface TakenSeats extends BookingFields {
  readonly InSiteParticipants: number;
  readonly InSiteQueued: number;
  readonly InSiteOffered: number;
  readonly InSiteHeld: number;
  readonly RemoteParticipants: number;
  readonly RemoteQueued: number;
  readonly RemoteOffered: number;
}

/**
 * If there are participants, the booking mode can only change to `Invite`. A place where members wait needs at least one seat.
 */
export function refuseFieldChange(now: TakenSeats, next: BookingFields): Refusal | undefined {
  const participants = now.InSiteParticipants + now.InSiteQueued + now.RemoteParticipants + now.RemoteQueued;
  if (participants > 0 && next.BookingMode !== now.BookingMode && next.BookingMode !== 'Invite')
    return refuse('BookingModeLocked');
  const places = [
    ['MaxInSiteParticipants', now.InSiteParticipants + now.InSiteOffered + now.InSiteHeld, now.InSiteQueued],
    ['MaxRemoteParticipants', now.RemoteParticipants + now.RemoteOffered, now.RemoteQueued],
  ] as const;
  for (const [field, taken, queued] of places) {
    const wanted = next[field];
    if (wanted < taken) return refuse('SeatsBelowParticipants', { values: { taken } });
    if (wanted === 0 && queued > 0) return refuse('ValidationFailed', { errors: [{ field, key: 'seats-awaited' }] });
  }
  return undefined;
}
