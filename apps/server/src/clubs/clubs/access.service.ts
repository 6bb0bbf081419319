import type { Sessions } from '../../accounts/sessions/public.ts';
import type { Users } from '../../accounts/users/public.ts';
import type { AccessPorts } from '../../platform/http/caller.ts';
import type { Clubs } from './clubs.service.ts';

interface AccessParts {
  readonly users: Users;
  readonly sessions: Sessions;
  readonly clubs: Clubs;
}

/** What decides whether somebody may make a call. */
export const createAccess = ({ users, sessions, clubs }: AccessParts): AccessPorts => ({
  identify: sessions.identify,
  clubFacts: clubs.facts,
  brandExists: clubs.brandExists,
  athleteClubs: async (userId) => {
    if ((await users.flags(userId)) === undefined) return undefined;
    return clubs.factsOf((await users.rolesOf(userId)).Athlete.map((entry) => entry.ClubId));
  },
});
