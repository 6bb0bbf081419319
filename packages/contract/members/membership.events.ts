import { z } from 'zod';
import { event } from '../event.ts';
import { idSchema } from '../scalars.ts';
import { clubRoleSchema } from './membership.ts';

const change = { Target: idSchema, Role: clubRoleSchema, By: idSchema };

export const roleGiven = event('RoleGiven', change);
export const roleTaken = event('RoleTaken', change);
/** The last role was removed. `By`: staff, or the member who left. The name is null after the account was deleted. */
export const userLeftClub = event('UserLeftClub', {
  Target: idSchema,
  Email: z.string().nullable(),
  Nickname: z.string().nullable(),
  By: idSchema,
  WithAccount: z.literal(true).optional(),
});
export const userIsAway = event('UserIsAway', { Target: idSchema, Days: z.number().int().positive() });
