import { picturePorts } from '../../accounts/images/public.ts';
import type { AccountSecurity } from '../../accounts/security/public.ts';
import type { Sessions } from '../../accounts/sessions/public.ts';
import type { Users } from '../../accounts/users/public.ts';
import { notify } from '../../platform/database/notify.ts';
import { feature, type ServerParts } from '../../platform/feature/feature.ts';
import { plug } from '../../platform/feature/ports.ts';
import { forgetEndedAttempts } from '../../platform/identity/attempts/attempts.store.ts';
import type { Licenses } from '../licenses/public.ts';
import type { Tags } from '../tags/public.ts';
import { createAccess } from './access.service.ts';
import { clubPorts, type LeavingPorts, type MemberPorts, type PaymentPorts, type SummaryPorts } from './clubs.ports.ts';
import { clubRoutes } from './clubs.routes.ts';
import { createClubs } from './clubs.service.ts';
import { shownByClubs, updatePicture } from './clubs.store.ts';
import { createClubProfiles } from './profiles.service.ts';

interface Needs extends Pick<ServerParts, 'db'> {
  readonly users: Users;
  readonly security: AccountSecurity;
  readonly sessions: Sessions;
  readonly licenses: Licenses;
  readonly tags: Tags;
}

export const clubs = feature({
  name: 'clubs/clubs',
  asks: clubPorts,
  build({ db, users, security, sessions, licenses, tags }: Needs, ask: SummaryPorts & MemberPorts & LeavingPorts & PaymentPorts) {
    const made = createClubs({ db, ports: ask, licenses, memberJoined: ask.memberJoined, joinRequested: ask.joinRequested });
    const profiles = createClubProfiles({
      db,
      licenses,
      tags,
      leaving: ask.leaving,
      refuseOnlinePayments: ask.refuseOnlinePayments,
      refuseStale: security.refuseStale,
    });
    return { clubs: made, profiles, access: createAccess({ db, users, sessions, clubs: made, licenses }) };
  },
  plugs: () => [
    plug(picturePorts, {
      shown: [shownByClubs],
      setClubPicture: async (trx, clubId, uri) => {
        await updatePicture(trx, clubId, uri);
        await notify(trx, 'clubpulse_club', clubId);
      },
    }),
  ],
  routes: (route, parts) => clubRoutes(route, parts.clubs, parts.profiles),
  purge: ({ db }) => forgetEndedAttempts(db),
});
