import { listBirthdays } from '@clubpulse/contract/members/birthdays.calls';
import type { Consents } from '../../accounts/consents/public.ts';
import type { Clubs } from '../../clubs/clubs/public.ts';
import { feature, type ServerParts } from '../../platform/feature/feature.ts';
import { createBirthdays } from './birthdays.service.ts';

interface Needs extends Pick<ServerParts, 'db'> {
  readonly clubs: Clubs;
  readonly consents: Consents;
}

export const birthdays = feature({
  name: 'members/birthdays',
  build: ({ db, clubs, consents }: Needs) => ({ birthdays: createBirthdays({ db, club: clubs.facts, consents }) }),
  routes: (route, parts) =>
    route(listBirthdays, ({ params, query, caller }) => parts.birthdays.ofClub(caller, params.id, query.days)),
});
