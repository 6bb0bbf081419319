import type { screens as catalogueScreens } from '../en/billing/catalogue.screens.ts';
import type { refusals as creditsRefusals } from '../en/billing/credits.refusals.ts';
import type { credits } from '../en/billing/credits.ts';
import type { screens as debtsScreens } from '../en/billing/debts.screens.ts';
import type { debts } from '../en/billing/debts.ts';
import type { familyDebts } from '../en/billing/family-debts.ts';
import type { parts } from '../en/billing/parts.ts';
import type { refusals as paymentAccountsRefusals } from '../en/billing/payment-accounts.refusals.ts';
import type { screens as paymentAccountsScreens } from '../en/billing/payment-accounts.screens.ts';
import type { paymentAccounts } from '../en/billing/payment-accounts.ts';
import type { screens as subscriptionRequestsScreens } from '../en/billing/subscription-requests.screens.ts';
import type { subscriptionRequests } from '../en/billing/subscription-requests.ts';
import type { refusals as subscriptionTypesRefusals } from '../en/billing/subscription-types.refusals.ts';
import type { subscriptionTypes } from '../en/billing/subscription-types.ts';
import type { refusals as subscriptionsRefusals } from '../en/billing/subscriptions.refusals.ts';
import type { screens as subscriptionsScreens } from '../en/billing/subscriptions.screens.ts';
import type { subscriptions } from '../en/billing/subscriptions.ts';
import type { refusals as transactionsRefusals } from '../en/billing/transactions.refusals.ts';
import type { screens as transactionsScreens } from '../en/billing/transactions.screens.ts';
import type { transactions } from '../en/billing/transactions.ts';

export type Billing = typeof credits &
  typeof debts &
  typeof familyDebts &
  typeof debtsScreens &
  typeof parts &
  typeof paymentAccounts &
  typeof subscriptionRequests &
  typeof subscriptionTypes &
  typeof subscriptions &
  typeof transactions &
  typeof subscriptionTypesRefusals &
  typeof creditsRefusals &
  typeof subscriptionsRefusals &
  typeof transactionsRefusals &
  typeof paymentAccountsRefusals &
  typeof paymentAccountsScreens &
  typeof catalogueScreens &
  typeof subscriptionRequestsScreens &
  typeof transactionsScreens &
  typeof subscriptionsScreens;
