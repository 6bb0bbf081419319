import { addBrandOwner, removeBrandOwner } from '@clubpulse/contract/clubs/brands.calls';
import { provoke, type Refusals } from '../../test/refused.ts';

export const refusals: Refusals = async ({ server, world }) => {
  const { db } = server;
  const { BrandId } = await db.insertInto('brands').values({ Name: 'Alone' }).returning('BrandId').executeTakeFirstOrThrow();
  const UserId = world.ids.stranger;
  await db.insertInto('user_roles').values({ UserId, Role: 'Owner', BrandId }).execute();
  const { Email } = await db.selectFrom('users').select('Email').where('UserId', '=', UserId).executeTakeFirstOrThrow();
  await db.updateTable('users').set({ EmailConfirmed: true }).where('UserId', '=', UserId).execute();
  const token = world.tokens.admin;
  const added = (email: string) =>
    provoke(server, addBrandOwner, { params: { id: BrandId }, body: { Email: email }, token }, ['Email']);
  return {
    OwnerUnknown: added('nobody@example.com'),
    AlreadyOwner: added(Email),
    LastOwner: provoke(server, removeBrandOwner, { params: { id: BrandId, userId: UserId }, token }),
  };
};
