import type { CallerId, UserId } from '@clubpulse/contract/accounts/users';
import {
  type DeskSale,
  type DeskSaleLine,
  type DeskSold,
  MOST_SOLD_DAYS,
  type SoldItem,
} from '@clubpulse/contract/billing/desk-sales/desk-sales';
import type { Transaction } from '@clubpulse/contract/billing/transactions';
import type { ClubId } from '@clubpulse/contract/clubs/clubs';
import { isRefusal, type Refusal, refuse } from '@clubpulse/contract/errors';
import { ofLine, refuseOtherPrice, refuseVisitor } from '@clubpulse/rules/billing/desk-sales/line-refusal';
import { refuseMoreThanDue } from '@clubpulse/rules/billing/subscriptions/part-payment';
import { holdRoleIn } from '../../accounts/roles/public.ts';
import type { Clubs } from '../../clubs/clubs/public.ts';
import type { Families } from '../../members/families/public.ts';
import type { Database, Queryable } from '../../platform/database/database.ts';
import { bindActs } from '../../platform/feature/bind-acts.ts';
import { type RequestKey, transactOnce } from '../../platform/http/idempotency.store.ts';
import type { Orders } from '../credits/public.ts';
import { type GoodsService, lockArticles } from '../goods/public.ts';
import { lockAccount } from '../ledger/public.ts';
import { lockType } from '../subscription-types/public.ts';
import { lockSubscription, type Subscriptions } from '../subscriptions/public.ts';
import { lockPersons } from '../transactions/public.ts';
import { mostSoldSince } from './desk-sales.facts.ts';

interface DeskSaleParts {
  readonly db: Database;
  readonly clubs: Pick<Clubs, 'facts'>;
  readonly families: Pick<Families, 'paidBy'>;
  readonly orders: Pick<Orders, 'fulfil'>;
  readonly goods: Pick<GoodsService, 'sellIn'>;
  readonly subscriptions: Pick<Subscriptions, 'payIn'>;
  readonly now?: () => Date;
}

export type DeskSalesService = ReturnType<typeof createDeskSales>;

export const createDeskSales = (parts: DeskSaleParts) => bindActs({ now: () => new Date(), ...parts }, { sell, mostSold });

const mostSold = ({ db, now }: Required<DeskSaleParts>, clubId: ClubId): Promise<SoldItem[]> =>
  mostSoldSince(db, clubId, new Date(now().getTime() - MOST_SOLD_DAYS * 86_400_000));

class LineRefused extends Error {
  readonly refusal: Refusal;
  constructor(refusal: Refusal) {
    super(refusal.refused);
    this.refusal = refusal;
  }
}

async function sell(
  parts: DeskSaleParts,
  clubId: ClubId,
  sale: DeskSale,
  by: CallerId,
  key?: RequestKey,
): Promise<DeskSold | Refusal> {
  const refused = refuseVisitor(sale);
  if (refused) return refused;
  const { UserId } = sale;
  const family = UserId === null ? [] : await parts.families.paidBy(UserId, clubId);
  const debtors = new Set([UserId, ...family.map((member) => member.UserId)]);
  try {
    return await transactOnce(parts.db, key, async (trx) => {
      const club = await parts.clubs.facts(clubId, trx);
      if (!club) return refuse('NotFound');
      if (UserId !== null && !(await holdRoleIn(trx, UserId, clubId)))
        return refuse('ValidationFailed', { errors: [{ field: 'UserId', key: 'invalid-id' }] });
      const strange = await lock(trx, clubId, sale, debtors);
      if (strange) return strange;
      const Transactions: Transaction[] = [];
      for (const [at, line] of sale.Lines.entries()) {
        const sold = await sellLine(parts, trx, line, { ...sale, clubId, TimeZone: club.TimeZone, by, Transactions });
        if (isRefusal(sold)) throw new LineRefused(ofLine(sold, at));
        Transactions.push(...sold);
      }
      return { Transactions, Amount: Transactions.reduce((sum, { Amount }) => sum + Amount, 0), Currency: club.Currency };
    });
  } catch (error) {
    if (error instanceof LineRefused) return error.refusal;
    throw error;
  }
}

