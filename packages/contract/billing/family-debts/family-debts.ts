import { z } from 'zod';
import { basicUserSchema } from '../../accounts/users.ts';
import { currencySchema, idSchema } from '../../scalars.ts';

/** A debt of a member that the payer can see. It remains the member's debt. */
export const familyDebtSchema = z.object({
  ClubId: idSchema,
  ClubName: z.string(),
  Member: basicUserSchema,
  /** Null for a debt of an earlier membership. */
  UserSubscriptionId: idSchema.nullable(),
  SubscriptionName: z.string(),
  Currency: currencySchema,
  /** Everything that is owed by today, in minor units, above 0. */
  Owed: z.number().int(),
});
export type FamilyDebt = z.infer<typeof familyDebtSchema>;
