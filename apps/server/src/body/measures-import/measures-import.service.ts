import type { NamedPeople, NamedPerson } from '@clubpulse/contract/body/measures-import';
import type { ClubId } from '@clubpulse/contract/clubs/clubs';
import type { Consents } from '../../accounts/consents/public.ts';
import type { Database } from '../../platform/database/database.ts';
import type { Caller } from '../../platform/http/caller.ts';
import { athletesNamed } from './measures-import.facts.ts';

interface ImportParts {
  readonly db: Database;
  readonly consents: Pick<Consents, 'isStaff'>;
}

const unknown: NamedPerson = { State: 'Unknown', Person: null };

/** Whom a file of measures means. The measures themselves go the way of every batch. */
export const createMeasureImports = ({ db, consents }: ImportParts) => ({
  async match(caller: Caller, clubId: ClubId, { People }: NamedPeople): Promise<NamedPerson[]> {
    // An administrator who does not work there knows nobody of it.
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
});
