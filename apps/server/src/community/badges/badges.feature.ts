import { listBadges, listUserBadges } from '@clubpulse/contract/community/badges.calls';
import { measurePorts } from '../../body/measures/public.ts';
import { dayPorts } from '../../clubs/daily/public.ts';
import { feature, type ServerParts } from '../../platform/feature/feature.ts';
import { plug } from '../../platform/feature/ports.ts';
import { badgeDays, createBadgeGiver } from './badges.jobs.ts';
import { createBadges } from './badges.service.ts';
import { addDue } from './badges.store.ts';

export const badges = feature({
  name: 'community/badges',
  persons: {
    user_badges: { taken: ['UserId'], leaving: { stay: 'belongs to the athlete, whichever club they won it in' } },
    badges_due: { taken: { not: 'whose badges are looked at within the minute' }, leaving: { stay: 'gone within the minute' } },
  },
  build: ({ db }: Pick<ServerParts, 'db'>) => ({ badges: createBadges({ db }), badgeGiver: createBadgeGiver({ db }) }),
  plugs: () => [
    plug(dayPorts, { dailyJobs: [badgeDays] }),
    plug(measurePorts, { measured: [(trx, userId) => addDue(trx, [userId])] }),
  ],
  routes: (route, parts) => {
    route(listBadges, async ({ language }) => parts.badges.all(language));
    route(listUserBadges, ({ params, language, caller }) => parts.badges.ofUser(params.id, language, caller));
  },
  jobs: (parts) => parts.badgeGiver.jobs,
});
