import type { ClubFigures } from '@clubpulse/contract/office/reports/club-figures';
import { describe, expect, it } from 'vitest';
import { type DirectedOrder, inOrder, orderNamed } from './club-order.ts';

interface Made {
  readonly name: string;
  readonly currency?: string;
  readonly income?: number;
  readonly clients?: number;
  readonly seats?: number;
}

const made = ({ name, currency = 'EUR', income = 0, clients = 0, seats = 10 }: Made) =>
  ({
    Club: { ClubId: name.length, Name: name },
    Clients: { Now: { Start: 0, End: clients, Joined: 0, Left: 0 } },
    Money: [{ Currency: currency, Income: { Now: income, Before: 0, YearAgo: null } }],
    Occupancy: { Now: { Classes: 1, Seats: seats, Taken: 5 } },
  }) as unknown as ClubFigures;
const names = (clubs: readonly Made[], order: DirectedOrder) =>
  inOrder(clubs.map(made), order, 'en').map(({ Club }) => Club.Name);

describe('the order of clubs', () => {
  it('by an amount compares only clubs of one currency, in both directions', () => {
    const clubs = [
      { name: 'Porta', income: 5 },
      { name: 'Zug', currency: 'CHF', income: 9_000 },
      { name: 'Navigli', income: 80 },
    ];
    expect(names(clubs, '-Income')).toEqual(['Zug', 'Navigli', 'Porta']);
    expect(names(clubs, 'Income')).toEqual(['Zug', 'Porta', 'Navigli']);
  });

  it('by seats puts a club without classes last in both directions', () => {
    const clubs = [{ name: 'None', seats: 0 }, { name: 'Full', seats: 5 }, { name: 'Half' }];
    expect(names(clubs, 'Filled')).toEqual(['Half', 'Full', 'None']);
    expect(names(clubs, '-Filled')).toEqual(['Full', 'Half', 'None']);
  });

  it('of equal clubs is by name', () => {
    expect(names([{ name: 'Émile' }, { name: 'Fabio' }, { name: 'Dora', clients: 2 }], '-Clients')).toEqual([
      'Dora',
      'Émile',
      'Fabio',
    ]);
  });

  it('is by club if the requested order is unknown', () =>
    expect([orderNamed('Price'), orderNamed('-Owed')]).toEqual(['Club', '-Owed']));
});
