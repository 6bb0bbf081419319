import type { Users } from '../../accounts/users/public.ts';
import { feature, type ServerParts } from '../../platform/feature/feature.ts';
import { settingsRoutes } from './booking-rules.routes.ts';
import { leaveBookings } from './members.store.ts';
import { createSettings } from './settings.service.ts';
import { createStrikes } from './strikes.service.ts';

export const bookingRules = feature({
  name: 'calendar/booking-rules',
  persons: {
    club_athletes: { taken: ['UserId'], leaving: 'go' },
    booking_strikes: { taken: ['UserId'], leaving: { stay: 'leaving and joining again lifts no strike' } },
  },
  leaving: { lastRole: { club_athletes: leaveBookings } },
  build: ({ db, users }: Pick<ServerParts, 'db'> & { readonly users: Users }) => ({
    settings: createSettings({ db }),
    strikes: createStrikes({ db, nicknameOf: users.nicknameOf }),
  }),
  routes: (route, { settings, strikes }) => settingsRoutes(route, settings, strikes),
});
