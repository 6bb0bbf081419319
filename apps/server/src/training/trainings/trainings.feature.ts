import { Temporal } from 'temporal-polyfill';
import type { Consents } from '../../accounts/consents/public.ts';
import type { Users } from '../../accounts/users/public.ts';
import { uptakesOf } from '../../body/measures/public.ts';
import { clubPorts } from '../../clubs/clubs/public.ts';
import type { Queryable } from '../../platform/database/database.ts';
import { feature, type ServerParts } from '../../platform/feature/feature.ts';
import { plug } from '../../platform/feature/ports.ts';
import type { HeartMinuteStore } from '../heart-minutes/public.ts';
import { createSources } from './activities/sources.service.ts';
import { createOwnTrainings, leaveTrainings } from './own/own-trainings.service.ts';
import { createTrainingActs } from './own/training-acts.service.ts';
import { createSummaries } from './summaries/summary.jobs.ts';
import { type TrainingPorts, trainingPorts } from './trainings.ports.ts';
import { trainingRoutes } from './trainings.routes.ts';
import { createTrainings } from './trainings.service.ts';

interface Needs extends Pick<ServerParts, 'db' | 'log'> {
  readonly users: Users;
  readonly consents: Consents;
  readonly minutes: HeartMinuteStore;
}

export const trainings = feature({
  name: 'training/trainings',
  persons: {
    trainings: { taken: ['UserId'], leaving: 'changed' },
    training_due: { taken: { not: 'a mark of the server’s own work' }, leaving: { stay: 'the journal belongs to the athlete' } },
    deleted_trainings: {
      taken: { not: 'seconds that make no training, which the journal does not show' },
      leaving: { stay: 'the journal belongs to the athlete' },
    },
    attendance_notes: { taken: ['UserId'], leaving: { stay: 'visits stay in the club’s lists, without a name' } },
    training_days: { taken: { not: 'computed from the trainings' }, leaving: { stay: 'the journal belongs to the athlete' } },
    training_months: { taken: { not: 'computed from the trainings' }, leaving: { stay: 'the journal belongs to the athlete' } },
    first_trainings: { taken: { not: 'computed from the trainings' }, leaving: 'go' },
  },
  leaving: { lastRole: { trainings: leaveTrainings } },
  asks: trainingPorts,
  build: ({ db, users, consents, minutes }: Needs, { trainedIn, ranAt, inherits }: TrainingPorts) => {
    const profiles = async (userIds: readonly number[], via: Queryable = db) => {
      const uptakes = await uptakesOf(via, userIds);
      const known = await users.profiles(userIds, via);
      return known.map((profile) => ({ ...profile, Uptakes: uptakes.get(profile.UserId) ?? [] }));
    };
    const ownTrainings = createOwnTrainings({ profiles, trainedIn });
    return {
      trainings: createTrainings({ db, minutes, profiles, nicknameOf: users.nicknameOf, consents, ranAt }),
      trainingActs: createTrainingActs({
        db,
        consents,
        own: ownTrainings,
        profiles: (userIds) => users.profiles(userIds),
      }),
      summaries: createSummaries({ db, minutes, profiles, trainedIn, ranAt, inherits }),
      trainingSources: createSources({ db, minutes, consents }),
      ownTrainings,
    };
  },
  plugs: (parts) => [
    plug(clubPorts, {
      trainingsToday: (clubId, timeZone) => {
        const day = Temporal.Now.plainDateISO(timeZone).toZonedDateTime({ timeZone });
        return parts.trainings.onDay(clubId, new Date(day.epochMilliseconds));
      },
    }),
  ],
  routes: (route, parts) => trainingRoutes(route, parts.trainings, parts.trainingActs, parts.trainingSources),
  jobs: ({ summaries, log }) => [summaries.job(log)],
});
