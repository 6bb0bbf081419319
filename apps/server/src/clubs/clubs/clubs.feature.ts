import type { Sessions } from '../../accounts/sessions/public.ts';
import type { Users } from '../../accounts/users/public.ts';
import { feature, type Ground } from '../../platform/feature/feature.ts';
import { forgetEndedAttempts } from '../../platform/identity/attempts.store.ts';
import { createAccess } from './access.service.ts';
import { clubPorts, type MemberPorts, type SummaryPorts } from './clubs.ports.ts';
import { clubRoutes } from './clubs.routes.ts';
import { createClubs } from './clubs.service.ts';

interface Needs extends Pick<Ground, 'db'> {
  readonly users: Users;
  readonly sessions: Sessions;
}

export const clubs = feature({
  name: 'clubs/clubs',
  asks: clubPorts,
  build({ db, users, sessions }: Needs, ask: SummaryPorts & MemberPorts) {
    const made = createClubs({ db, ports: ask, memberJoined: ask.memberJoined });
    return { clubs: made, access: createAccess({ users, sessions, clubs: made }) };
  },
  routes: (route, parts) => clubRoutes(route, parts.clubs),
  purge: ({ db }) => forgetEndedAttempts(db),
});
