import type { AttendanceMarks } from '../../calendar/seats/public.ts';
import type { Clubs } from '../../clubs/clubs/public.ts';
import type { Kiosks } from '../../clubs/kiosks/public.ts';
import { feature, type ServerParts } from '../../platform/feature/feature.ts';
import { checkInRoutes } from './check-in.routes.ts';
import { createCheckIns } from './check-in.service.ts';

interface Needs extends Pick<ServerParts, 'db'> {
  readonly clubs: Clubs;
  readonly kiosks: Kiosks;
  readonly attendance: AttendanceMarks;
}

export const checkIn = feature({
  name: 'office/check-in',
  persons: {
    check_in_codes: { taken: { not: 'a secret: who had the file could check in as the user' }, leaving: 'go' },
  },
  build: ({ db, clubs, kiosks, attendance }: Needs) => ({
    checkIns: createCheckIns({ db, club: clubs.facts, kiosks, attendance }),
  }),
  routes: (route, parts) => checkInRoutes(route, parts.checkIns),
  purge: ({ checkIns }) => checkIns.purge(),
});
