import type { Users } from '../../accounts/users/public.ts';
import { type Clubs, clubPorts } from '../../clubs/clubs/public.ts';
import { feature, type ServerParts } from '../../platform/feature/feature.ts';
import { plug } from '../../platform/feature/ports.ts';
import { joiningRoutes } from './joining.routes.ts';
import { createJoining } from './joining.service.ts';
import { deleteRequest } from './joining.store.ts';

interface Needs extends Pick<ServerParts, 'config' | 'db' | 'mail'> {
  readonly users: Users;
  readonly clubs: Clubs;
}

export const joining = feature({
  name: 'members/joining',
  persons: {
    join_requests: {
      taken: ['UserId'],
      leaving: { stay: 'the user who asks has no role there, and the row goes when they get one' },
    },
  },
  build: ({ config, db, mail, users, clubs }: Needs) => ({
    joining: createJoining({ db, mail, publicUrl: config.PUBLIC_URL, clubs, profiles: users.profiles }),
  }),
  plugs: (parts) => [
    plug(clubPorts, {
      joinRequested: parts.joining.ask,
      memberJoined: [async (trx, { ClubId, UserId }) => void (await deleteRequest(trx, ClubId, UserId))],
    }),
  ],
  routes: (route, parts) => joiningRoutes(route, parts.joining),
});
