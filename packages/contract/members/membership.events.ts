import { z } from 'zod';
import { event } from '../event.ts';
import { idSchema } from '../scalars.ts';
import { clubRoleSchema } from './membership.ts';

const change = { Target: idSchema, Role: clubRoleSchema, By: idSchema };

export const roleGiven = event('RoleGiven', change);
export const roleTaken = event('RoleTaken', change);
/** The last role went. `By`: staff, or she herself, who then left. How she was called is null once she has no account any more. */
export const userLeftClub = event('UserLeftClub', {
  Target: idSchema,
  Email: z.string().nullable(),
  Nickname: z.string().nullable(),
  By: idSchema,
  /** She deletes her account: nobody is told who she was. */
  WithAccount: z.literal(true).optional(),
});
/** She has not been in the club for so many days: those after which it reminds. */
export const userIsAway = event('UserIsAway', { Target: idSchema, Days: z.number().int().positive() });
