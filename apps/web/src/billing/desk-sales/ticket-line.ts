import type { DeskSale, deskSaleSchema, SoldItem } from '@clubpulse/contract/billing/desk-sales/desk-sales';
import type { UserSubscription } from '@clubpulse/contract/billing/subscriptions';
import { overlappingHoldings, type RequestedSubscription } from '@clubpulse/rules/billing/subscriptions/besides';
import type { z } from 'zod';

type Sent = z.input<typeof deskSaleSchema>['Lines'][number];

interface Named {
  readonly key: string;
  readonly name: string;
  readonly note?: string;
}
export type TicketLine = Named &
  (
    | { readonly Type: 'Plan'; readonly wanted: RequestedSubscription; readonly planId: number | null; readonly price: number }
    | { readonly Type: 'Credits'; readonly packageId: number; readonly price: number }
    | { readonly Type: 'Goods'; readonly articleId: number; readonly price: number; readonly quantity: number | null }
    | { readonly Type: 'Due'; readonly held: UserSubscription; readonly amount: number | null }
  );

/** All parts that are due, otherwise the next one. */
export const openAmountOf = ({ Owed, AmountDue }: Pick<UserSubscription, 'Owed' | 'AmountDue'>): number =>
  Math.max(Owed, AmountDue);

export type Item = TicketLine & { readonly price: number };

export const MOST_TILES = 8;

export function mostSoldFirst(items: readonly Item[], sold: readonly SoldItem[]): Item[] {
  const places = new Map(
    sold.map(({ Type, Id, SubscriptionPlanId }, place) => [
      Type === 'Plan' ? `Plan ${Id} ${SubscriptionPlanId}` : `${Type} ${Id}`,
      place,
    ]),
  );
  const placeOf = ({ key }: Item) => places.get(key) ?? sold.length;
  return items.toSorted((one, other) => placeOf(one) - placeOf(other)).slice(0, MOST_TILES);
}

export type ReceiptChoice = 'A4' | 'Roll' | 'Mail' | 'None';

export interface TicketValues {
  readonly UserId: number | null;
  readonly Method: DeskSale['Method'];
  readonly Lines: readonly TicketLine[];
  readonly Given: number | null;
  readonly Receipt: ReceiptChoice;
}

export function amountOf(line: TicketLine): number {
  if (line.Type === 'Goods') return line.price * (line.quantity ?? Number.NaN);
  return line.Type === 'Due' ? (line.amount ?? Number.NaN) : line.price;
}

export const totalOf = (lines: readonly TicketLine[]): number => lines.reduce((sum, line) => sum + amountOf(line), 0);

export const besidesOf = (line: TicketLine, held: readonly UserSubscription[]): UserSubscription[] =>
  line.Type === 'Plan' ? overlappingHoldings(held, line.wanted) : [];

export function sentLine(line: TicketLine, held: readonly UserSubscription[]): Sent {
  if (line.Type === 'Goods')
    return { Type: 'Goods', ArticleId: line.articleId, Quantity: line.quantity ?? Number.NaN, Price: line.price };
  if (line.Type === 'Credits') return { Type: 'Credits', ClubCreditsPackageId: line.packageId, Price: line.price };
  if (line.Type === 'Due') {
    const { UserSubscriptionId, AmountDue, DueDateUTC } = line.held;
    return { Type: 'Due', UserSubscriptionId, Amount: line.amount ?? Number.NaN, Seen: { AmountDue, DueDateUTC } };
  }
  const Besides = besidesOf(line, held).map(({ UserSubscriptionId }) => UserSubscriptionId);
  const { ClassSubscriptionId } = line.wanted;
  return { Type: 'Plan', ClassSubscriptionId, SubscriptionPlanId: line.planId, Besides, Price: line.price };
}

export const linesFor = (lines: readonly TicketLine[], userId: number | null): TicketLine[] =>
  lines.filter(({ Type }) => Type === 'Goods' || (userId !== null && Type !== 'Due'));
