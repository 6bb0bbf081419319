import type { CallerId } from '@clubpulse/contract/accounts/users';
import { type PaymentAccount, type PaymentSettings, paymentAccountSchema } from '@clubpulse/contract/billing/payment-accounts';
import type { ClubId } from '@clubpulse/contract/clubs/clubs';
import { type Refusal, refuse } from '@clubpulse/contract/errors';
import { savePaymentSettings } from '../../clubs/clubs/public.ts';
import type { Database } from '../../platform/database/database.ts';
import { emit } from '../../platform/events/emit.store.ts';
import * as store from './payment-accounts.store.ts';

export type PaymentAccounts = ReturnType<typeof createPaymentAccounts>;

export function createPaymentAccounts({ db }: { db: Database }) {
  return {
    /** Manual is always available; Online is NotConfigured without an account. */
    async ofClub(clubId: ClubId): Promise<PaymentAccount[]> {
      const online = await store.onlineAccountOf(db, clubId);
      const account = (PaymentAccountType: string, State: string, ProviderConfigured: boolean) =>
        paymentAccountSchema.parse({ ClubId: clubId, PaymentAccountType, State, ProviderConfigured });
      return [account('Manual', 'Active', true), account('Stripe', online ?? 'NotConfigured', false)];
    },

    startOnboarding: async (): Promise<Refusal> => refuse('OnlinePaymentsNotConfigured'),

    settings: (clubId: ClubId): Promise<PaymentSettings> => store.paymentSettingsOf(db, clubId),

    saveSettings(clubId: ClubId, settings: PaymentSettings, by: CallerId): Promise<PaymentSettings> {
      return db.transaction().execute(async (trx) => {
        await savePaymentSettings(trx, clubId, settings);
        await emit(trx, { ClubId: clubId, Type: 'PaymentSettingsUpdated', Payload: { ...settings, By: by } });
        return settings;
      });
    },
  };
}
