import { z } from 'zod';
import { idSchema } from '../scalars.ts';

/** Highest to lowest (spec 1 section 6). `User` and `ALL` are held by everyone and are never stored. */
export const roles = ['Owner', 'Manager', 'Trainer', 'Athlete'] as const;
export const roleSchema = z.enum(roles);
export type Role = z.infer<typeof roleSchema>;

const clubRole = z.object({ ClubId: idSchema });
/** One list per role; Owner entries carry BrandId, the others ClubId. */
export const availableRolesSchema = z.object({
  Owner: z.array(z.object({ BrandId: idSchema })),
  Manager: z.array(clubRole),
  Trainer: z.array(clubRole),
  Athlete: z.array(clubRole),
});
export type AvailableRoles = z.infer<typeof availableRolesSchema>;
