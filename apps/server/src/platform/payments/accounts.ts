import type { Stripe } from 'stripe';
import type { Client } from './client.ts';
import type { PaymentProvider, ProviderAccount } from './payments.ts';

type Accounts = Pick<PaymentProvider, 'createAccount' | 'account' | 'accountLink' | 'createCustomer'>;

/** The account belongs to the club: the provider collects its data and bears losses, the club pays the fees. */
const CONTROLLER = {
  fees: { payer: 'account' },
  losses: { payments: 'stripe' },
  requirement_collection: 'stripe',
  stripe_dashboard: { type: 'full' },
} as const;

export const accountsOf = ({ ask }: Client): Accounts => ({
  async createAccount({ key, name, email }) {
    const input = { controller: CONTROLLER, business_profile: { name }, ...(email === null ? {} : { email }) };
    const { id } = await ask((stripe) => stripe.accounts.create(input, { idempotencyKey: key }));
    return id;
  },

  async account(ExtAccountId) {
    return accountOf(await ask((stripe) => stripe.accounts.retrieve(ExtAccountId)));
  },

  async accountLink(ExtAccountId, returnUrl) {
    const { url } = await ask((stripe) =>
      stripe.accountLinks.create({
        account: ExtAccountId,
        type: 'account_onboarding',
        refresh_url: returnUrl,
        return_url: returnUrl,
      }),
    );
    return url;
  },

  async createCustomer(account, { key, name, email }) {
    const input = { name, ...(email === null ? {} : { email }) };
    const { id } = await ask((stripe) => stripe.customers.create(input, { stripeAccount: account, idempotencyKey: key }));
    return id;
  },
});

function accountOf({ id, details_submitted, charges_enabled, payouts_enabled, requirements }: Stripe.Account): ProviderAccount {
  const { disabled_reason, past_due, currently_due } = requirements ?? {};
  return {
    ExtAccountId: id,
    DetailsSubmitted: details_submitted,
    ChargesEnabled: charges_enabled,
    PayoutsEnabled: payouts_enabled,
    DisabledReason: disabled_reason ?? null,
    Missing: [...new Set([...(past_due ?? []), ...(currently_due ?? [])])],
  };
}
