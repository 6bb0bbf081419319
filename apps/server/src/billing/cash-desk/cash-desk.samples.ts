import { hours } from '../../test/booking-rows.ts';
import type { Samples } from '../../test/sample.ts';

declare module '../../test/sample.ts' {
  interface ClubRows {
    readonly dayClose: number;
  }
}

export const samples: Samples = {
  async rows(db, { club: ClubId }) {
    await db
      .insertInto('day_closes')
      .values({ ClubId, ClosedAt: hours(-48), Currency: 'EUR', FloatLeft: 15_000 })
      .execute();
    const { DayCloseId: dayClose } = await db
      .insertInto('day_closes')
      .values({
        ClubId,
        Year: 2026,
        Number: 1,
        OpenedAt: hours(-48),
        ClosedAt: hours(-24),
        Currency: 'EUR',
        FloatLeft: 15_000,
      })
      .returning('DayCloseId')
      .executeTakeFirstOrThrow();
    return { dayClose };
  },
  calls(rows) {
    const club = { params: { id: rows.club } };
    const stored = { DayCloseId: rows.dayClose, Number: 1 };
    const nothing = { Expected: 0, Counted: 0 };
    return {
      'cashDesk.get': { ...club, answer: { Currency: 'EUR' } },
      'cashDesk.sales': { ...club, query: { length: 1 }, answer: { data: [{ ClubId: rows.club }] } },
      'cashDesk.open': { ...club, body: { Float: 10_000 }, answer: { ErrorType: 'CashDeskAlreadyOpen' } },
      'cashDesk.move': { ...club, body: { Kind: 'In', Amount: 2_000, Reason: 'Coins' }, answer: { Moves: [{ Amount: 2_000 }] } },
      'cashDesk.close': {
        ...club,
        body: {
          Counted: [
            { Method: 'Cash', ...nothing },
            { Method: 'Debit', ...nothing },
            { Method: 'Credit', ...nothing },
          ],
          FloatLeft: 0,
        },
        answer: { ErrorType: 'CashDeskChanged' },
      },
      'cashDesk.closes': { ...club, answer: { recordsTotal: 1, data: [stored] } },
      'cashDesk.closed': { params: { id: rows.club, dayCloseId: rows.dayClose }, answer: stored },
    };
  },
};
