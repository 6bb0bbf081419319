import type { AccountSecurity } from '../../accounts/security/public.ts';
import type { Users } from '../../accounts/users/public.ts';
import type { Clubs } from '../../clubs/clubs/public.ts';
import { dayPorts } from '../../clubs/daily/public.ts';
import { feature, type ServerParts } from '../../platform/feature/feature.ts';
import { plug } from '../../platform/feature/ports.ts';
import type { Push } from '../push/public.ts';
import { absenceReminderJob } from './away.jobs.ts';
import { createCopies } from './copies.service.ts';
import { createNotificationJobs } from './notifications.jobs.ts';
import { notificationRoutes } from './notifications.routes.ts';
import { createNotifications } from './notifications.service.ts';

interface Needs extends Pick<ServerParts, 'config' | 'db' | 'log' | 'mail'> {
  readonly users: Users;
  readonly security: AccountSecurity;
  readonly clubs: Clubs;
  readonly push: Push;
}

export const notifications = feature({
  name: 'office/notifications',
  persons: {
    notifications: { taken: ['UserId'], leaving: { stay: 'a notification that was sent stays sent' } },
    notification_hours: {
      taken: { not: 'small settings that the user sees' },
      leaving: { stay: 'belongs to the user in every club' },
    },
  },
  build: ({ config, db, log, mail, users, security, clubs, push }: Needs) => {
    const { profiles } = users;
    const copies = createCopies({ db, mail, push, publicUrl: config.PUBLIC_URL, log, profiles, clubsOf: clubs.factsOf });
    return {
      inbox: createNotifications({ db, users }),
      copies,
      telling: createNotificationJobs({ db, copies, closedIn: security.closedIn }),
    };
  },
  plugs: () => [plug(dayPorts, { dailyJobs: [absenceReminderJob] })],
  routes: (route, parts) => notificationRoutes(route, parts.inbox),
  jobs: (parts) => parts.telling.jobs,
  purge: (parts) => parts.inbox.purge(),
});
