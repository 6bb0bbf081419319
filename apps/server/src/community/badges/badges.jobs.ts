import { age } from '@clubpulse/rules/accounts/users/zones';
import { testKeys } from '@clubpulse/rules/body/measures/measures';
import { earned } from '@clubpulse/rules/community/badges/badges';
import { ratingOf } from '@clubpulse/rules/community/badges/ratings';
import { z } from 'zod';
import { holdPeople } from '../../accounts/users/public.ts';
import type { DailyJob } from '../../clubs/daily/public.ts';
import type { Database, Queryable } from '../../platform/database/database.ts';
import { type Job, job } from '../../platform/jobs/job.ts';
import { trainedSince } from '../levels/public.ts';
import { didInClub, factsOf, type PersonFacts, type TestValue } from './badges.facts.ts';
import * as store from './badges.store.ts';

const EVERY_MINUTE = '* * * * *';
const DUE_AT_ONCE = 500;
const PEOPLE_AT_ONCE = 25;
const MARKED_WITHIN_MS = 3 * 24 * 3_600_000;

interface BadgeParts {
  readonly db: Database;
  readonly now?: () => Date;
}

/** Gives badges once a minute, for new trainings and measures, and for ended classes and challenges (decision 0103). */
export function createBadgeGiver({ db, now = () => new Date() }: BadgeParts) {
  const lookOnce = (): Promise<boolean> =>
    db.transaction().execute(async (trx) => {
      const read = await store.mark.take(trx);
      if (read === undefined) return false;
      const { userIds, rows } = await store.takeDue(trx, DUE_AT_ONCE);
      const held = await holdPeople(trx, [...userIds, ...(await trainedSince(trx, read.from))]);
      await give(trx, [...held]);
      await store.mark.set(trx, read.ended);
      return rows === DUE_AT_ONCE;
    });

  /** If a user's data is written meanwhile, the next run checks the user again. */
  async function give(trx: Queryable, userIds: readonly number[]): Promise<void> {
    const GivenAt = now();
    for (let from = 0; from < userIds.length; from += PEOPLE_AT_ONCE) {
      const people = await factsOf(trx, userIds.slice(from, from + PEOPLE_AT_ONCE), { testKeys, now: GivenAt });
      const badges = people.flatMap((person) =>
        [...earnedBy(person)].map(([Badge, Day]) => ({ UserId: person.UserId, Badge, Day, GivenAt })),
      );
      await store.saveBadges(trx, badges);
    }
  }

  async function look(): Promise<void> {
    while (await lookOnce());
  }

  const jobs: Job[] = [job('badges', z.object({}), look, { cron: EVERY_MINUTE })];
  return { look, jobs };
}

/** A daily job, because classes and challenges emit no event when they end. */
export const badgeDays: DailyJob = {
  name: 'badges',
  async run(trx, { ClubId, since }) {
    await store.addDue(trx, await didInClub(trx, ClubId, new Date(since.getTime() - MARKED_WITHIN_MS)));
  },
};

function earnedBy(person: PersonFacts) {
  const rated = ({ Day, Key, Value }: TestValue) => {
    const Age = person.BirthDate === null ? null : age(person.BirthDate, Day);
    return { Day, Key, Rating: ratingOf(Key, Value, { ...person, Age }) };
  };
  return earned({
    birthDate: person.BirthDate,
    trainings: person.Trainings,
    classes: person.Classes,
    measured: person.Measured,
    tests: person.Tests.map(rated),
    places: person.Places,
  });
}
