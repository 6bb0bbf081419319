import type { Samples } from '../../test/sample.ts';

declare module '../../test/sample.ts' {
  interface ClubRows {
    readonly paymentOrder: number;
  }
}

const notConfigured = { answer: { ErrorType: 'OnlinePaymentsNotConfigured' } };
const notOnline = { answer: { ErrorType: 'SubscriptionNotPaidOnline' } };

export const samples: Samples = {
  async rows(db, { club: ClubId, athlete: UserId, creditsPackage: ClubCreditsPackageId }) {
    const sold = { Kind: 'Credits', Title: '10 credits', Credits: 10, Amount: 5_000, Currency: 'EUR' } as const;
    const { PaymentOrderId: paymentOrder } = await db
      .insertInto('payment_orders')
      .values({ ...sold, ClubId, UserId, ClubCreditsPackageId, ExpiresAt: new Date(Date.now() + 80_000_000) })
      .returning('PaymentOrderId')
      .executeTakeFirstOrThrow();
    return { paymentOrder };
  },
  calls(rows) {
    const Order = { Kind: 'Credits', ClubCreditsPackageId: rows.creditsPackage };
    const ofOrder = { params: { id: rows.athlete, orderId: rows.paymentOrder } };
    const held = { params: { id: rows.athlete, userSubscriptionId: rows.userSubscription } };
    const ordered = { PaymentOrderId: rows.paymentOrder, Title: '10 credits', State: 'Open' };
    return {
      'paymentOrders.ofUser': { params: { id: rows.athlete }, answer: [ordered] },
      'paymentOrders.ofClub': { params: { id: rows.club }, answer: { recordsTotal: 1, data: [ordered] } },
      'paymentOrders.create': { params: { id: rows.athlete, clubId: rows.club }, body: Order, ...notConfigured },
      'paymentOrders.request': { params: { id: rows.club, userId: rows.athlete }, body: { Order }, ...notConfigured },
      'paymentOrders.open': { ...ofOrder, ...notConfigured },
      'paymentOrders.cards': { params: { id: rows.athlete, clubId: rows.club }, answer: [] },
      'paymentOrders.pay': { ...ofOrder, body: { ExtMeansId: 'pm_1' }, ...notConfigured },
      'paymentOrders.check': { ...ofOrder, ...notConfigured },
      'paymentOrders.cancel': { ...ofOrder, ...notConfigured },
      'paymentOrders.cancelOfClub': { params: { id: rows.club, orderId: rows.paymentOrder }, ...notConfigured },
      'ownSubscriptions.cancel': { ...held, body: { AtPeriodEnd: true }, ...notOnline },
      'ownSubscriptions.keep': { ...held, ...notOnline },
      'ownSubscriptions.applyCard': { ...held, ...notOnline },
      'ownSubscriptions.pauseRules': { ...held, ...notOnline },
      'ownSubscriptions.pause': { ...held, body: { FirstDay: '2027-01-11', LastDay: '2027-01-24' }, ...notOnline },
      'ownSubscriptions.resume': { ...held, ...notOnline },
      'ownSubscriptions.changeCard': { ...held, ...notOnline },
    };
  },
};
