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
    const packageFields = { ...tenCredits, PaymentAccountType: 'Manual' };
    return {
      'store.get': ownClub,
      'creditsPackages.list': club,
      'creditsPackages.create': { body: { ClubId: rows.club, ...packageFields } },
      'creditsPackages.update': { ...ofPackage, body: packageFields },
      'creditsPackages.delete': ofPackage,
      'credits.ofClub': club,
      'credits.ofClubUser': member,
      'credits.ofUser': user,
      'creditTransactions.ofClubUser': member,
      'creditTransactions.ofUser': ownClub,
      'creditTransactions.create': { ...member, body: { Credits: 5 } },
      'orders.create': {
        body: {
          OrderType: 'Credits',
          ClubId: rows.club,
          UserId: rows.athlete,
          Method: 'Cash',
          ClubCreditsPackageId: rows.creditsPackage,
        },
      },
    };
  },
  removing: ['creditsPackages.delete'],
};
