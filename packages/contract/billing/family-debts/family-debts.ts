import { z } from 'zod';
import { basicUserSchema } from '../../accounts/users.ts';
import { currencySchema, idSchema } from '../../scalars.ts';

/** What somebody owes for whom another one pays. It stays hers. */
export const familyDebtSchema = z.object({
  ClubId: idSchema,
  ClubName: z.string(),
  Member: basicUserSchema,
  /** What it is for; null: from before she left the club and came back. */
  UserSubscriptionId: idSchema.nullable(),
  SubscriptionName: z.string(),
  Currency: currencySchema,
  /** Minor units, above 0: all that began to be owed of it by today. */
  Owed: z.number().int(),
});
export type FamilyDebt = z.infer<typeof familyDebtSchema>;
