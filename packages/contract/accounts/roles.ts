import { z } from 'zod';
import { idSchema } from '../scalars.ts';

/**
 * Highest role first. All users have `User` and `ALL`, which are never stored. FrontDesk and Accountant grant only the calls that
 * name them (decision 0185).
 */
export const roles = ['Owner', 'Manager', 'Trainer', 'FrontDesk', 'Accountant', 'Athlete'] as const;
export const roleSchema = z.enum(roles);
export type Role = z.infer<typeof roleSchema>;
export const clubRoles = ['Manager', 'Trainer', 'FrontDesk', 'Accountant', 'Athlete'] as const;

/**
 * How a member came. `Email`, `Link`: invited by mail, or by link or poster. `Import`: from a file. `Self`: by the club's code.
 * `Website`: as guest.
 */
export const waysIn = ['Email', 'Link', 'Import', 'Desk', 'Self', 'Website'] as const;
export const wayInSchema = z.enum(waysIn);
export type WayIn = z.infer<typeof wayInSchema>;

const clubRole = z.object({ ClubId: idSchema });
export const availableRolesSchema = z.object({
  Owner: z.array(z.object({ BrandId: idSchema })),
  Manager: z.array(clubRole),
  Trainer: z.array(clubRole),
  FrontDesk: z.array(clubRole),
  Accountant: z.array(clubRole),
  Athlete: z.array(clubRole),
});
export type AvailableRoles = z.infer<typeof availableRolesSchema>;
