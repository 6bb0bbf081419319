import type { UserId } from '@clubpulse/contract/accounts/users';
import type { CreditsPackage } from '@clubpulse/contract/billing/credits';
import type { PaymentMode } from '@clubpulse/contract/billing/payment-accounts';
import type { SubscriptionPlan, SubscriptionType } from '@clubpulse/contract/billing/subscription-types';
import type { ClubId } from '@clubpulse/contract/clubs/clubs';
import { type Refusal, refuse } from '@clubpulse/contract/errors';
import { isOnOffer } from '@clubpulse/rules/billing/subscriptions/assign';
import { hasRoleIn } from '../../accounts/roles/public.ts';
import type { Database, Queryable } from '../../platform/database/database.ts';
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

export async function offersOf(db: Queryable, clubId: ClubId): Promise<Pick<Offered, 'SubscriptionTypes' | 'CreditsPackages'>> {
  const { EnableStore, EnableOnlinePayments } = await paymentSettingsOf(db, clubId);
  if (!EnableStore) return { SubscriptionTypes: [], CreditsPackages: [] };
  const [types, packages] = await Promise.all([typesOfClub(db, clubId), packagesOf(db, clubId)]);
  return {
    SubscriptionTypes: types
      .filter((type) => type.Purchasable)
      .map(presentType)
      .map((type) => ({ ...type, Plans: type.Plans.filter((plan) => isOnOffer(plan, EnableOnlinePayments)) })),
    CreditsPackages: packages.filter((one) => one.Purchasable).map(presentPackage),
  };
}

export function createShop({ db, mode }: { readonly db: Database; readonly mode: PaymentMode | null }) {
  return {
    /** When the store is off, no products are offered. What the member owes can still be paid online. */
    async offered(clubId: ClubId, userId: UserId): Promise<Offered | Refusal> {
      if (!(await hasRoleIn(db, userId, clubId))) return refuse('NotFound');
      const OnlinePayments = mode !== null && (await takesOnlinePayments(db, clubId));
      const Mode = OnlinePayments ? mode : null;
      const [{ SubscriptionTypes, CreditsPackages }, held] = await Promise.all([
        offersOf(db, clubId),
        typesEverHeld(db, userId, clubId),
      ]);
      const withTrial = (plan: SubscriptionPlan) => (held.has(plan.ClassSubscriptionId) ? { ...plan, TrialDays: null } : plan);
      return {
        SubscriptionTypes: SubscriptionTypes.map((type) => ({ ...type, Plans: type.Plans.map(withTrial) })),
        CreditsPackages,
        OnlinePayments,
        Mode,
      };
    },
  };
}
