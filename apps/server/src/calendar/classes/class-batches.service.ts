import type { CallerId } from '@clubpulse/contract/accounts/users';
import type { BatchResult, ClassFields, ClassId, ClassPatch, PublishState } from '@clubpulse/contract/calendar/classes/classes';
import type { ClubId } from '@clubpulse/contract/clubs/clubs';
import { type Refusal, refuse } from '@clubpulse/contract/errors';
import { bookingWindow, type WindowFields } from '@clubpulse/rules/calendar/booking-rules/booking-times';
import type { Database, Queryable } from '../../platform/database/database.ts';
import { type ClassRow, lockClasses, updateClasses, windowsOfSeries } from './class-rows.store.ts';
import { countOf, refuseAction } from './class-state.checks.ts';
import { fieldsOf, refuseFields, refuseForeign } from './classes.checks.ts';
import { emitClasses } from './classes.events.ts';
import type { ClubPort } from './classes.ports.ts';

export interface Batch {
  readonly ClubId: ClubId;
  readonly ClassIds: readonly number[];
}

export type ClassBatches = ReturnType<typeof createClassBatches>;

export function createClassBatches({ db, club, now = () => new Date() }: { db: Database; club: ClubPort; now?: () => Date }) {
  return {
    setPublishState(by: CallerId, { ClubId, ClassIds }: Batch, state: PublishState): Promise<BatchResult> {
      const action = state === 'Published' ? 'publish' : 'unpublish';
      return db.transaction().execute(async (trx) => {
        const { rows, unknown } = await lockBatch(trx, { ClubId, ClassIds });
        const decided = rows.map((row) => ({ row, refused: refuseAction(row, action, now()) }));
        const changed = decided.flatMap(({ row, refused }) => (refused || row.PublishState === state ? [] : [row]));
        await updateClasses(
          trx,
          changed.map((row) => row.ClassId),
          { PublishState: state },
        );
        await emitClasses(trx, state === 'Published' ? 'ClassPublished' : 'ClassUnpublished', changed, by);
        return batchResult(decided, unknown);
      });
    },

    async update(by: CallerId, { ClubId, ClassIds }: Batch, patch: ClassPatch): Promise<BatchResult | Refusal> {
      const ofClub = await club(ClubId);
      if (!ofClub) return refuse('NotFound');
      return db.transaction().execute(async (trx) => {
        const { rows, unknown } = await lockBatch(trx, { ClubId, ClassIds });
        const foreign = await refuseForeign(trx, ClubId, patch);
        if (foreign) return foreign;
        const decided = await decideUpdates(trx, rows, patch, now());
        const allowed = decided.flatMap(({ row, fields, refused }) => (refused ? [] : [{ row, fields }]));
        if (patch.CalendarVisibilityDays === undefined) {
          await updateClasses(
            trx,
            allowed.map(({ row }) => row.ClassId),
            patch,
          );
        } else {
          for (const { row, fields } of allowed)
            await updateClasses(trx, [row.ClassId], {
              ...patch,
              BookingOpensAt: bookingWindow(row.Begin, fields, ofClub.TimeZone).opensAt,
            });
        }
        await emitClasses(
          trx,
          'ClassUpdated',
          allowed.map(({ row, fields }) => ({ ...row, Name: fields.Name })),
          by,
        );
        return batchResult(decided, unknown);
      });
    },
  };
}

export async function lockBatch(trx: Queryable, { ClubId, ClassIds }: Batch): Promise<{ rows: ClassRow[]; unknown: number[] }> {
  const rows = (await lockClasses(trx, ClassIds)).filter((row) => row.ClubId === ClubId);
  const found = new Set(rows.map((row) => row.ClassId));
  return { rows, unknown: [...new Set(ClassIds)].filter((id) => !found.has(id)) };
}

export function batchResult(
  decided: readonly { readonly row: ClassRow; readonly refused: Refusal | undefined }[],
  unknown: readonly number[],
): BatchResult {
  return {
    Done: decided.flatMap(({ row, refused }) => (refused ? [] : [row.ClassId])),
    Refused: [
      ...decided.flatMap(({ row, refused }) => (refused ? [refusedClass(row.ClassId, refused)] : [])),
      ...unknown.map((ClassId) => refusedClass(ClassId, refuse('NotFound'))),
    ],
  };
}

const refusedClass = (ClassId: ClassId, { refused: ErrorType, errors }: Refusal): BatchResult['Refused'][number] => ({
  ClassId,
  ErrorType,
  ...(errors && { errors: [...errors] }),
});

interface Decided {
  readonly row: ClassRow;
  readonly fields: ClassFields;
  readonly refused: Refusal | undefined;
}

/**
 * Each lesson is compared with the other lessons of its series in their state after the batch. A refusal changes that state, so
 * the decision repeats.
 */
async function decideUpdates(trx: Queryable, rows: readonly ClassRow[], patch: ClassPatch, now: Date): Promise<Decided[]> {
  const ids = rows.map((row) => row.ClassId);
  const outside = new Map<number, readonly WindowFields[]>();
  for (const id of new Set(rows.flatMap((row) => row.ClassScheduleId ?? [])))
    outside.set(id, await windowsOfSeries(trx, id, ids, now));

  let decided: Decided[] = rows.map((row) => ({
    row,
    fields: { ...fieldsOf(row), ...patch } as ClassFields,
    refused: refuseAction(row, 'bulkEdit', now),
  }));
  for (let news = true; news; ) {
    const ofSeries = Map.groupBy(decided, ({ row }) => row.ClassScheduleId);
    const asSaved = new Map(
      [...ofSeries].map(([id, all]) => [
        id,
        all
          .filter(({ row }) => countOf(row) === 0)
          .map(({ row, fields, refused }) => ({ id: row.ClassId, window: refused ? row : fields })),
      ]),
    );
    const next = decided.map(({ row, fields, refused }) => {
      const id = row.ClassScheduleId;
      const others =
        id === null
          ? []
          : [
              ...(outside.get(id) ?? []),
              ...(asSaved.get(id) ?? []).flatMap((one) => (one.id === row.ClassId ? [] : [one.window])),
            ];
      return { row, fields, refused: refused ?? refuseFields(fields, others, row) };
    });
    news = next.some(({ refused }, index) => refused !== decided[index]?.refused);
    decided = next;
  }
  return decided;
}
