import type { Clubs } from '../../clubs/clubs/public.ts';
import type { Licenses } from '../../clubs/licenses/public.ts';
import type { Families } from '../../members/families/public.ts';
import { feature, type ServerParts } from '../../platform/feature/feature.ts';
import { appointmentRoutes } from './appointments.routes.ts';
import { createAvailabilities } from './availability.service.ts';
import { createAppointments } from './booking.service.ts';
import { createFamilyAppointments } from './family-appointments.service.ts';

interface Needs extends Pick<ServerParts, 'db'> {
  readonly clubs: Clubs;
  readonly licenses: Licenses;
  readonly families: Families;
}

export const appointments = feature({
  name: 'calendar/appointments',
  persons: { trainer_availability: { taken: ['TrainerId'], leaving: 'go' } },
  build: ({ db, clubs, licenses, families }: Needs) => {
    const acts = {
      availabilities: createAvailabilities({ db, club: clubs.facts }),
      appointments: createAppointments({ db, club: clubs.facts, licenses }),
    };
    return { ...acts, familyAppointments: createFamilyAppointments({ ...acts, families }) };
  },
  routes: (route, parts) => appointmentRoutes(route, parts),
});
