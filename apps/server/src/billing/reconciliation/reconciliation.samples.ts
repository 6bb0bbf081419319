import type { Samples } from '../../test/sample.ts';

declare module '../../test/sample.ts' {
  interface ClubRows {
    readonly paymentDifference: number;
  }
}

export const samples: Samples = {
  async rows(db, { club: ClubId }) {
    const Day = '2026-11-05';
    const At = new Date('2026-11-05T20:04:00Z');
    const paid = { ClubId, ExtPaymentId: `pi_${ClubId}`, ExtPayoutId: `po_${ClubId}`, Currency: 'EUR' };
    await db.insertInto('payment_reconciliations').values({ ClubId, FirstDay: Day, LastDay: Day, ComparedAt: At }).execute();
    await db
      .insertInto('payment_entries')
      .values({
        ...paid,
        ExtEntryId: `txn_${ClubId}`,
        Kind: 'Payment',
        Gross: 5_900,
        ProviderFee: 114,
        PlatformFee: 59,
        Net: 5_727,
        At,
      })
      .execute();
    await db
      .insertInto('payment_payouts')
      .values({
        ClubId,
        ExtPayoutId: paid.ExtPayoutId,
        Amount: 5_727,
        Currency: 'EUR',
        PayoutState: 'paid',
        At: new Date('2026-11-09T00:00:00Z'),
        ArrivesOn: '2026-11-11',
        Listed: true,
      })
      .execute();
    const { PaymentDifferenceId: paymentDifference } = await db
      .insertInto('payment_differences')
      .values({
        ClubId,
        Day,
        Cause: 'NotOnBooks',
        ExtPaymentId: paid.ExtPaymentId,
        ProviderAmount: 5_900,
        BookAmount: 0,
        Currency: 'EUR',
        Difference: 5_727,
      })
      .returning('PaymentDifferenceId')
      .executeTakeFirstOrThrow();
    return { paymentDifference };
  },
  calls(rows) {
    const club = { params: { id: rows.club } };
    const found = { Cause: 'NotOnBooks', Difference: 5_727 };
    return {
      'payouts.ofClub': {
        ...club,
        query: { Month: '2026-11' },
        answer: { Payouts: [{ PaidOut: 5_727, Charged: 5_900, Fees: -173, PayoutState: 'paid' }] },
      },
      'payouts.entries': {
        ...club,
        query: { ExtPayoutId: `po_${rows.club}` },
        answer: [{ Kind: 'Payment', Net: 5_727, TransactionId: null }],
      },
      'payouts.compare': { ...club, answer: { ErrorType: 'OnlinePaymentsNotConfigured' } },
      'paymentDifferences.ofClub': { ...club, answer: { draw: 0 } },
      'paymentDifferences.settle': {
        params: { id: rows.club, paymentDifferenceId: rows.paymentDifference },
        body: { Act: 'Dismiss', Note: 'Paid to another account' },
        answer: { ...found, State: 'Dismissed', How: 'Dismissed' },
      },
    };
  },
};
