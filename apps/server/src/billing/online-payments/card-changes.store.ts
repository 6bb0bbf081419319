import type { Selectable } from 'kysely';
import type { Queryable } from '../../platform/database/database.ts';
import type { PaymentCardChanges } from '../../platform/database/schema.generated.ts';

export type CardChangeRow = Selectable<PaymentCardChanges>;

export async function insertCardChange(
  db: Queryable,
  page: Pick<CardChangeRow, 'ExtCheckoutId' | 'ClubId' | 'UserSubscriptionId' | 'CreatedAt'>,
): Promise<void> {
  await db.insertInto('payment_card_changes').values(page).execute();
}

export const cardChangeOf = (db: Queryable, extCheckoutId: string): Promise<CardChangeRow | undefined> =>
  db.selectFrom('payment_card_changes').selectAll().where('ExtCheckoutId', '=', extCheckoutId).executeTakeFirst();

export const openCardChanges = (db: Queryable, userSubscriptionId?: number): Promise<CardChangeRow[]> =>
  db
    .selectFrom('payment_card_changes')
    .selectAll()
    .where('DoneAt', 'is', null)
    .$if(userSubscriptionId !== undefined, (query) => query.where('UserSubscriptionId', '=', userSubscriptionId ?? 0))
    .orderBy('CreatedAt')
    .orderBy('ExtCheckoutId')
    .execute();

export const appliedCardChange = (db: Queryable, userSubscriptionId: number): Promise<CardChangeRow | undefined> =>
  db
    .selectFrom('payment_card_changes')
    .selectAll()
    .where('UserSubscriptionId', '=', userSubscriptionId)
    .where('DoneAt', 'is not', null)
    .orderBy('CreatedAt', 'desc')
    .limit(1)
    .executeTakeFirst();

export async function endCardChange(db: Queryable, extCheckoutId: string, DoneAt: Date): Promise<void> {
  await db.updateTable('payment_card_changes').set({ DoneAt }).where('ExtCheckoutId', '=', extCheckoutId).execute();
}
