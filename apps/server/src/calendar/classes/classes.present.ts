import type { CalendarClass, Class, Place } from '@clubpulse/contract/calendar/classes/classes';
import type { CalendarRow } from './calendar.store.ts';
import type { NamedClassRow } from './class-rows.store.ts';

export function presentClass(row: NamedClassRow): Class {
  const { BookingOpensAt: _opensAt, CanceledBy: _by, ...fields } = row;
  return {
    ...fields,
    Begin: row.Begin.toISOString(),
    End: row.End.toISOString(),
    CanceledAt: row.CanceledAt?.toISOString() ?? null,
    Places: placesOf(row),
  };
}

/** A row of a calendar: there are up to a thousand of them, so each is copied once. */
export const presentCalendarClass = (row: CalendarRow): CalendarClass => ({
  ...row,
  Begin: row.Begin.toISOString(),
  End: row.End.toISOString(),
  ClassBegin: row.ClassBegin.toISOString(),
  ClassEnd: row.ClassEnd.toISOString(),
  CanceledAt: row.CanceledAt?.toISOString() ?? null,
  Places: placesOf(row),
});

type Seats = Pick<NamedClassRow, 'MaxInSiteParticipants' | 'MaxRemoteParticipants'>;

const placesOf = ({ MaxInSiteParticipants, MaxRemoteParticipants }: Seats): Place[] => [
  ...(MaxInSiteParticipants > 0 ? (['InSite'] as const) : []),
  ...(MaxRemoteParticipants > 0 ? (['Remote'] as const) : []),
];
