import type { Database } from '../../platform/database/database.ts';
import { clubPeople, countClubPeople, type PeopleFilter } from './people.facts.ts';

export interface PeopleQuery {
  readonly draw: number;
  readonly start: number;
  readonly length: number;
  readonly globalSearch?: string | undefined;
  readonly Role?: PeopleFilter['Role'];
}

export type People = ReturnType<typeof createPeople>;

export function createPeople({ db }: { db: Database }) {
  return {
    /** A page of the people of a club. */
    async list(clubId: number, { draw, start, length, globalSearch: text, Role }: PeopleQuery) {
      const [data, recordsTotal, recordsFiltered] = await Promise.all([
        clubPeople(db, clubId, { Role, text }, start, length),
        countClubPeople(db, clubId, {}),
        countClubPeople(db, clubId, { Role, text }),
      ]);
      return { draw, recordsTotal, recordsFiltered, data };
    },
  };
}
