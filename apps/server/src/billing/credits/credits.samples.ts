import type { Samples } from '../../test/sample.ts';

declare module '../../test/sample.ts' {
  interface ClubRows {
    readonly creditsPackage: number;
  }
}

const tenCredits = { Name: '10 credits', Credits: 10, Price: 5_000, Currency: 'EUR' };

export const samples: Samples = {
  async rows(db, { club }) {
    const { ClubCreditsPackageId: creditsPackage } = await db
      .insertInto('credits_packages')
      .values({ ClubId: club, ...tenCredits })
      .returning('ClubCreditsPackageId')
      .executeTakeFirstOrThrow();
    return { creditsPackage };
  },
  calls(rows) {
    const club = { params: { id: rows.club } };
    const user = { params: { id: rows.athlete } };
    const member = { params: { id: rows.club, userId: rows.athlete } };
    const ownClub = { params: { id: rows.athlete, clubId: rows.club } };
    const ofPackage = { params: { id: rows.creditsPackage } };
    const ledger = { data: [{ Credits: 12, BalanceAfter: 17 }, { Credits: 5 }] };
    const packageFields = { ...tenCredits, PaymentAccountType: 'Manual' };
    return {
      'store.get': { ...ownClub, answer: { CreditsPackages: [{ Name: '20 credits' }, {}] } },
      'creditsPackages.list': { ...club, answer: [{ Name: '20 credits' }, { Name: '12 credits' }] },
      'creditsPackages.create': {
        body: { ClubId: rows.club, ...packageFields, Name: '20 credits' },
        answer: { Name: '20 credits' },
      },
      'creditsPackages.update': {
        ...ofPackage,
        body: { ...packageFields, Name: '12 credits', Credits: 12, RowVersion: 0 },
        answer: { ClubCreditsPackageId: rows.creditsPackage, Name: '12 credits', RowVersion: 1 },
      },
      'creditsPackages.delete': ofPackage,
      'credits.ofClub': { ...club, answer: { data: [{ UserId: rows.athlete, Balance: 17 }] } },
      'credits.ofClubUser': { ...member, answer: { UserId: rows.athlete, Balance: 17 } },
      'credits.ofUser': { ...user, answer: [{ ClubId: rows.club, Balance: 17 }] },
      'creditTransactions.ofClubUser': { ...member, answer: ledger },
      'creditTransactions.ofUser': { ...ownClub, answer: ledger },
      'creditTransactions.create': { ...member, body: { Credits: 5 }, answer: { Credits: 5, Reason: 'Adjustment' } },
      'orders.create': {
        body: {
          OrderType: 'Credits',
          ClubId: rows.club,
          UserId: rows.athlete,
          Method: 'Cash',
          ClubCreditsPackageId: rows.creditsPackage,
        },
        answer: { CreditTransaction: { Credits: 12, Reason: 'Purchase' } },
      },
    };
  },
  removing: ['creditsPackages.delete'],
};
