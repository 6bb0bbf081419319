import type { QueryOf } from '@clubpulse/contract/call';
import type { ClubId } from '@clubpulse/contract/clubs/clubs';
import type { listClubUsers } from '@clubpulse/contract/members/people.calls';
import type { Database } from '../../platform/database/database.ts';
import { pageOf } from '../../platform/page/page.ts';
import { clubPeople, countClubPeople } from './people.facts.ts';

export type People = ReturnType<typeof createPeople>;

export function createPeople({ db }: { db: Database }) {
  return {
    /** A page of the people of a club. */
    list(clubId: ClubId, query: QueryOf<typeof listClubUsers>) {
      const filter = { Role: query.Role, text: query.globalSearch };
      return pageOf(query, {
        data: clubPeople(db, clubId, filter, query.start, query.length),
        recordsTotal: countClubPeople(db, clubId, {}),
        recordsFiltered: countClubPeople(db, clubId, filter),
      });
    },
  };
}
