import type { Random } from '../../../demo/random.ts';
import type { Person, Shop } from './shop.ts';

/** An act on a member's phone, at the desk or at Stripe. */
export type Act = (shop: Shop, member: Person, random: Random) => Promise<unknown>;

export const oneOf = <T>(all: readonly T[], random: Random): T | undefined => all[Math.floor(random() * all.length)];

export const heldIds = async (shop: Shop, member: Person): Promise<number[]> =>
  (
    await shop.open.db.selectFrom('user_subscriptions').select('UserSubscriptionId').where('UserId', '=', member.id).execute()
  ).map(({ UserSubscriptionId }) => UserSubscriptionId);

export async function onlinePurchase(shop: Shop, member: Person, random: Random) {
  const rows = await shop.open.db
    .selectFrom('transactions')
    .select(['TransactionId', 'Amount', 'ExtPaymentId'])
    .where('UserId', '=', member.id)
    .where('Type', '=', 'Purchase')
    .where('ExtPaymentId', 'is not', null)
    .where('DeletedAt', 'is', null)
    .execute();
  return oneOf(rows, random);
}
