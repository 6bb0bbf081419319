import type { Sessions } from '../../accounts/sessions/public.ts';
import type { Users } from '../../accounts/users/public.ts';
import type { Database } from '../../platform/database/database.ts';
import type { AccessPorts } from '../../platform/http/caller.ts';
import type { Licenses } from '../licenses/public.ts';
import type { Clubs } from './clubs.service.ts';

interface AccessParts {
  readonly db: Database;
  readonly licenses: Licenses;
  readonly users: Users;
  readonly sessions: Sessions;
  readonly clubs: Clubs;
}

export const createAccess = ({ db, users, sessions, clubs, licenses }: AccessParts): AccessPorts => ({
  identify: sessions.identify,
  clubFacts: clubs.facts,
  refuseUnlicensed: (clubId) => licenses.refuseUnlicensed(db, clubId),
  brandExists: clubs.brandExists,
  athleteClubs: async (userId) => {
    if ((await users.flags(userId)) === undefined) return undefined;
    return clubs.factsOf((await users.rolesOf(userId)).Athlete.map((entry) => entry.ClubId));
  },
});
