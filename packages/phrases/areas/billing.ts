import type { credits } from '../en/billing/credits.ts';
import type { parts } from '../en/billing/parts.ts';
import type { paymentAccounts } from '../en/billing/payment-accounts.ts';
import type { refusals } from '../en/billing/refusals.ts';
import type { screens } from '../en/billing/screens.ts';
import type { subscriptionTypes } from '../en/billing/subscription-types.ts';
import type { subscriptions } from '../en/billing/subscriptions.ts';
import type { transactions } from '../en/billing/transactions.ts';

/** Every word that screens of `billing` show. */
export type Billing = typeof credits &
  typeof parts &
  typeof paymentAccounts &
  typeof refusals &
  typeof screens &
  typeof subscriptionTypes &
  typeof subscriptions &
  typeof transactions;
