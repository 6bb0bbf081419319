import { cancelOwnSubscription } from '@clubpulse/contract/billing/online-payments/online-payments.calls';
import { putPaymentSettings, refreshPaymentAccount, startOnboarding } from '@clubpulse/contract/billing/payment-accounts.calls';
import { aSubscription, aSubscriptionType } from '../../test/booking-rows.ts';
import { provoke, type Refusals, refusalOf } from '../../test/refused.ts';
import { aClub, aPaymentAccount, aRole, aUser } from '../../test/rows.ts';
import { startStripe } from '../../test/stripe.ts';
import { createWorld } from '../../test/world.ts';

export const refusals: Refusals = async ({ server, world: { clubA, tokens }, open }) => {
  const stripe = await startStripe();
  const provided = await open(stripe.settings);
  const world = await createWorld(provided);
  const token = world.tokens.ownerA;
  const active = { params: { id: world.clubA }, token };
  await provided.call(startOnboarding, active);
  const { ExtAccountId } = await provided.db
    .selectFrom('payment_accounts')
    .select('ExtAccountId')
    .where('ClubId', '=', world.clubA)
    .executeTakeFirstOrThrow();
  await stripe.account(ExtAccountId ?? '');
  const faulty = (fault: string) => ({
    call: refreshPaymentAccount,
    ask: async (language: string) => {
      await stripe.control('faults', { next: Array.from({ length: 9 }, () => fault) });
      const refused = await refusalOf(provided, refreshPaymentAccount, { ...active, language });
      await stripe.control('faults', { next: [] });
      return refused;
    },
  });
  const closed = await aClub(provided.db);
  await aPaymentAccount(provided.db, closed);
  const Email = 'member@disconnected.example';
  const UserId = await aUser(provided.db, { Email, EmailConfirmed: true });
  await aRole(provided.db, UserId, 'Athlete', closed);
  const online = { ExtSubscriptionId: `sub_${closed}`, ExtStatus: 'active' };
  const type = await aSubscriptionType(provided.db, closed);
  const userSubscriptionId = await aSubscription(provided.db, closed, UserId, type, null, online);
  const body = { EnableOnlinePayments: true, EnableStore: true };
  return {
    PaymentAccountNotActive: provoke(server, putPaymentSettings, { params: { id: clubA }, body, token: tokens.managerA }),
    PaymentAccountComplete: provoke(provided, startOnboarding, active),
    PaymentAccountDisconnected: provoke(provided, cancelOwnSubscription, {
      params: { id: UserId, userSubscriptionId },
      body: { AtPeriodEnd: true },
      token: await provided.tokenFor(Email),
    }),
    PaymentProviderRefused: faulty('400'),
    PaymentProviderUnavailable: faulty('500'),
  };
};
