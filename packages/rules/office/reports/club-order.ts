import type { ClubFigures } from '@clubpulse/contract/office/reports/club-figures';
import { filledPercent } from './occupancy.ts';

export const clubOrders = ['Club', 'Clients', 'Joined', 'Left', 'Income', 'Recurring', 'Filled', 'Owed'] as const;
export type ClubOrder = (typeof clubOrders)[number];
export type DirectedOrder = ClubOrder | `-${ClubOrder}`;

export const orderNamed = (name: string | null): DirectedOrder =>
  clubOrders.flatMap((one) => [one, `-${one}`] as const).find((one) => one === name) ?? 'Club';

export const plainOrder = (order: DirectedOrder): ClubOrder => clubOrders.find((one) => order.endsWith(one)) ?? 'Club';

const counts: Readonly<Record<'Clients' | 'Joined' | 'Left' | 'Filled', (one: ClubFigures) => number | null>> = {
  Clients: ({ Clients }) => Clients.Now.End,
  Joined: ({ Clients }) => Clients.Now.Joined,
  Left: ({ Clients }) => Clients.Now.Left,
  Filled: ({ Occupancy }) => filledPercent(Occupancy.Now),
};

const amounts = {
  Income: ({ Income }: ClubFigures['Money'][number]) => Income.Now,
  Recurring: ({ Recurring }: ClubFigures['Money'][number]) => Recurring.Now,
  Owed: ({ Owed }: ClubFigures['Money'][number]) => Owed.Amount,
} as const;

/** Amounts are compared only within one currency; currencies are sorted by name. Missing figures come last in both directions. */
export function inOrder(clubs: readonly ClubFigures[], order: DirectedOrder, locale: string): ClubFigures[] {
  const names = new Intl.Collator(locale);
  const byName = clubs.toSorted((a, b) => names.compare(a.Club.Name, b.Club.Name) || a.Club.ClubId - b.Club.ClubId);
  const isDown = order.startsWith('-');
  const sign = isDown ? -1 : 1;
  const by = plainOrder(order);
  if (by === 'Club') return isDown ? byName.toReversed() : byName;
  if (by === 'Income' || by === 'Recurring' || by === 'Owed')
    return byName.toSorted(({ Money: [one] }, { Money: [other] }) => {
      if (one === undefined || other === undefined) return 0;
      if (one.Currency !== other.Currency) return one.Currency < other.Currency ? -1 : 1;
      return sign * (amounts[by](one) - amounts[by](other));
    });
  return byName.toSorted((a, b) => {
    const [one, other] = [counts[by](a), counts[by](b)];
    if (one === null || other === null) return Number(one === null) - Number(other === null);
    return sign * (one - other);
  });
}
