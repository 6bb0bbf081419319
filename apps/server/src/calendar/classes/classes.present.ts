import { type Class, type ClassDay, calendarClassSchema, type Place } from '@clubpulse/contract/calendar/classes/classes';
import type { TextRows } from '../../platform/database/database.ts';
import { jsonOfRows, type MadeField, valuesOf } from '../../platform/database/text-rows.ts';
import type { NamedClassRow, StoredDay } from './class-rows.store.ts';

export function presentClass(row: NamedClassRow): Class {
  const { BookingOpensAt: _opensAt, CanceledBy: _by, ...fields } = row;
  return {
    ...fields,
    Begin: row.Begin.toISOString(),
    End: row.End.toISOString(),
    Days: row.Days.map(presentDay),
    CanceledAt: row.CanceledAt?.toISOString() ?? null,
    Places: placesOf(row),
  };
}

export const presentDay = ({ Begin, End }: StoredDay): ClassDay => ({
  Begin: new Date(Begin).toISOString(),
  End: new Date(End).toISOString(),
});

const calendarFields = Object.keys(calendarClassSchema.shape);
const made = {
  Places: {
    from: ['MaxInSiteParticipants', 'MaxRemoteParticipants'],
    make: (inSite: string | null, remote: string | null) =>
      JSON.stringify(placesOf({ MaxInSiteParticipants: Number(inSite), MaxRemoteParticipants: Number(remote) })),
  },
} satisfies Record<string, MadeField>;

export function calendarClassesJson(rows: TextRows): { Version: string; json: Buffer }[] {
  const versions = valuesOf(rows, 'Version');
  return jsonOfRows(rows, calendarFields, made).map((json, place) => ({
    Version: versions[place] ?? '',
    json: Buffer.from(json),
  }));
}

type Seats = Pick<NamedClassRow, 'MaxInSiteParticipants' | 'MaxRemoteParticipants'>;

const placesOf = ({ MaxInSiteParticipants, MaxRemoteParticipants }: Seats): Place[] => [
  ...(MaxInSiteParticipants > 0 ? (['InSite'] as const) : []),
  ...(MaxRemoteParticipants > 0 ? (['Remote'] as const) : []),
];
