import { z } from 'zod';
import { call, inClub } from '../call.ts';
import { idParams } from '../scalars.ts';
import { BIRTHDAY_DAYS, birthdaySchema } from './birthdays.ts';

export const listBirthdays = call({
  id: 'birthdays.ofClub',
  method: 'GET',
  path: '/clubs/{id}/birthdays',
  summary:
    'Returns the athletes who share their birth date with the club and have their birthday in the next days, today included, soonest first.',
  params: idParams,
  query: z.object({ days: z.coerce.number().int().min(1).max(31).default(BIRTHDAY_DAYS) }),
  result: z.array(birthdaySchema),
  shows: ['accounts/users', 'accounts/consents', 'members/people'],
  access: inClub('params.id', ['Owner', 'Manager', 'Trainer']),
});
