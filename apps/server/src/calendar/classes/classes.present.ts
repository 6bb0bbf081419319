import type { CalendarClass, Class, ClassDay, Place } from '@clubpulse/contract/calendar/classes/classes';
import type { CalendarRow } from './calendar.store.ts';
import type { NamedClassRow, StoredDay } from './class-rows.store.ts';

export function presentClass(row: NamedClassRow): Class {
  const { BookingOpensAt: _opensAt, ...fields } = row;
  return {
    ...fields,
    Begin: row.Begin.toISOString(),
    End: row.End.toISOString(),
    Days: row.Days.map(presentDay),
    Places: placesOf(row),
  };
}

export const presentDay = ({ Begin, End }: StoredDay): ClassDay => ({
  Begin: new Date(Begin).toISOString(),
  End: new Date(End).toISOString(),
});

/** A row of a calendar: there are up to a thousand of them, so each is copied once. */
export const presentCalendarClass = (row: CalendarRow): CalendarClass => ({
  ...row,
  Begin: row.Begin.toISOString(),
  End: row.End.toISOString(),
  ClassBegin: row.ClassBegin.toISOString(),
  ClassEnd: row.ClassEnd.toISOString(),
  Clients: [...row.Clients],
  Places: placesOf(row),
});

type Seats = Pick<NamedClassRow, 'MaxInSiteParticipants' | 'MaxRemoteParticipants'>;

const placesOf = ({ MaxInSiteParticipants, MaxRemoteParticipants }: Seats): Place[] => [
  ...(MaxInSiteParticipants > 0 ? (['InSite'] as const) : []),
  ...(MaxRemoteParticipants > 0 ? (['Remote'] as const) : []),
];
