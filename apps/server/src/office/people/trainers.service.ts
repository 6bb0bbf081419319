import type { QueryOf } from '@clubpulse/contract/call';
import type { ClubId } from '@clubpulse/contract/clubs/clubs';
import { type Refusal, refuse } from '@clubpulse/contract/errors';
import type { ClubTrainer } from '@clubpulse/contract/office/people';
import type { listClubTrainers } from '@clubpulse/contract/office/people.calls';
import type { Page } from '@clubpulse/contract/scalars';
import { dayIn, instantsOf, weekOf } from '@clubpulse/rules/time/days';
import { clubPeopleOf } from '../../members/people/public.ts';
import type { Database } from '../../platform/database/database.ts';
import { searchTerms } from '../../platform/database/text-search.ts';
import { pageOf } from '../../platform/page/page.ts';
import { countMatching, countPeople, findPeople } from './people.facts.ts';
import { type LedClass, trainerFactsOf } from './trainers.facts.ts';

interface TrainersParts {
  readonly db: Database;
  readonly club: (clubId: ClubId) => Promise<{ readonly TimeZone: string } | undefined>;
  readonly now?: () => Date;
}

export type ClubTrainers = ReturnType<typeof createClubTrainers>;

const MONDAY = 1;
const led = (one: LedClass | null) => one && { ...one, Begin: new Date(one.Begin).toISOString() };
const none = { Classes: 0, Minutes: 0, People: 0, LastClass: null, NextClass: null };

export function createClubTrainers({ db, club, now = () => new Date() }: TrainersParts) {
  async function presented(clubId: ClubId, timeZone: string, ids: readonly number[]): Promise<ClubTrainer[]> {
    const at = now();
    const { Begin, End } = instantsOf(weekOf(dayIn(timeZone, at), MONDAY), timeZone);
    const moments = { from: new Date(Begin), to: new Date(End), now: at };
    const [people, facts] = await Promise.all([clubPeopleOf(db, clubId, ids), trainerFactsOf(db, clubId, ids, moments)]);
    return people.map((person) => {
      const { UserId: _, LastClass, NextClass, ...week } = facts.get(person.UserId) ?? { UserId: 0, ...none };
      return { ...person, ...week, LastClass: led(LastClass), NextClass: led(NextClass) };
    });
  }

  return {
    async list(clubId: ClubId, query: QueryOf<typeof listClubTrainers>): Promise<Page<ClubTrainer> | Refusal> {
      const known = await club(clubId);
      if (known === undefined) return refuse('NotFound');
      const words = searchTerms(query.globalSearch);
      const search = { clubId, words, Role: 'Trainer', timeZone: known.TimeZone, now: now() } as const;
      const recordsTotal = countPeople(db, clubId, 'Trainer');
      return pageOf(query, {
        data: findPeople(db, search, { ...query, Sort: 'Name' }).then((ids) => presented(clubId, known.TimeZone, ids)),
        recordsTotal,
        recordsFiltered: words.length > 0 ? countMatching(db, search) : recordsTotal,
      });
    },
  };
}
