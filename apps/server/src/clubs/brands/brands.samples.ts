import { aUser } from '../../test/rows.ts';
import type { Samples } from '../../test/sample.ts';

declare module '../../test/sample.ts' {
  interface ClubRows {
    readonly secondOwner: number;
    readonly thirdOwnerEmail: string;
  }
}

export const samples: Samples = {
  async rows(db, { brand, club }) {
    const secondOwner = await aUser(db, { EmailConfirmed: true });
    await db.insertInto('user_roles').values({ UserId: secondOwner, Role: 'Owner', BrandId: brand }).execute();
    const thirdOwnerEmail = `owner.${brand}.${club}.${secondOwner}@example.com`;
    await aUser(db, { Email: thirdOwnerEmail, EmailConfirmed: true });
    return { secondOwner, thirdOwnerEmail };
  },
  calls({ brand, secondOwner, thirdOwnerEmail }) {
    const one = { params: { id: brand } };
    return {
      'brands.create': { body: { Name: 'Tempo' }, answer: { Name: 'Tempo' } },
      'brands.get': { ...one, answer: { BrandId: brand, Name: 'Cadenza Group' } },
      'brands.update': { ...one, body: { Name: 'Cadenza Group' }, answer: { BrandId: brand, Name: 'Cadenza Group' } },
      'brands.owners': { ...one, answer: [{}, {}, {}] },
      'brands.addOwner': { ...one, body: { Email: thirdOwnerEmail }, answer: [{}, {}, {}] },
      'brands.removeOwner': { params: { id: brand, userId: secondOwner } },
    };
  },
  removing: ['brands.removeOwner'],
};