/** The last lock of each single sale is the one of the receipt numbers, so the other locks come before the first line. */
async function lock(
  trx: Queryable,
  clubId: ClubId,
  { UserId, Lines }: DeskSale,
  debtors: ReadonlySet<UserId | null>,
): Promise<Refusal | undefined> {
  const idsOf = (id: (line: DeskSaleLine) => number | false) =>
    [...new Set(Lines.map(id).filter((one) => one !== false))].toSorted((one, other) => one - other);
  for (const id of idsOf((line) => line.Type === 'Plan' && line.ClassSubscriptionId)) await lockType(trx, id, 'share');
  if (Lines.some(({ Type }) => Type === 'Plan')) await lockPersons(trx, [UserId]);
  const strange = new Set<number>();
  for (const id of idsOf((line) => line.Type === 'Due' && line.UserSubscriptionId)) {
    const held = await lockSubscription(trx, id);
    if (held?.ClubId !== clubId || !debtors.has(held.UserId)) strange.add(id);
  }
  await lockArticles(
    trx,
    clubId,
    idsOf((line) => line.Type === 'Goods' && line.ArticleId),
  );
  if (UserId !== null && Lines.some(({ Type }) => Type === 'Credits'))
    await lockAccount(trx, { ClubId: clubId, UserId, UserSubscriptionId: null });
  const errors = Lines.flatMap((line, at) =>
    line.Type === 'Due' && strange.has(line.UserSubscriptionId)
      ? [{ field: `Lines.${at}.UserSubscriptionId`, key: 'invalid-id' }]
      : [],
  );
  return errors.length === 0 ? undefined : refuse('ValidationFailed', { errors });
}

interface Selling extends Omit<DeskSale, 'Lines'> {
  readonly clubId: ClubId;
  readonly TimeZone: string;
  readonly by: CallerId;
  readonly Transactions: readonly Transaction[];
}

/** Records a payment for each part that is due, the oldest first, until the amount is used up. */
async function takeDue(
  { subscriptions }: Pick<DeskSaleParts, 'subscriptions'>,
  trx: Queryable,
  { UserSubscriptionId, Amount, Seen }: Extract<DeskSaleLine, { Type: 'Due' }>,
  { by, ...payment }: { readonly by: CallerId } & Pick<Selling, 'Method'> & { readonly After: number | undefined },
): Promise<Transaction[] | Refusal> {
  const taken: Transaction[] = [];
  let [left, due, After] = [Amount, Seen.AmountDue, payment.After];
  while (left > 0) {
    const part = { ...payment, After, Amount: Math.min(left, due), VisibleInExport: true };
    const seen = taken.length === 0 ? { Seen } : {};
    const paid = await subscriptions.payIn(trx, UserSubscriptionId, { ...part, ...seen }, by);
    if (isRefusal(paid)) return paid;
    const { AmountDue, Owed, Currency } = paid.Subscription;
    taken.push(paid.Transaction);
    left -= part.Amount;
    if (left > 0 && Owed === 0) return refuseMoreThanDue(Amount - left, Currency);
    due = AmountDue;
    After = paid.Transaction.ReceiptId ?? After;
  }
  return taken;
}

async function sellLine(
  { orders, goods, subscriptions }: DeskSaleParts,
  trx: Queryable,
  line: DeskSaleLine,
  { UserId, Method, clubId, TimeZone, by, Transactions }: Selling,
): Promise<Transaction[] | Refusal> {
  const after = (userId: UserId | null) =>
    Transactions.findLast((one) => one.UserId === userId && one.ReceiptId !== null)?.ReceiptId ?? undefined;
  if (line.Type === 'Goods') {
    const { Type: _, ...Line } = line;
    const sold = await goods.sellIn(trx, clubId, { UserId, Method, Lines: [Line] }, { by, After: after(UserId) });
    return isRefusal(sold) ? sold : [...sold.Transactions];
  }
  if (line.Type === 'Due') {
    const holder = (await lockSubscription(trx, line.UserSubscriptionId))?.UserId ?? null;
    return takeDue({ subscriptions }, trx, line, { Method, by, After: after(holder) });
  }
  if (UserId === null) return refuse('ValidationFailed', { errors: [{ field: 'UserId', key: 'field-required' }] });
  const order = { ClubId: clubId, UserId, Method, PaymentMode: 'Manual', VisibleInExport: true, After: after(UserId) } as const;
  const sold =
    line.Type === 'Credits'
      ? await orders.fulfil(
          trx,
          { ...order, OrderType: 'Credits', ClubCreditsPackageId: line.ClubCreditsPackageId },
          TimeZone,
          by,
        )
      : await orders.fulfil(
          trx,
          {
            ...order,
            OrderType: 'Subscription',
            ClassSubscriptionId: line.ClassSubscriptionId,
            SubscriptionPlanId: line.SubscriptionPlanId,
            ActivationDate: null,
            Besides: line.Besides,
          },
          TimeZone,
          by,
        );
  if (isRefusal(sold)) return sold;
  const { Transaction: paid } = sold;
  return paid.Amount === line.Price ? [paid] : refuseOtherPrice(paid.Description, paid.Amount, paid.Currency);
}
