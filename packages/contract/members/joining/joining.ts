import { z } from 'zod';
import { userSchema } from '../../accounts/users.ts';
import { idSchema, instantSchema } from '../../scalars.ts';

/** Only the name is returned, because the user is not a member yet. */
export const joinRequestSchema = z.object({
  Person: userSchema.pick({ UserId: true, Nickname: true, FirstMidName: true, LastName: true }),
  AskedAt: instantSchema,
});
export type JoinRequest = z.infer<typeof joinRequestSchema>;

export const ownJoinRequestSchema = z.object({ ClubId: idSchema, ClubName: z.string(), AskedAt: instantSchema });
export type OwnJoinRequest = z.infer<typeof ownJoinRequestSchema>;
