import { isEndless } from '@clubpulse/rules/clubs/licenses/licenses';
import { type Compared, filled, worstFirst } from './worst-first.ts';

/** `-Seats`: the fullest club is first. `Why`: the most urgent club is first. */
export const clubOrders = ['Why', 'Club', 'Members', 'Seats', 'Unpaid', 'Licence', 'Bridges'] as const;
export type ClubOrder = (typeof clubOrders)[number];
export type DirectedOrder = ClubOrder | `-${ClubOrder}`;

export const orderNamed = (name: string | null): DirectedOrder =>
  clubOrders.flatMap((one) => [one, `-${one}`] as const).find((one) => one === name) ?? 'Why';

const first: Readonly<Record<ClubOrder, DirectedOrder>> = {
  Why: 'Why',
  Club: 'Club',
  Members: '-Members',
  Seats: 'Seats',
  Unpaid: '-Unpaid',
  Licence: 'Licence',
  Bridges: 'Bridges',
};
export const firstOf = (order: ClubOrder): DirectedOrder => first[order];

export const plainOrder = (order: DirectedOrder): ClubOrder => clubOrders.find((one) => order.endsWith(one)) ?? 'Why';

const figureOf: Readonly<Record<Exclude<ClubOrder, 'Why' | 'Club' | 'Unpaid'>, (one: Compared) => number | null>> = {
  Members: ({ club, figures }) => figures?.Members ?? club.Summary.Athletes,
  Seats: ({ figures }) => (figures === undefined ? null : filled(figures.SeatsTaken, figures.Seats)),
  Licence: ({ license }) => {
    const ends = (license?.Licenses ?? []).map(({ End }) => End).toSorted();
    const last = ends.at(-1);
    return last === undefined ? null : isEndless(last) ? Number.POSITIVE_INFINITY : Date.parse(last);
  },
  Bridges: ({ club: { Summary } }) => (Summary.BridgesTotal === 0 ? null : Summary.BridgesOnline / Summary.BridgesTotal),
};

/** Debts are sorted by currency, then by amount. */
const owed = ({ figures }: Compared) => figures?.Unpaid[0];

/** Missing figures come last in both directions. Clubs with equal figures are sorted by urgency. */
export function inOrder(clubs: readonly Compared[], order: DirectedOrder, locale: string): Compared[] {
  const worst = worstFirst(clubs, locale);
  const isDown = order.startsWith('-');
  const by = plainOrder(order);
  if (by === 'Why') return isDown ? worst.toReversed() : worst;
  const sign = isDown ? -1 : 1;
  if (by === 'Club') {
    const byName = new Intl.Collator(locale);
    return worst.toSorted((a, b) => sign * byName.compare(a.club.Name, b.club.Name));
  }
  if (by === 'Unpaid')
    return worst.toSorted((a, b) => {
      const [one, other] = [owed(a), owed(b)];
      if (one === undefined || other === undefined) return Number(one === undefined) - Number(other === undefined);
      return one.Currency === other.Currency ? sign * (one.Amount - other.Amount) : one.Currency < other.Currency ? -1 : 1;
    });
  const figure = figureOf[by];
  return worst.toSorted((a, b) => {
    const [one, other] = [figure(a), figure(b)];
    if (one === null || other === null) return Number(one === null) - Number(other === null);
    return one === other ? 0 : sign * (one < other ? -1 : 1);
  });
}
