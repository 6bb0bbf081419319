import type { User, UserId } from '@clubpulse/contract/accounts/users';
import type { ClubId } from '@clubpulse/contract/clubs/clubs';
import { type FieldError, isRefusal, type Refusal, refuse } from '@clubpulse/contract/errors';
import type { NewTraining, Training, TrainingChange, TrainingDetail, TrainingId } from '@clubpulse/contract/training/trainings';
import { heartRatesIn, type Sight, seenElsewhere } from '@clubpulse/rules/accounts/consents/sight';
import {
  averageProblems,
  declaredProblems,
  heardProblem,
  trainingTypeProblems,
} from '@clubpulse/rules/training/trainings/training-fields';
import type { Consents } from '../../../accounts/consents/public.ts';
import { hasRoleIn } from '../../../accounts/roles/public.ts';
import type { Database, Queryable } from '../../../platform/database/database.ts';
import type { Caller } from '../../../platform/http/caller.ts';
import { type RequestKey, transactOnce } from '../../../platform/http/idempotency.store.ts';
import { asPart } from '../parts.rows.ts';
import { partsIn } from '../parts.store.ts';
import { seenOf, seenOfRow } from '../seen.service.ts';
import { declaredAs, mayDelete, mayWrite, presentAs, presentTraining } from '../trainings.present.ts';
import * as store from '../trainings.store.ts';
import type { createDeclared } from './declared.service.ts';
import { trainingById } from './declared.store.ts';
import { isSlip } from './heard-before.rows.ts';

/** What is said of it now: what a change leaves out stays. */
type Said = Omit<TrainingChange, 'RowVersion'>;
const changed = (before: NonNullable<TrainingDetail['Declared']>, { Name, TrainingType, Note, ...change }: Said) => ({
  Name,
  TrainingType,
  Note,
  Begin: change.Begin ?? before.Begin,
  Duration: change.Duration ?? before.Duration,
  Distance: change.Distance === undefined ? before.Distance : change.Distance,
  AverageHeartRate: change.AverageHeartRate === undefined ? before.AverageHeartRate : change.AverageHeartRate,
  Calories: change.Calories === undefined ? before.Calories : change.Calories,
});

export interface TrainingActParts {
  readonly db: Database;
  readonly consents: Pick<Consents, 'sightOf' | 'logReads'>;
  readonly declared: ReturnType<typeof createDeclared>;
  /** Full profiles by id. */
  readonly profiles: (userIds: readonly number[]) => Promise<readonly Pick<User, 'BirthDate'>[]>;
  readonly now?: () => Date;
}
export type TrainingActs = ReturnType<typeof createTrainingActs>;

