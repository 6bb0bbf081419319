import { bookingWindow, type WindowFields } from '@clubpulse/rules/calendar/classes/booking-window';
import type { Occurrence } from '@clubpulse/rules/calendar/classes/schedule';
import { dayIn } from '@clubpulse/rules/time/days';
import type { ClassRow, NewClass } from '../class-rows.store.ts';

/** A class to be, with its dates. */
export interface DatedClass extends NewClass {
  readonly Begin: Date;
  readonly End: Date;
}
type Dates = Pick<DatedClass, 'Begin' | 'End' | 'Duration'> & { readonly BookingOpensAt: Date };

/** The columns of a class that its day decides. */
export const datesOf = ({ Begin, End, Duration }: Occurrence, fields: WindowFields, timeZone: string): Dates => ({
  Begin,
  End,
  Duration,
  BookingOpensAt: bookingWindow(Begin, fields, timeZone).opensAt,
});

/** A course as one occurrence: from the begin of its first day to the end of its last; the duration is that of the first. */
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

/** What a copy of a class takes over: all but its own life. A copy is unpublished and nobody is in it. */
export function templateOf(row: ClassRow) {
  const {
    ClassId: _id,
    PublishState: _state,
    RowVersion: _version,
    InSiteParticipants: _inSite,
    InSiteQueued: _inSiteQueued,
    InSiteOffered: _inSiteOffered,
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

/** Copies of a class, one on each day. */
export function copiesOf(row: ClassRow, days: readonly Occurrence[], timeZone: string): DatedClass[] {
  const fields = templateOf(row);
  return days.map((day) => ({ ...fields, ...datesOf(day, fields, timeZone) }));
}

/**
 * Days that go and days that come on one date of the club's zone: the class moves from the one to the other and stays the
 * same class, with whatever was changed in it alone. The rest goes or comes.
 */
export function pairByDate<Gone extends Pick<Occurrence, 'Begin'>>(
  gone: readonly Gone[],
  coming: readonly Occurrence[],
  timeZone: string,
): { moved: { day: Gone; to: Occurrence }[]; removed: Gone[]; added: Occurrence[] } {
  const ofDate = Map.groupBy(coming, (day) => dayIn(timeZone, day.Begin));
  const moved: { day: Gone; to: Occurrence }[] = [];
  const removed: Gone[] = [];
  for (const day of gone) {
    const to = ofDate.get(dayIn(timeZone, day.Begin))?.shift();
    if (to) moved.push({ day, to });
    else removed.push(day);
  }
  return { moved, removed, added: [...ofDate.values()].flat() };
}
