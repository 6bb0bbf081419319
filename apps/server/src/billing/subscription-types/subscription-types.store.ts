import type {
  ClassSubscriptionId,
  SubscriptionPlanFields,
  SubscriptionPlanId,
  SubscriptionTypeFields,
} from '@clubpulse/contract/billing/subscription-types';
import type { ClubId } from '@clubpulse/contract/clubs/clubs';
import { type Selectable, sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { Queryable } from '../../platform/database/database.ts';
import type { ClassSubscriptions, SubscriptionPlans } from '../../platform/database/schema.generated.ts';

export type PlanRow = Omit<Selectable<SubscriptionPlans>, 'DeletedAt'>;
export interface TypeRow extends Selectable<ClassSubscriptions> {
  readonly Plans: PlanRow[];
  readonly Assigned: number;
  readonly Suspended: number;
}

const planColumns = [
  'SubscriptionPlanId',
  'ClassSubscriptionId',
  'Name',
  'Price',
  'RecurrenceEvery',
  'RecurrenceUnit',
  'Installments',
  'TrialDays',
  'DurationDays',
] as const;

const types = (db: Queryable) =>
  db
    .selectFrom('class_subscriptions as type')
    .selectAll('type')
    .select((eb) => [
      jsonArrayFrom(
        eb
          .selectFrom('subscription_plans as plan')
          .select(planColumns)
          .whereRef('plan.ClassSubscriptionId', '=', 'type.ClassSubscriptionId')
          .where('plan.DeletedAt', 'is', null)
          .orderBy('plan.SubscriptionPlanId'),
      ).as('Plans'),
      held('Assigned', sql`not in ('Suspended', 'Expired', 'NonRenewed', 'Canceled')`),
      held('Suspended', sql`= 'Suspended'`),
    ])
    .where('type.DeletedAt', 'is', null)
    .orderBy(({ fn }) => fn('lower', ['type.Name']))
    .orderBy('type.ClassSubscriptionId');

const held = <Name extends string>(name: Name, state: ReturnType<typeof sql>) =>
  sql<number>`(select count(*) from user_subscriptions s
    where s."ClassSubscriptionId" = "type"."ClassSubscriptionId" and s."State" ${state})`.as(name);

export const typesOfClub = (db: Queryable, clubId: ClubId): Promise<TypeRow[]> =>
  types(db).where('type.ClubId', '=', clubId).execute();

export const typeOf = (db: Queryable, typeId: ClassSubscriptionId): Promise<TypeRow | undefined> =>
  types(db).where('type.ClassSubscriptionId', '=', typeId).executeTakeFirst();

export async function trialsOf(db: Queryable, clubId: ClubId): Promise<{ ClassSubscriptionId: number; Price: number }[]> {
  const rows = await types(db).where('type.ClubId', '=', clubId).where('type.AutoAssignTrial', '=', true).execute();
  return rows.map(({ ClassSubscriptionId, Price }) => ({ ClassSubscriptionId, Price }));
}

/** `share` allows concurrent assignments; `update` waits until none runs. */
export async function lockType(trx: Queryable, typeId: ClassSubscriptionId, lock: 'share' | 'update'): Promise<void> {
  const row = trx.selectFrom('class_subscriptions').select('ClassSubscriptionId').where('ClassSubscriptionId', '=', typeId);
  await (lock === 'share' ? row.forShare() : row.forUpdate()).execute();
}

export async function insertType(db: Queryable, clubId: ClubId, fields: SubscriptionTypeFields): Promise<number> {
  const row = await db
    .insertInto('class_subscriptions')
    .values({ ClubId: clubId, ...fields })
    .returning('ClassSubscriptionId')
    .executeTakeFirstOrThrow();
  return row.ClassSubscriptionId;
}

export async function updateType(db: Queryable, typeId: ClassSubscriptionId, fields: SubscriptionTypeFields): Promise<void> {
  await db
    .updateTable('class_subscriptions')
    .set((eb) => ({ ...fields, RowVersion: eb('RowVersion', '+', 1) }))
    .where('ClassSubscriptionId', '=', typeId)
    .execute();
}

export async function deleteType(db: Queryable, typeId: ClassSubscriptionId, now: Date): Promise<void> {
  await db.updateTable('class_subscriptions').set({ DeletedAt: now }).where('ClassSubscriptionId', '=', typeId).execute();
}

const planValues = ({ Recurrence, ...fields }: SubscriptionPlanFields) => ({
  ...fields,
  RecurrenceEvery: Recurrence?.Every ?? null,
  RecurrenceUnit: Recurrence?.Unit ?? null,
});

export const insertPlan = (db: Queryable, typeId: ClassSubscriptionId, fields: SubscriptionPlanFields): Promise<PlanRow> =>
  db
    .insertInto('subscription_plans')
    .values({ ClassSubscriptionId: typeId, ...planValues(fields) })
    .returning(planColumns)
    .executeTakeFirstOrThrow();

export const updatePlan = (
  db: Queryable,
  typeId: ClassSubscriptionId,
  planId: SubscriptionPlanId,
  fields: SubscriptionPlanFields,
): Promise<PlanRow | undefined> =>
  db
    .updateTable('subscription_plans')
    .set(planValues(fields))
    .where('SubscriptionPlanId', '=', planId)
    .where('ClassSubscriptionId', '=', typeId)
    .where('DeletedAt', 'is', null)
    .returning(planColumns)
    .executeTakeFirst();

export const deletePlan = (
  db: Queryable,
  typeId: ClassSubscriptionId,
  planId: SubscriptionPlanId,
  now: Date,
): Promise<PlanRow | undefined> =>
  db
    .updateTable('subscription_plans')
    .set({ DeletedAt: now })
    .where('SubscriptionPlanId', '=', planId)
    .where('ClassSubscriptionId', '=', typeId)
    .where('DeletedAt', 'is', null)
    .returning(planColumns)
    .executeTakeFirst();
