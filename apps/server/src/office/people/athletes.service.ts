import { type CallerId, watchModes } from '@clubpulse/contract/accounts/users';
import type { BookingSettings } from '@clubpulse/contract/calendar/booking-rules';
import type { QueryOf } from '@clubpulse/contract/call';
import type { ClubId } from '@clubpulse/contract/clubs/clubs';
import { type Refusal, refuse } from '@clubpulse/contract/errors';
import type { ClubAthlete } from '@clubpulse/contract/office/people';
import type { listClubAthletes } from '@clubpulse/contract/office/people.calls';
import type { Page } from '@clubpulse/contract/scalars';
import { lookOuts } from '@clubpulse/rules/calendar/seats/look-outs';
import { dayIn } from '@clubpulse/rules/time/days';
import { watchesOf } from '../../accounts/watches/public.ts';
import { settingsOf } from '../../calendar/booking-rules/public.ts';
import { clubPeopleOf, memberMarksOf } from '../../members/people/public.ts';
import type { Database } from '../../platform/database/database.ts';
import { searchTerms } from '../../platform/database/text-search.ts';
import { pageOf } from '../../platform/page/page.ts';
import { type AthleteFacts, athleteFactsOf } from './athletes.facts.ts';
import { countMatching, countPeople, findPeople, type PeopleQuery } from './people.facts.ts';
import { unmarked } from './people.service.ts';

interface AthletesParts {
  readonly db: Database;
  readonly club: (clubId: ClubId) => Promise<{ readonly TimeZone: string } | undefined>;
  readonly now?: () => Date;
}

export type ClubAthletes = ReturnType<typeof createClubAthletes>;

export function createClubAthletes({ db, club, now = () => new Date() }: AthletesParts) {
  const followedBy = async (by: CallerId): Promise<number[]> =>
    (await watchesOf(db, by)).filter(({ Type }) => Type !== watchModes.none).map(({ WatchedId }) => WatchedId);

  /** Followed athletes come first. They are few and are read separately, so all other athletes can be read in index order. */
  async function idsOf(search: PeopleQuery, followed: readonly number[], query: QueryOf<typeof listClubAthletes>) {
    const { start, length } = query;
    const everyFollowed = { start: 0, length: followed.length, Sort: 'Name' } as const;
    const first = followed.length === 0 ? [] : await findPeople(db, { ...search, only: followed }, everyFollowed);
    const shown = first.slice(start, start + length);
    if (query.followed === true || shown.length === length) return shown;
    const rest = { start: Math.max(0, start - first.length), length: length - shown.length, Sort: 'Name' } as const;
    return [...shown, ...(await findPeople(db, { ...search, but: followed }, rest))];
  }

  async function presented(clubId: ClubId, today: string, ids: readonly number[], followed: readonly number[]) {
    const [people, facts, marks, settings] = await Promise.all([
      clubPeopleOf(db, clubId, ids),
      athleteFactsOf(db, clubId, ids),
      memberMarksOf(db, clubId, ids, now()),
      settingsOf(db, clubId),
    ]);
    return people.map((person): ClubAthlete => {
      const known = facts.get(person.UserId);
      return {
        ...person,
        ...(marks.get(person.UserId) ?? unmarked),
        Followed: followed.includes(person.UserId),
        LastTraining: lastOf(known),
        LookOut: known === undefined ? [] : standing(known, today, settings),
      };
    });
  }

  return {
    async list(clubId: ClubId, by: CallerId, query: QueryOf<typeof listClubAthletes>): Promise<Page<ClubAthlete> | Refusal> {
      const known = await club(clubId);
      if (known === undefined) return refuse('NotFound');
      const followed = await followedBy(by);
      const words = searchTerms(query.globalSearch);
      const search = { clubId, words, Role: 'Athlete', timeZone: known.TimeZone, now: now() } as const;
      const recordsTotal = countPeople(db, clubId, 'Athlete');
      const only = query.followed === true ? { only: followed } : {};
      const filtered = words.length > 0 || query.followed === true;
      return pageOf(query, {
        data: idsOf(search, followed, query).then((ids) => presented(clubId, dayIn(known.TimeZone, now()), ids, followed)),
        recordsTotal,
        recordsFiltered: filtered ? countMatching(db, { ...search, ...only }) : recordsTotal,
      });
    },
  };
}

const lastOf = (known: AthleteFacts | undefined): ClubAthlete['LastTraining'] =>
  known === undefined || known.TrainingId === null || known.Begin === null
    ? null
    : { TrainingId: known.TrainingId, Begin: known.Begin.toISOString(), Points: known.Points ?? 0 };

const standing = (known: AthleteFacts, classDay: string, settings: BookingSettings) =>
  lookOuts({
    classDay,
    classEnds: classDay,
    RemainingTickets: null,
    hadClass: true,
    isNew: false,
    medicalCertificate: known.Certificate,
    membership: known.Membership,
    settings,
    payment: null,
    policiesAccepted: known.OpenPolicies === 0,
    emailConfirmed: true,
  });
