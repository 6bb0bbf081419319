import { z } from 'zod';
import { basicUserSchema } from '../accounts/users.ts';

export const clubUserSchema = basicUserSchema.extend({ Email: z.string(), Roles: z.array(z.string()) });
export type ClubUser = z.infer<typeof clubUserSchema>;
