import type {
  BookingMode,
  CalendarClass,
  CalendarType,
  Class,
  ClassType,
  Place,
  PublishState,
} from '@clubpulse/contract/calendar/classes/classes';
import type { CalendarRow } from './calendar.store.ts';
import type { NamedClassRow } from './class-rows.store.ts';

export function presentClass(row: NamedClassRow): Class {
  const { BookingOpensAt: _opensAt, ...fields } = row;
  return { ...fields, ...wordsOf(row), Begin: row.Begin.toISOString(), End: row.End.toISOString(), Places: placesOf(row) };
}

/** A row of a calendar: there are up to a thousand of them, so each is copied once. */
export const presentCalendarClass = (row: CalendarRow): CalendarClass =>
  ({
    ...row,
    Begin: row.Begin.toISOString(),
    End: row.End.toISOString(),
    ClassBegin: row.ClassBegin.toISOString(),
    ClassEnd: row.ClassEnd.toISOString(),
    Places: placesOf(row),
    // The words of types and states are those of the contract: the table's checks allow no others.
  }) as CalendarClass;

type Seats = Pick<NamedClassRow, 'MaxInSiteParticipants' | 'MaxRemoteParticipants'>;

const placesOf = ({ MaxInSiteParticipants, MaxRemoteParticipants }: Seats): Place[] => [
  ...(MaxInSiteParticipants > 0 ? (['InSite'] as const) : []),
  ...(MaxRemoteParticipants > 0 ? (['Remote'] as const) : []),
];

// The table's checks allow no other words.
const wordsOf = (row: Pick<NamedClassRow, 'ClassType' | 'CalendarType' | 'PublishState' | 'BookingMode'>) => ({
  ClassType: row.ClassType as ClassType,
  CalendarType: row.CalendarType as CalendarType,
  PublishState: row.PublishState as PublishState,
  BookingMode: row.BookingMode as BookingMode,
});
