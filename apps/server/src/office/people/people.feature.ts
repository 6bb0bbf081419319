import type { Consents } from '../../accounts/consents/public.ts';
import type { Subscriptions } from '../../billing/subscriptions/public.ts';
import { type Clubs } from '../../clubs/clubs/public.ts';
import { feature, type ServerParts } from '../../platform/feature/feature.ts';
import { createClubAthletes } from './athletes.service.ts';
import { clubPeopleRoutes } from './people.routes.ts';
import { createClubPeople } from './people.service.ts';
import { createClubTrainers } from './trainers.service.ts';

interface Needs extends Pick<ServerParts, 'db'> {
  readonly clubs: Clubs;
  readonly consents: Consents;
  readonly subscriptions: Subscriptions;
}

export const clubPeople = feature({
  name: 'office/people',
  build: ({ db, clubs, consents, subscriptions }: Needs) => ({
    clubPeople: createClubPeople({ db, club: clubs.facts, consents, subscriptions }),
    clubAthletes: createClubAthletes({ db, club: clubs.facts }),
    clubTrainers: createClubTrainers({ db, club: clubs.facts }),
  }),
  routes: (route, parts) => clubPeopleRoutes(route, parts.clubPeople, parts.clubAthletes, parts.clubTrainers),
});
