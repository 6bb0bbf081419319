import type { UserId } from '@clubpulse/contract/accounts/users';
import type { QueryOf } from '@clubpulse/contract/call';
import type { ClubId } from '@clubpulse/contract/clubs/clubs';
import { refuse } from '@clubpulse/contract/errors';
import type { listClubUsers } from '@clubpulse/contract/members/people.calls';
import type { Database } from '../../platform/database/database.ts';
import { pageOf } from '../../platform/page/page.ts';
import { clubPeople, clubPeopleOf, countClubPeople, stageOf } from './people.facts.ts';

export type People = ReturnType<typeof createPeople>;

export function createPeople({ db }: { db: Database }) {
  return {
    list(clubId: ClubId, query: QueryOf<typeof listClubUsers>) {
      const filter = { Role: query.Role, text: query.globalSearch };
      return pageOf(query, {
        data: clubPeople(db, clubId, filter, query),
        recordsTotal: countClubPeople(db, clubId, {}),
        recordsFiltered: countClubPeople(db, clubId, filter),
      });
    },

    async get(clubId: ClubId, userId: UserId) {
      const [found] = await clubPeopleOf(db, clubId, [userId]);
      return found === undefined ? refuse('NotFound') : { ...found, ClientStage: await stageOf(db, clubId, userId) };
    },
  };
}
