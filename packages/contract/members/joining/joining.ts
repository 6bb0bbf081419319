import { z } from 'zod';
import { userSchema } from '../../accounts/users.ts';
import { idSchema, instantSchema } from '../../scalars.ts';

/** Somebody who typed the code of a club that says yes or no to each, as the club sees her: by name alone, she is none of its people. */
export const joinRequestSchema = z.object({
  Person: userSchema.pick({ UserId: true, Nickname: true, FirstMidName: true, LastName: true }),
  AskedAt: instantSchema,
});
export type JoinRequest = z.infer<typeof joinRequestSchema>;

/** The same as she sees it. */
export const ownJoinRequestSchema = z.object({ ClubId: idSchema, ClubName: z.string(), AskedAt: instantSchema });
export type OwnJoinRequest = z.infer<typeof ownJoinRequestSchema>;
