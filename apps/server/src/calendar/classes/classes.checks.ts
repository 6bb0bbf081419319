import { ownPicture } from '@clubpulse/contract/accounts/images';
import {
  type CalendarType,
  type ClassFields,
  type ClassPatch,
  classPatchSchema,
} from '@clubpulse/contract/calendar/classes/classes';
import { type FieldError, type Refusal, refuse } from '@clubpulse/contract/errors';
import { type WindowFields, windowProblemsAmong } from '@clubpulse/rules/calendar/booking-rules/booking-times';
import { fieldProblems, refuseFieldChange } from '@clubpulse/rules/calendar/classes/class-fields';
import { trainingTypeProblems } from '@clubpulse/rules/training/trainings/training-fields';
import { storedForClass } from '../../accounts/images/public.ts';
import { rolesOf } from '../../accounts/roles/public.ts';
import { refuseForeignRoom } from '../../devices/rooms/public.ts';
import type { Queryable } from '../../platform/database/database.ts';
import { isCircuitOf } from '../../workouts/circuits/public.ts';
import { type ClassRow, subscriptionTypesOf } from './class-rows.store.ts';

const fieldNames = Object.keys(classPatchSchema.shape) as (keyof ClassFields)[];

export const fieldsOf = (row: ClassRow): ClassFields =>
  Object.fromEntries(fieldNames.map((name) => [name, row[name]])) as ClassFields;

/** Undefined when no change affects what participants rely on, and booking windows are consistent within the series. */
export function refuseFields(
  fields: ClassFields & { readonly CalendarType?: CalendarType },
  others: readonly WindowFields[],
  before?: ClassRow,
): Refusal | undefined {
  if (before && before.CanceledAt !== null) return refuse('ClassIsCanceled');
  const problems = [
    ...fieldProblems({ ...fields, CalendarType: before?.CalendarType ?? fields.CalendarType }),
    ...trainingTypeProblems(fields.TrainingType, before?.TrainingType),
  ];
  const errors = problems.length > 0 || (before && sameWindow(before, fields)) ? problems : windowProblemsAmong(fields, others);
  if (errors.length > 0) return refuse('ValidationFailed', { errors });
  return before && refuseFieldChange(before, fields);
}

const sameWindow = (one: WindowFields, other: WindowFields): boolean =>
  one.CalendarVisibilityDays === other.CalendarVisibilityDays &&
  one.BookingBeforeHours === other.BookingBeforeHours &&
  one.CancelBeforeHours === other.CancelBeforeHours;

/** Must run in the transaction that saves the ids. Unchanged ids are not checked: a trainer who left may remain in a class. */
export async function refuseForeign(
  trx: Queryable,
  clubId: number,
  { DisplayGroupId, BridgeWorkoutId, TrainerId, ClassSubscriptionIds, PictureUri }: ClassPatch,
  before?: Partial<Pick<ClassRow, 'DisplayGroupId' | 'BridgeWorkoutId' | 'TrainerId' | 'ClassSubscriptionIds' | 'PictureUri'>>,
): Promise<Refusal | undefined> {
  if (DisplayGroupId !== undefined && DisplayGroupId !== before?.DisplayGroupId) {
    const refused = await refuseForeignRoom(trx, clubId, DisplayGroupId);
    if (refused) return refused;
  }
  const errors: FieldError[] = [];
  const isNewCircuit = typeof BridgeWorkoutId === 'number' && BridgeWorkoutId !== before?.BridgeWorkoutId;
  if (isNewCircuit && !(await isCircuitOf(trx, clubId, BridgeWorkoutId)))
    errors.push({ field: 'BridgeWorkoutId', key: 'invalid-id' });
  if (typeof TrainerId === 'number' && TrainerId !== before?.TrainerId) {
    const { Trainer } = await rolesOf(trx, TrainerId);
    if (!Trainer.some((entry) => entry.ClubId === clubId)) errors.push({ field: 'TrainerId', key: 'invalid-id' });
  }
  const linked = new Set(before?.ClassSubscriptionIds);
  const types = (ClassSubscriptionIds ?? []).filter((id) => !linked.has(id));
  if (types.length > 0) {
    const known = new Set(await subscriptionTypesOf(trx, clubId));
    if (types.some((id) => !known.has(id))) errors.push({ field: 'ClassSubscriptionIds', key: 'invalid-id' });
  }
  // This check prevents that a club uses another club's picture by its URL.
  if (PictureUri && ownPicture.test(PictureUri) && PictureUri !== before?.PictureUri) {
    if ((await storedForClass(trx, clubId, [PictureUri])).length === 0)
      errors.push({ field: 'PictureUri', key: 'invalid-value' });
  }
  return errors.length > 0 ? refuse('ValidationFailed', { errors }) : undefined;
}
