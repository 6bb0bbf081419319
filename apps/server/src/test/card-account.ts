import { pino } from 'pino';
import { readConfig } from '../platform/config/config.ts';
import { createPayments } from '../platform/payments/create-payments.ts';
import { openCards } from './card-club.ts';
import { aPaymentAccount } from './rows.ts';
import { testCards } from './stripe.ts';

/** A club with an account at the double of Stripe. The test records the payments. */
export async function openCardAccount() {
  const cards = await openCards();
  const { stripe, server, world } = cards;
  const payments = createPayments({ config: readConfig({ DEMO: 'off', ...stripe.settings }), log: pino({ level: 'silent' }) });
  if (payments === undefined) throw new Error('The provider is not configured.');
  const account = await payments.createAccount({ key: 'account', name: 'Club', email: null });
  await stripe.account(account);
  await aPaymentAccount(server.db, world.clubA, { ExtAccountId: account });
  let count = 0;
  return {
    ...cards,
    payments,
    account,
    /** Pays 59 euros in a new checkout. The bank debit is settled when this returns. */
    async pay(card: string = testCards.works): Promise<string> {
      count += 1;
      const ExtCustomerId = await payments.createCustomer(account, { key: `customer-${count}`, name: 'Anna', email: null });
      const { ExtCheckoutId } = await payments.openCheckout(account, {
        kind: 'once',
        key: `checkout-${count}`,
        ExtCustomerId,
        description: 'Open monthly',
        Amount: 5_900,
        Currency: 'EUR',
        PlatformFee: 59,
        successUrl: 'https://club.example/paid',
        cancelUrl: 'https://club.example/store',
        ExpiresAt: new Date(Date.now() + 3_600_000),
        language: 'en',
        storesCard: true,
        text: 'You pay once.',
        orderId: count,
      });
      await stripe.pay(ExtCheckoutId, card);
      if (card === testCards.debit) await stripe.advance(4);
      const { payment } = await payments.checkout(account, ExtCheckoutId);
      if (payment === null) throw new Error('Nothing was paid.');
      return payment.ExtPaymentId;
    },
  };
}
