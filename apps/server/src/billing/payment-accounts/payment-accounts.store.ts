import type { PaymentSettings } from '@clubpulse/contract/billing/payment-accounts';
import type { ClubId } from '@clubpulse/contract/clubs/clubs';
import type { Queryable } from '../../platform/database/database.ts';

/** The state of the club's account at the provider of online payments; undefined: there is none. */
export async function onlineAccountOf(db: Queryable, clubId: ClubId): Promise<string | undefined> {
  const row = await db
    .selectFrom('payment_accounts')
    .select('State')
    .where('ClubId', '=', clubId)
    .where('PaymentAccountType', '=', 'Stripe')
    .executeTakeFirst();
  return row?.State;
}

/** The toggles of the club profile; all off for a club that is not there. */
export async function paymentSettingsOf(db: Queryable, clubId: ClubId): Promise<PaymentSettings> {
  const row = await db
    .selectFrom('clubs')
    .select(['EnableOnlinePayments', 'EnableStore'])
    .where('ClubId', '=', clubId)
    .executeTakeFirst();
  return row ?? { EnableOnlinePayments: false, EnableStore: false };
}