/** What an athlete, and staff that works with her, writes in her journal. */
export function createTrainingActs({ db, consents, declared, profiles, now = () => new Date() }: TrainingActParts) {
  const invalid = (errors: readonly FieldError[]) => refuse('ValidationFailed', { errors });

  /** As staff knows it: of what was elsewhere too a part, unless they see the whole. */
  async function asKnown(via: Queryable, whole: store.TrainingRow, sight: Sight | undefined) {
    const parts = sight && !seenElsewhere(sight) ? await partsIn(via, [whole.TrainingId], sight.clubs) : undefined;
    const part = parts?.get(whole.TrainingId);
    return { row: part ? asPart(whole, part) : whole, isPart: part !== undefined };
  }

  /** The training as the caller knows it, where she may write about it: her own, or of a club where she works with her. */
  async function toWrite(trainingId: TrainingId, caller: Caller) {
    const whole = await store.trainingOf(db, trainingId);
    if (!whole) return refuse('NotFound');
    const sight = await consents.sightOf(caller, whole.UserId);
    const { row, isPart } = await asKnown(db, whole, sight);
    // Of what was elsewhere too they see a part, and nobody corrects what she does not see the whole of.
    if (isPart) return refuse('InsufficientRights');
    const isTheirs = row.ClubId !== null && sight?.clubs.includes(row.ClubId) && mayWrite(row, caller);
    if (sight === undefined || isTheirs) return { row, sight };
    return refuse(heartRatesIn(sight, row.ClubId) === 'nothing' ? 'NotFound' : 'InsufficientRights');
  }

  /** The day she was born, where she writes herself: a refusal would tell staff her age. */
  const bornOf = async (userId: UserId, caller: Caller): Promise<string | null> =>
    caller.UserId === userId ? ((await profiles([userId]))[0]?.BirthDate ?? null) : null;

  /** Staff writes down what was in a club of theirs; she herself what was in one of hers, or in none. */
  async function clubProblems(ClubId: ClubId | null, userId: UserId, caller: Caller): Promise<FieldError[]> {
    const sight = await consents.sightOf(caller, userId);
    if (ClubId === null) return sight === undefined ? [] : [{ field: 'ClubId', key: 'field-required' }];
    const isTheirs = sight === undefined ? await hasRoleIn(db, userId, ClubId) : sight.clubs.includes(ClubId);
    return isTheirs ? [] : [{ field: 'ClubId', key: 'invalid-id' }];
  }

  return {
    /** Answered as whoever wrote it sees it. */
    async create(userId: UserId, body: NewTraining, caller: Caller, key?: RequestKey): Promise<Training | Refusal> {
      const errors = [
        ...declaredProblems(body, now(), await bornOf(userId, caller)),
        ...trainingTypeProblems(body.TrainingType, undefined),
        ...(await clubProblems(body.ClubId, userId, caller)),
      ];
      if (errors.length > 0) return invalid(errors);
      const { Duration, ...said } = body;
      const Begin = new Date(said.Begin);
      const DeclaredById = caller.UserId === userId ? null : caller.UserId;
      const End = new Date(Begin.getTime() + Duration * 1000);
      const declaration = { ...said, UserId: userId, Begin, End, Source: 'Hand', SourceName: '', DeclaredById } as const;
      const sight = await consents.sightOf(caller, userId);
      const made = await transactOnce(db, key, async (trx) => {
        const trainingId = await declared.declare(trx, declaration);
        if (isRefusal(trainingId)) return trainingId;
        const row = await store.trainingOf(trx, trainingId);
        if (!row) return refuse('NotFound');
        if (sight === undefined) return presentTraining(row, now());
        return presentAs(row, seenOfRow(sight, row, caller), sight.clubs, now()) ?? refuse('NotFound');
      });
      if (sight && !isRefusal(made)) await consents.logReads(caller.UserId, userId, seenOf([heartRatesIn(sight, made.ClubId)]));
      return made;
    },

    async update(
      trainingId: TrainingId,
      { RowVersion, ...change }: TrainingChange,
      caller: Caller,
    ): Promise<TrainingId | Refusal> {
      const found = await toWrite(trainingId, caller);
      if (isRefusal(found)) return found;
      const { row, sight } = found;
      // Nobody corrects what she may not read; what staff wrote down themselves they may.
      if (sight && !isSlip(row) && heartRatesIn(sight, row.ClubId) === 'outline') return refuse('NotShared');
      const before = declaredAs(row);
      if (before === null && change.Begin !== undefined) return invalid([heardProblem]);
      const errors = trainingTypeProblems(change.TrainingType, row.TrainingType);
      // How far she went is hidden from staff where it would say where she lives: that they say nothing of it takes nothing away.
      const isHidden = sight !== undefined && row.HasRoute && change.Distance === null;
      const next = before && changed(before, isHidden ? { ...change, Distance: undefined } : change);
      if (next) {
        errors.push(...averageProblems(next.AverageHeartRate, before.AverageHeartRate));
        errors.push(...declaredProblems(next, now(), await bornOf(row.UserId, caller)));
      }
      if (errors.length > 0) return invalid(errors);
      return db.transaction().execute(async (trx) => {
        const read = { UserId: row.UserId, TrainingId: trainingId, RowVersion };
        if (!next) return declared.rename(trx, read, change);
        const Begin = new Date(next.Begin);
        const End = new Date(Begin.getTime() + next.Duration * 1000);
        const said = { ...next, Begin, End };
        return declared.correct(trx, read, said, sight !== undefined);
      });
    },

    async delete(trainingId: TrainingId, caller: Caller): Promise<Refusal | undefined> {
      const found = await toWrite(trainingId, caller);
      if (isRefusal(found)) return found;
      const { row } = found;
      if (!mayDelete(row, caller)) return refuse('TrainingIsHers');
      if (row.ClosedAt === null) return refuse('TrainingRuns');
      return db.transaction().execute(async (trx) => {
        const training = await trainingById(trx, trainingId);
        return training ? declared.delete(trx, training, caller.UserId !== row.UserId) : undefined;
      });
    },
  };
}
