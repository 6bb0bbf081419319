import { z } from 'zod';
import { basicUserSchema } from '../../accounts/users.ts';
import { currencySchema, idSchema } from '../../scalars.ts';

/** A debt of a member who has a payer. It remains the member's. */
export const familyDebtSchema = z.object({
  ClubId: idSchema,
  ClubName: z.string(),
  Member: basicUserSchema,
  /** Null: a debt of an earlier membership. */
  UserSubscriptionId: idSchema.nullable(),
  SubscriptionName: z.string(),
  Currency: currencySchema,
  /** Minor units, above 0: all that is owed by today. */
  Owed: z.number().int(),
});
export type FamilyDebt = z.infer<typeof familyDebtSchema>;
