import type { Subscriptions } from '../../billing/subscriptions/public.ts';
import { type Clubs } from '../../clubs/clubs/public.ts';
import { feature, type Ground } from '../../platform/feature/feature.ts';
import { createClubAthletes } from './athletes.service.ts';
import { clubPeopleRoutes } from './people.routes.ts';
import { createClubPeople } from './people.service.ts';
import { createClubTrainers } from './trainers.service.ts';

interface Needs extends Pick<Ground, 'db'> {
  readonly clubs: Clubs;
  readonly subscriptions: Subscriptions;
}

export const clubPeople = feature({
  name: 'office/people',
  build: ({ db, clubs, subscriptions }: Needs) => ({
    clubPeople: createClubPeople({ db, club: clubs.facts, subscriptions }),
    clubAthletes: createClubAthletes({ db, club: clubs.facts }),
    clubTrainers: createClubTrainers({ db, club: clubs.facts }),
  }),
  routes: (route, parts) => clubPeopleRoutes(route, parts.clubPeople, parts.clubAthletes, parts.clubTrainers),
});
