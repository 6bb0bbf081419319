import type { Database } from '../../platform/database/database.ts';
import { ProviderRefused } from '../../platform/payments/payments.ts';
import * as store from './card-changes.store.ts';
import { accountOf } from './online-payments.facts.ts';
import type { Account, Online } from './settlement.service.ts';

interface CardParts extends Online {
  readonly db: Database;
  readonly now: () => Date;
}

interface OfCard {
  readonly UserSubscriptionId: number;
  readonly ExtSubscriptionId: string;
}

/** The provider closes its page after 24 hours. */
const PAGE_MS = 25 * 3_600_000;

/** A page is applied once, because a newer card may follow. */
export async function applyCardPage(parts: CardParts, account: Account, extCheckoutId: string): Promise<void> {
  const page = await store.cardChangeOf(parts.db, extCheckoutId);
  if (page?.DoneAt) return;
  const subscription = await parts.payments.applyCardChange(account.ExtAccountId, extCheckoutId);
  if (subscription === null) return;
  await parts.settlement.syncSubscription(account, subscription);
  await store.endCardChange(parts.db, extCheckoutId, parts.now());
}

/** Applies a page whose webhook was lost. Ends the row when the page can no longer be completed. */
export async function applyStoredPage(parts: CardParts, page: store.CardChangeRow): Promise<void> {
  const { db, now } = parts;
  const { ClubId, ExtCheckoutId, CreatedAt } = page;
  const account = await accountOf(db, ClubId);
  const isOver = now().getTime() - CreatedAt.getTime() > PAGE_MS;
  try {
    if (account) await applyCardPage(parts, { ClubId, ExtAccountId: account.ExtAccountId }, ExtCheckoutId);
  } catch (error) {
    if (!isOver || !(error instanceof ProviderRefused)) throw error;
  }
  if (isOver) await store.endCardChange(db, ExtCheckoutId, now());
}

/** The amount of failed charges that the newest applied card paid at once. */
export async function takenByCard(
  { db, payments }: CardParts,
  extAccountId: string,
  { UserSubscriptionId, ExtSubscriptionId }: OfCard,
): Promise<number> {
  const page = await store.appliedCardChange(db, UserSubscriptionId);
  if (!page) return 0;
  let taken = 0;
  for (const { ExtInvoiceId } of await payments.paidInvoices(extAccountId, ExtSubscriptionId)) {
    const { payment, AttemptCount } = await payments.invoice(extAccountId, ExtInvoiceId);
    if (payment === null || AttemptCount < 2 || payment.PaidAt < page.CreatedAt) break;
    taken += payment.Amount;
  }
  return taken;
}
