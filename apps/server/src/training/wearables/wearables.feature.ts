import { type HealthIntake, healthPorts } from '../../body/health/public.ts';
import { feature, type ServerParts } from '../../platform/feature/feature.ts';
import { plug } from '../../platform/feature/ports.ts';
import { createSeal } from '../../platform/secrets/sealed.ts';
import type { RecordingWriter, Threads } from '../recordings/public.ts';
import { createActivities } from './activities.service.ts';
import { deleteConnection } from './connections.store.ts';
import { serveGarminWebhook } from './door.wire.ts';
import { createGarmin, garminSettings } from './garmin.wire.ts';
import { createTokens } from './tokens.service.ts';
import { createWearableJobs, purgeWearables } from './wearables.jobs.ts';
import { wearableRoutes } from './wearables.routes.ts';
import { createWearables } from './wearables.service.ts';

interface Needs extends Pick<ServerParts, 'db' | 'config' | 'log'> {
  readonly keeping: RecordingWriter;
  readonly recordingThreads: Threads;
  readonly healthIntake: HealthIntake;
}

export const wearables = feature({
  name: 'training/wearables',
  persons: {
    wearable_connections: { taken: ['UserId'], leaving: { stay: 'the watch belongs to the user' } },
    wearable_activities: { taken: ['UserId'], leaving: { stay: 'the journal belongs to the athlete' } },
    wearable_tokens: {
      taken: { not: 'keys to an account of the user elsewhere' },
      leaving: { stay: 'the watch belongs to the user' },
    },
    wearable_questions: { taken: { not: 'of ten minutes' }, leaving: { stay: 'the watch belongs to the user' } },
  },
  leaving: { account: { wearable_connections: async (trx, userId) => void (await deleteConnection(trx, userId)) } },
  build: ({ db, config, log, keeping, recordingThreads: threads, healthIntake }: Needs) => {
    const settings = garminSettings(config);
    const way = settings && {
      garmin: createGarmin(settings),
      seal: createSeal(settings.GARMIN_CLIENT_SECRET, 'tokens of wearables'),
    };
    const jobs =
      way &&
      createWearableJobs({
        db,
        log,
        garmin: way.garmin,
        tokens: createTokens({ db, log, ...way }),
        activities: createActivities({ db, keeping }),
        health: healthIntake,
        threads,
      });
    return {
      purgeWearables: () => purgeWearables(db, new Date()),
      wearables: createWearables({ db, log, way, health: healthIntake }),
      wearableDoor: settings && jobs && { settings, ...jobs },
    };
  },
  plugs: (parts) => [
    plug(healthPorts, {
      connectionOf: parts.wearables.forHealth,
      isOffered: () => parts.wearableDoor !== undefined,
    }),
  ],
  routes: (route, parts) => wearableRoutes(route, parts.wearables),
  serves: (app, parts) => {
    if (parts.wearableDoor) serveGarminWebhook(app, parts.wearableDoor);
  },
  jobs: (parts) => parts.wearableDoor?.jobs ?? [],
  purge: (parts) => parts.purgeWearables(),
});
