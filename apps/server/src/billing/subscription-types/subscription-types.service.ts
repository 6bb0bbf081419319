import type { CallerId } from '@clubpulse/contract/accounts/users';
import type {
  ClassSubscriptionId,
  SubscriptionPlan,
  SubscriptionPlanFields,
  SubscriptionPlanId,
  SubscriptionType,
  SubscriptionTypeFields,
  SubscriptionTypeUpdate,
  WrittenSubscriptionType,
} from '@clubpulse/contract/billing/subscription-types';
import type { ClubId } from '@clubpulse/contract/clubs/clubs';
import { isRefusal, type Refusal, refuse } from '@clubpulse/contract/errors';
import { refuseRecurring } from '@clubpulse/rules/billing/subscriptions/assign';
import { installmentsFit, recurrenceError } from '@clubpulse/rules/billing/subscriptions/recurrence';
import { refuseCurrency } from '../../clubs/clubs/public.ts';
import type { Database, Queryable } from '../../platform/database/database.ts';
import { emit } from '../../platform/events/emit.store.ts';
import { bindActs } from '../../platform/feature/bind-acts.ts';
import { paymentSettingsOf } from '../payment-accounts/public.ts';
import { presentPlan, presentType, presentWritten } from './subscription-types.present.ts';
import * as store from './subscription-types.store.ts';

export type SubscriptionTypes = ReturnType<typeof createSubscriptionTypes>;

interface TypeParts {
  readonly db: Database;
  readonly now?: () => Date;
}

type Ready = Required<TypeParts>;

export function createSubscriptionTypes(parts: TypeParts) {
  return bindActs(
    { now: () => new Date(), ...parts },
    { clubOf, ofClub, get, create, update, delete: remove, createPlan, updatePlan, deletePlan },
  );
}

const emitChange = (
  trx: Queryable,
  Type: 'SubscriptionTypeAdded' | 'SubscriptionTypeUpdated' | 'SubscriptionTypeDeleted',
  { ClubId, ClassSubscriptionId, Name }: Pick<store.TypeRow, 'ClubId' | 'ClassSubscriptionId' | 'Name'>,
  by: CallerId,
) => emit(trx, { ClubId, Type, Payload: { ClassSubscriptionId, SubscriptionName: Name, By: by } });

function change<T>(
  { db }: Ready,
  typeId: ClassSubscriptionId,
  by: CallerId,
  act: (trx: Queryable, type: store.TypeRow) => Promise<T | Refusal>,
): Promise<T | Refusal> {
  return db.transaction().execute(async (trx) => {
    await store.lockType(trx, typeId, 'update');
    const type = await store.typeOf(trx, typeId);
    if (!type) return refuse('NotFound');
    const result = await act(trx, type);
    if (!isRefusal(result)) await emitChange(trx, 'SubscriptionTypeUpdated', type, by);
    return result;
  });
}

async function refusePlan(
  trx: Queryable,
  { ClubId: clubId, DurationDays }: Pick<store.TypeRow, 'ClubId' | 'DurationDays'>,
  plan: SubscriptionPlanFields,
): Promise<Refusal | undefined> {
  const error = recurrenceError(plan);
  if (error) return refuse('ValidationFailed', { errors: [error] });
  if (!installmentsFit(plan.Installments, plan.DurationDays ?? DurationDays))
    return refuse('ValidationFailed', { errors: [{ field: 'Installments', key: 'installments-outlast' }] });
  return refuseRecurring(plan.Recurrence, (await paymentSettingsOf(trx, clubId)).EnableOnlinePayments);
}

async function present(from: Queryable, typeId: ClassSubscriptionId): Promise<WrittenSubscriptionType | Refusal> {
  const row = await store.typeOf(from, typeId);
  return row ? presentWritten(row) : refuse('NotFound');
}

const clubOf = async ({ db }: Ready, typeId: ClassSubscriptionId): Promise<number | undefined> =>
  (await store.typeOf(db, typeId))?.ClubId;

const ofClub = async ({ db }: Ready, clubId: ClubId): Promise<SubscriptionType[]> =>
  (await store.typesOfClub(db, clubId)).map(presentType);

const get = ({ db }: Ready, typeId: ClassSubscriptionId): Promise<WrittenSubscriptionType | Refusal> => present(db, typeId);

function create(
  { db }: Ready,
  clubId: ClubId,
  fields: SubscriptionTypeFields,
  by: CallerId,
): Promise<SubscriptionType | Refusal> {
  return db.transaction().execute(async (trx) => {
    const refused = await refuseCurrency(trx, clubId, fields.Currency);
    if (refused) return refused;
    const ClassSubscriptionId = await store.insertType(trx, clubId, fields);
    await emitChange(trx, 'SubscriptionTypeAdded', { ClubId: clubId, ClassSubscriptionId, Name: fields.Name }, by);
    return present(trx, ClassSubscriptionId);
  });
}

/** Assigned subscriptions retain their name, price, duration and limits. */
const update = (
  parts: Ready,
  typeId: ClassSubscriptionId,
  { RowVersion, ...fields }: SubscriptionTypeUpdate,
  by: CallerId,
): Promise<WrittenSubscriptionType | Refusal> =>
  change(parts, typeId, by, async (trx, type) => {
    if (type.RowVersion !== RowVersion) return refuse('StaleRowVersion');
    const refused = await refuseCurrency(trx, type.ClubId, fields.Currency);
    if (refused) return refused;
    await store.updateType(trx, typeId, fields);
    return present(trx, typeId);
  });

/** Refuses to delete a type that members hold, and names the number of these members. */
function remove({ db, now }: Ready, typeId: ClassSubscriptionId, by: CallerId): Promise<Refusal | undefined> {
  return db.transaction().execute(async (trx) => {
    await store.lockType(trx, typeId, 'update');
    const type = await store.typeOf(trx, typeId);
    if (!type) return refuse('NotFound');
    const { Assigned, Suspended } = type;
    if (Assigned + Suspended > 0)
      return refuse('SubscriptionTypeAssigned', { values: { assigned: Assigned, suspended: Suspended } });
    await store.deleteType(trx, typeId, now());
    await emitChange(trx, 'SubscriptionTypeDeleted', type, by);
    return undefined;
  });
}

const createPlan = (
  parts: Ready,
  typeId: ClassSubscriptionId,
  plan: SubscriptionPlanFields,
  by: CallerId,
): Promise<SubscriptionPlan | Refusal> =>
  change(
    parts,
    typeId,
    by,
    async (trx, type) => (await refusePlan(trx, type, plan)) ?? presentPlan(await store.insertPlan(trx, typeId, plan)),
  );

const updatePlan = (
  parts: Ready,
  typeId: ClassSubscriptionId,
  planId: SubscriptionPlanId,
  plan: SubscriptionPlanFields,
  by: CallerId,
): Promise<SubscriptionPlan | Refusal> =>
  change(parts, typeId, by, async (trx, type) => {
    if (!type.Plans.some((one) => one.SubscriptionPlanId === planId)) return refuse('NotFound');
    const refused = await refusePlan(trx, type, plan);
    if (refused) return refused;
    const row = await store.updatePlan(trx, typeId, planId, plan);
    return row ? presentPlan(row) : refuse('NotFound');
  });

const deletePlan = (
  parts: Ready,
  typeId: ClassSubscriptionId,
  planId: SubscriptionPlanId,
  by: CallerId,
): Promise<Refusal | undefined> =>
  change<undefined>(parts, typeId, by, async (trx) =>
    (await store.deletePlan(trx, typeId, planId, parts.now())) ? undefined : refuse('NotFound'),
  );
