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
/** Rows that are taken with one transaction, and people whose trainings are read with one statement. */
const DUE_AT_ONCE = 500;
const PEOPLE_AT_ONCE = 25;
/** Whoever leads a class marks who was there within so many days. */
const MARKED_WITHIN_MS = 3 * 24 * 3_600_000;

interface BadgeParts {
  readonly db: Database;
  readonly now?: () => Date;
}

/** Gives badges: once a minute, to whoever trained or was measured since, and to whom a club's day names (decision 0103). */
export function createBadgeGiver({ db, now = () => new Date() }: BadgeParts) {
  /** Answers whether there is more. */
  const lookOnce = (): Promise<boolean> =>
    db.transaction().execute(async (trx) => {
      const mark = await store.takeMark(trx);
      if (mark === undefined) return false;
      const { userIds, rows } = await store.takeDue(trx, DUE_AT_ONCE);
      const held = await holdPeople(trx, [...userIds, ...(await trainedSince(trx, mark.from))]);
      await give(trx, [...held]);
      await store.setMark(trx, mark.ended);
      return rows === DUE_AT_ONCE;
    });

  /** What is written while they are looked at makes them due again. */
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

/** Classes and challenges say nothing when they are over: the club's day names whoever was in them. */
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
