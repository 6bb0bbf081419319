import { measures } from '@clubpulse/contract/body/measures/catalogue';
import type { EnteredRows, NamedPeople, NamedPerson } from '@clubpulse/contract/body/measures-import';
import type { ClubId } from '@clubpulse/contract/clubs/clubs';
import type { Consents } from '../../accounts/consents/public.ts';
import type { Database } from '../../platform/database/database.ts';
import type { Caller } from '../../platform/http/caller.ts';
import { storedAlready } from '../measures/public.ts';
import { athletesNamed } from './measures-import.facts.ts';

interface ImportParts {
  readonly db: Database;
  readonly consents: Pick<Consents, 'isStaff' | 'sharing' | 'logList'>;
}

const unknown: NamedPerson = { State: 'Unknown', Person: null };

export const createMeasureImports = ({ db, consents }: ImportParts) => ({
  async match(caller: Caller, clubId: ClubId, { People }: NamedPeople): Promise<NamedPerson[]> {
    // Members share their measures with staff only, not with administrators.
    const rows = (await consents.isStaff(caller, clubId)) ? await athletesNamed(db, clubId, People) : [];
    const found = new Map(rows.map((row) => [row.Place, row]));
    return People.map((_, place): NamedPerson => {
      const row = found.get(place);
      if (!row) return unknown;
      if (row.Count > 1) return { State: 'Several', Person: null };
      const { Place: _place, Count: _count, Shares, ...Person } = row;
      return { State: Shares ? 'Found' : 'NotShared', Person };
    });
  },

  /** Compares only values of athletes who share their measures. The read is logged, because the result reveals stored values. */
  async stored(caller: Caller, clubId: ClubId, { Rows }: EnteredRows): Promise<{ Stored: number[] }> {
    if (!(await consents.isStaff(caller, clubId))) return { Stored: [] };
    const people = [...new Set(Rows.map(({ UserId }) => UserId))];
    const [body, blood] = await Promise.all([
      consents.sharing(clubId, people, 'Body'),
      consents.sharing(clubId, people, 'Blood'),
    ]);
    const stored = await storedAlready(db, Rows);
    const hasBlood = ({ Values }: EnteredRows['Rows'][number]) => Values.some(({ Key }) => measures[Key].group === 'blood');
    const isSeen = (row: EnteredRows['Rows'][number]) => body.has(row.UserId) && (blood.has(row.UserId) || !hasBlood(row));
    const reported = [...Rows.entries()].filter(([place, row]) => stored.has(place) && isSeen(row));
    const read = (rows: typeof reported) => [...new Set(rows.map(([, { UserId }]) => UserId))];
    await consents.logList(caller.UserId, { Purpose: 'Body', ClubId: clubId }, read(reported));
    await consents.logList(
      caller.UserId,
      { Purpose: 'Blood', ClubId: clubId },
      read(reported.filter(([, row]) => hasBlood(row))),
    );
    return { Stored: reported.map(([place]) => place) };
  },
});
