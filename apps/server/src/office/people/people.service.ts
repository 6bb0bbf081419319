import type { UserSubscription } from '@clubpulse/contract/billing/subscriptions';
import type { QueryOf } from '@clubpulse/contract/call';
import type { ClubId } from '@clubpulse/contract/clubs/clubs';
import { type Refusal, refuse } from '@clubpulse/contract/errors';
import { type ClubPerson, EXPORTED_AT_ONCE, type ExportedPerson } from '@clubpulse/contract/office/people';
import type { exportClubPeople, listClubPeople } from '@clubpulse/contract/office/people.calls';
import type { Page } from '@clubpulse/contract/scalars';
import { isOver } from '@clubpulse/rules/billing/subscriptions/states';
import type { Consents } from '../../accounts/consents/public.ts';
import type { Subscriptions } from '../../billing/subscriptions/public.ts';
import { clubPeopleOf, memberMarksOf } from '../../members/people/public.ts';
import type { Database } from '../../platform/database/database.ts';
import { searchTerms } from '../../platform/database/text-search.ts';
import { emit } from '../../platform/events/emit.store.ts';
import type { Caller } from '../../platform/http/caller.ts';
import { pageOf } from '../../platform/page/page.ts';
import {
  countMatching,
  countPeople,
  fileFactsOf,
  findPeople,
  findPeopleAfter,
  type PeopleQuery,
  standingOf,
} from './people.facts.ts';

interface PeopleParts {
  readonly db: Database;
  readonly club: (clubId: ClubId) => Promise<{ readonly TimeZone: string } | undefined>;
  readonly subscriptions: Pick<Subscriptions, 'ofMembers'>;
  readonly consents: Pick<Consents, 'sharingUsers'>;
  readonly now?: () => Date;
}

export type ClubPeople = ReturnType<typeof createClubPeople>;

export function createClubPeople({ db, club, subscriptions, consents, now = () => new Date() }: PeopleParts) {
  async function withHeld(clubId: ClubId, userIds: readonly number[]): Promise<ClubPerson[]> {
    const [people, held, marks, standing] = await Promise.all([
      clubPeopleOf(db, clubId, userIds),
      subscriptions.ofMembers(clubId, userIds),
      memberMarksOf(db, clubId, userIds, now()),
      standingOf(db, clubId, userIds, now()),
    ]);
    const byUser = Map.groupBy(held, ({ UserId }) => UserId);
    return people.map((person) => ({
      ...person,
      ...(marks.get(person.UserId) ?? unmarked),
      ClientStage: standing.get(person.UserId)?.ClientStage ?? null,
      CameBy: standing.get(person.UserId)?.CameBy ?? null,
      LastSeen: standing.get(person.UserId)?.LastSeen?.toISOString() ?? null,
      Held: currentOrAll(byUser.get(person.UserId) ?? []),
    }));
  }

  return {
    /** States of subscriptions and debts are as of midnight. */
    async list(clubId: ClubId, query: QueryOf<typeof listClubPeople>): Promise<Page<ClubPerson> | Refusal> {
      const search = await searchOf(club, now, clubId, query);
      if (search === undefined) return refuse('NotFound');
      const { words, Role, State, Payment, ClassSubscriptionId, ClubTagId, CameBy } = search;
      const all = countPeople(db, clubId);
      const filtered =
        words.length > 0 || [Role, State, Payment, ClassSubscriptionId, ClubTagId, CameBy].some((one) => one !== undefined);
      return pageOf(query, {
        data: findPeople(db, search, query).then((ids) => withHeld(clubId, ids)),
        recordsTotal: all,
        recordsFiltered: filtered ? countMatching(db, search) : all,
      });
    },

    async export(clubId: ClubId, query: QueryOf<typeof exportClubPeople>, caller: Caller): Promise<ExportedPerson[] | Refusal> {
      const search = await searchOf(club, now, clubId, query);
      if (search === undefined) return refuse('NotFound');
      const ids = await findPeopleAfter(db, search, query.After ?? 0, EXPORTED_AT_ONCE);
      const [people, facts, sharing] = await Promise.all([
        withHeld(clubId, ids),
        fileFactsOf(db, clubId, ids),
        consents.sharingUsers(caller, clubId, ids, 'Contact'),
      ]);
      const Payload = { People: people.length, By: caller.UserId };
      if (people.length > 0) await emit(db, { ClubId: clubId, Type: 'PeopleExported', Payload });
      return people.map((person) => {
        const { IsOfDesk = false, Groups = [], ...contact } = facts.get(person.UserId) ?? {};
        return { ...person, ...noContact, ...(IsOfDesk || sharing.has(person.UserId) ? contact : {}), Groups };
      });
    },
  };
}

async function searchOf(
  club: PeopleParts['club'],
  now: () => Date,
  clubId: ClubId,
  query: QueryOf<typeof exportClubPeople>,
): Promise<PeopleQuery | undefined> {
  const known = await club(clubId);
  if (known === undefined) return undefined;
  const { Role, State, Payment, ClassSubscriptionId, ClubTagId, CameBy, globalSearch } = query;
  const words = searchTerms(globalSearch);
  return { clubId, words, Role, State, Payment, ClassSubscriptionId, ClubTagId, CameBy, timeZone: known.TimeZone, now: now() };
}

const noContact = { Phone: null, BirthDate: null, Gender: null, Address1: null, PostalCode: null, City: null } as const;

export const unmarked = { IsGuest: false, IsStaff: false, NewPeriod: 0 } as const;

function currentOrAll(held: readonly UserSubscription[]): UserSubscription[] {
  const current = held.filter(({ State, AmountDue }) => !isOver(State) || AmountDue > 0);
  return current.length > 0 ? current : [...held];
}
