import type { PaymentSettings } from '@clubpulse/contract/billing/payment-accounts';
import type { ClubId } from '@clubpulse/contract/clubs/clubs';
import type { Queryable } from '../../platform/database/database.ts';

export async function onlineAccountOf(db: Queryable, clubId: ClubId): Promise<string | undefined> {
  const row = await db
    .selectFrom('payment_accounts')
    .select('State')
    .where('ClubId', '=', clubId)
    .where('PaymentAccountType', '=', 'Stripe')
    .executeTakeFirst();
  return row?.State;
}

export async function paymentSettingsOf(db: Queryable, clubId: ClubId): Promise<PaymentSettings> {
  const row = await db
    .selectFrom('clubs')
    .select(['EnableOnlinePayments', 'EnableStore'])
    .where('ClubId', '=', clubId)
    .executeTakeFirst();
  return row ?? { EnableOnlinePayments: false, EnableStore: false };
}
