import { bookingWindow, type WindowFields } from '@clubpulse/rules/calendar/booking-rules/booking-times';
import type { Occurrence } from '@clubpulse/rules/calendar/classes/schedule';
import { dayIn } from '@clubpulse/rules/time/days';
import type { ClassRow, NewClass } from '../class-rows.store.ts';

export interface DatedClass extends NewClass {
  readonly Begin: Date;
  readonly End: Date;
}
type Dates = Pick<DatedClass, 'Begin' | 'End' | 'Duration'> & { readonly BookingOpensAt: Date };

export const datesOf = ({ Begin, End, Duration }: Occurrence, fields: WindowFields, timeZone: string): Dates => ({
  Begin,
  End,
  Duration,
  BookingOpensAt: bookingWindow(Begin, fields, timeZone).opensAt,
});

export function courseOf(days: readonly Pick<Occurrence, 'Begin' | 'End'>[]): Occurrence {
  const byBegin = [...days].sort((a, b) => a.Begin.getTime() - b.Begin.getTime());
  const [first] = byBegin;
  if (first === undefined) throw new Error('A course without a day.');
  return {
    Begin: first.Begin,
    End: new Date(Math.max(...byBegin.map((day) => day.End.getTime()))),
    Duration: (first.End.getTime() - first.Begin.getTime()) / 60_000,
  };
}

export function templateOf(row: ClassRow) {
  const {
    ClassId: _id,
    PublishState: _state,
    RowVersion: _version,
    InSiteParticipants: _inSite,
    InSiteQueued: _inSiteQueued,
    InSiteOffered: _inSiteOffered,
    InSiteHeld: _inSiteHeld,
    RemoteParticipants: _remote,
    RemoteQueued: _remoteQueued,
    RemoteOffered: _remoteOffered,
    CanceledAt: _canceledAt,
    CanceledBy: _canceledBy,
    CancelReason: _reason,
    MovedToClassId: _movedTo,
    ...fields
  } = row;
  return fields;
}

export function copiesOf(row: ClassRow, days: readonly Occurrence[], timeZone: string): DatedClass[] {
  const fields = templateOf(row);
  return days.map((day) => ({ ...fields, ...datesOf(day, fields, timeZone) }));
}

/** Pairs classes of the same date in the club's zone. The class of a pair moves and retains its own changes. */
export function pairByDate<Removed extends Pick<Occurrence, 'Begin'>>(
  dropped: readonly Removed[],
  coming: readonly Occurrence[],
  timeZone: string,
): { moved: { day: Removed; to: Occurrence }[]; removed: Removed[]; added: Occurrence[] } {
  const ofDate = Map.groupBy(coming, (day) => dayIn(timeZone, day.Begin));
  const moved: { day: Removed; to: Occurrence }[] = [];
  const removed: Removed[] = [];
  for (const day of dropped) {
    const to = ofDate.get(dayIn(timeZone, day.Begin))?.shift();
    if (to) moved.push({ day, to });
    else removed.push(day);
  }
  return { moved, removed, added: [...ofDate.values()].flat() };
}
