import type { ClubId } from '@clubpulse/contract/clubs/clubs';
import type { DisplayGroupId } from '@clubpulse/contract/devices/rooms';
import { isRefusal } from '@clubpulse/contract/errors';
import { isStaffIn } from '@clubpulse/rules/accounts/roles/roles';
import type { Sessions } from '../../accounts/sessions/public.ts';
import type { Clubs } from '../../clubs/clubs/public.ts';
import type { Licenses } from '../../clubs/licenses/public.ts';
import type { Apps } from '../../devices/apps/public.ts';
import type { Bus } from '../../platform/bus/bus.ts';
import { feature, type ServerParts } from '../../platform/feature/feature.ts';
import { grantOf } from '../../platform/identity/token-verifier.ts';
import type { Displays } from '../displays/public.ts';
import type { WallPlace } from '../frames/public.ts';
import { createSockets } from './sockets.live.ts';

interface Needs extends Pick<ServerParts, 'config' | 'db' | 'notifications' | 'log'> {
  readonly sessions: Sessions;
  readonly clubs: Clubs;
  readonly licenses: Licenses;
  readonly displays: Displays;
  readonly apps: Apps;
  readonly bus: Bus;
  readonly wallPlace: (clubId: ClubId, roomId: DisplayGroupId | null) => Promise<WallPlace | undefined>;
}

export const sockets = feature({
  name: 'live/sockets',
  for: ['api'],
  async build({ db, sessions, clubs, licenses, displays, apps, bus, wallPlace, notifications, log }: Needs) {
    const opened = await createSockets({
      bus,
      ports: {
        displays,
        apps,
        watcher: async (token, clubId) => {
          const [caller, club] = await Promise.all([sessions.ofToken(token), clubs.facts(clubId)]);
          if (isRefusal(caller)) return 'token';
          // An administrator without a role in the club must not see heart rates (decision 0020).
          return club !== undefined && isStaffIn(caller.roles, club)
            ? { userId: caller.UserId, grant: grantOf(token) }
            : 'rights';
        },
        isLicensed: async (clubId) => (await licenses.refuseUnlicensed(db, clubId)) === undefined,
        isEnabled: async (clubId) => (await clubs.facts(clubId))?.EnableLiveTrainings === true,
        isRoom: async (clubId, roomId) => (await wallPlace(clubId, roomId)) !== undefined,
      },
      notifications,
      log,
    });
    return { sockets: opened };
  },
  serves(app, parts) {
    // Closes the sockets, because open sockets would prevent the server's end.
    app.addHook('preClose', async () => parts.sockets.close());
    parts.sockets.attach(app.server, parts.config.PUBLIC_URL);
  },
});
