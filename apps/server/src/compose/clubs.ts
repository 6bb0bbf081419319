import { Temporal } from 'temporal-polyfill';
import type { Sessions } from '../accounts/sessions/public.ts';
import type { Users } from '../accounts/users/public.ts';
import { assignTrials } from '../billing/subscriptions/public.ts';
import { createClubs } from '../clubs/clubs/public.ts';
import type { Bridges } from '../devices/bridges/public.ts';
import { createSensors } from '../devices/sensors/public.ts';
import type { LiveNow } from '../live/board/public.ts';
import type { Database } from '../platform/database/database.ts';
import type { AccessPorts } from '../platform/http/caller.ts';
import type { Trainings } from '../training/trainings/public.ts';

interface ClubParts {
  readonly db: Database;
  readonly users: Users;
  readonly sessions: Sessions;
  readonly bridges: Bridges;
  readonly trainings: Trainings;
  readonly nicknameOf: (userId: number) => Promise<string | undefined>;
  /** The board is built after the clubs it shows, and may stand in another process. */
  readonly live: () => Pick<LiveNow, 'trainingNow' | 'unknownStraps'>;
}

/** The clubs with their overview, who may do what in them, and the straps of their people. */
export function composeClubs({ db, users, sessions, bridges, trainings, nicknameOf, live }: ClubParts) {
  const clubs = createClubs({
    db,
    memberJoined: (trx, member) => assignTrials(trx, member, new Date()),
    ports: {
      trainingNow: (clubId) => live().trainingNow(clubId),
      trainingsToday: (clubId, timeZone) => {
        const day = Temporal.Now.plainDateISO(timeZone).toZonedDateTime({ timeZone });
        return trainings.onDay(clubId, new Date(day.epochMilliseconds));
      },
      bridges: (clubId) => bridges.counts(clubId),
    },
  });
  const access: AccessPorts = {
    identify: sessions.identify,
    clubFacts: clubs.facts,
    brandExists: clubs.brandExists,
    athleteClubs: async (userId) => {
      if ((await users.flags(userId)) === undefined) return undefined;
      return clubs.factsOf((await users.rolesOf(userId)).Athlete.map((entry) => entry.ClubId));
    },
  };
  const sensors = createSensors({
    db,
    ports: {
      athleteClubs: access.athleteClubs,
      clubPeople: users.ofClub,
      nicknameOf,
      unknownStraps: (clubId) => live().unknownStraps(clubId),
    },
  });
  return { clubs, access, sensors };
}
export type ClubsHouse = ReturnType<typeof composeClubs>;
