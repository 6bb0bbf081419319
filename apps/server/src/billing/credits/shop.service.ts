import type { UserId } from '@clubpulse/contract/accounts/users';
import type { CreditsPackage } from '@clubpulse/contract/billing/credits';
import type { PaymentMode } from '@clubpulse/contract/billing/payment-accounts';
import type { SubscriptionPlan, SubscriptionType } from '@clubpulse/contract/billing/subscription-types';
import type { ClubId } from '@clubpulse/contract/clubs/clubs';
import { type Refusal, refuse } from '@clubpulse/contract/errors';
import { isOnOffer } from '@clubpulse/rules/billing/subscriptions/assign';
import { hasRoleIn } from '../../accounts/roles/public.ts';
import type { Database } from '../../platform/database/database.ts';
import { paymentSettingsOf, takesOnlinePayments } from '../payment-accounts/public.ts';
import { presentType, typesOfClub } from '../subscription-types/public.ts';
import { typesEverHeld } from '../subscriptions/public.ts';
import { presentPackage } from './packages.service.ts';
import { packagesOf } from './packages.store.ts';

export interface Offered {
  readonly SubscriptionTypes: Omit<SubscriptionType, 'Assigned' | 'Suspended'>[];
  readonly CreditsPackages: CreditsPackage[];
  readonly OnlinePayments: boolean;
  readonly Mode: PaymentMode | null;
}
export type Shop = ReturnType<typeof createShop>;

export function createShop({ db, mode }: { readonly db: Database; readonly mode: PaymentMode | null }) {
  return {
    /** Empty when the store is off; NotFound without a role in the club. What is owed is paid online all the same. */
    async offered(clubId: ClubId, userId: UserId): Promise<Offered | Refusal> {
      if (!(await hasRoleIn(db, userId, clubId))) return refuse('NotFound');
      const { EnableStore, EnableOnlinePayments } = await paymentSettingsOf(db, clubId);
      const OnlinePayments = mode !== null && (await takesOnlinePayments(db, clubId));
      const Mode = OnlinePayments ? mode : null;
      if (!EnableStore) return { SubscriptionTypes: [], CreditsPackages: [], OnlinePayments, Mode };
      const [types, packages, held] = await Promise.all([
        typesOfClub(db, clubId),
        packagesOf(db, clubId),
        typesEverHeld(db, userId, clubId),
      ]);
      const withTrial = (plan: SubscriptionPlan) => (held.has(plan.ClassSubscriptionId) ? { ...plan, TrialDays: null } : plan);
      return {
        SubscriptionTypes: types
          .filter((type) => type.Purchasable)
          .map(presentType)
          .map((type) => ({ ...type, Plans: type.Plans.filter((plan) => isOnOffer(plan, EnableOnlinePayments)).map(withTrial) })),
        CreditsPackages: packages.filter((one) => one.Purchasable).map(presentPackage),
        OnlinePayments,
        Mode,
      };
    },
  };
}
