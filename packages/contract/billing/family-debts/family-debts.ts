import { z } from 'zod';
import { basicUserSchema } from '../../accounts/users.ts';
import { currencySchema, idSchema } from '../../scalars.ts';

/** A debt of a member that the payer can see. */
export const familyDebtSchema = z.object({
  ClubId: idSchema,
  ClubName: z.string(),
  Member: basicUserSchema,
  /** Null for a debt of an earlier membership. */
  UserSubscriptionId: idSchema.nullable(),
  SubscriptionName: z.string(),
  Currency: currencySchema,
  /** The whole amount due today, in minor units, above 0. */
  Owed: z.number().int(),
});
export type FamilyDebt = z.infer<typeof familyDebtSchema>;
