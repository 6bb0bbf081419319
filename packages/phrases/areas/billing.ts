import type { accountant } from '../en/billing/accountant.ts';
import type { refusals } from '../en/billing/billing.refusals.ts';
import type { screens } from '../en/billing/billing.screens.ts';
import type { cashDesk } from '../en/billing/cash-desk.ts';
import type { credits } from '../en/billing/credits.ts';
import type { debts } from '../en/billing/debts.ts';
import type { deskSales } from '../en/billing/desk-sales.ts';
import type { disputes } from '../en/billing/disputes.ts';
import type { endReasons } from '../en/billing/end-reasons.ts';
import type { familyDebts } from '../en/billing/family-debts.ts';
import type { goods } from '../en/billing/goods.ts';
import type { onlinePayments } from '../en/billing/online-payments.ts';
import type { parts } from '../en/billing/parts.ts';
import type { paymentAccounts } from '../en/billing/payment-accounts.ts';
import type { receipts } from '../en/billing/receipts.ts';
import type { reconciliation } from '../en/billing/reconciliation.ts';
import type { subscriptionRequests } from '../en/billing/subscription-requests.ts';
import type { subscriptionTypes } from '../en/billing/subscription-types.ts';
import type { subscriptions } from '../en/billing/subscriptions.ts';
import type { transactions } from '../en/billing/transactions.ts';

export type Billing = typeof accountant &
  typeof cashDesk &
  typeof credits &
  typeof debts &
  typeof deskSales &
  typeof disputes &
  typeof endReasons &
  typeof familyDebts &
  typeof goods &
  typeof onlinePayments &
  typeof parts &
  typeof paymentAccounts &
  typeof receipts &
  typeof reconciliation &
  typeof subscriptionRequests &
  typeof subscriptionTypes &
  typeof subscriptions &
  typeof transactions &
  typeof refusals &
  typeof screens;
