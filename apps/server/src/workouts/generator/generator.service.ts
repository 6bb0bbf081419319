import type { UserId } from '@clubpulse/contract/accounts/users';
import type { ResultOf } from '@clubpulse/contract/call';
import type { ClubId } from '@clubpulse/contract/clubs/clubs';
import { type Refusal, refuse } from '@clubpulse/contract/errors';
import type { Language } from '@clubpulse/contract/scalars';
import {
  type Decision,
  type GeneratedSheet,
  type Generation,
  generatedSheetSchema,
  type StoredDraft,
  storedDraftSchema,
} from '@clubpulse/contract/workouts/generator/generator';
import type { getDraft } from '@clubpulse/contract/workouts/generator/generator.calls';
import { lotOf } from '@clubpulse/rules/workouts/generator/choose';
import type { Picks } from '@clubpulse/rules/workouts/generator/chooser';
import { type Draft, generate } from '@clubpulse/rules/workouts/generator/generate';
import { explained, offersOf, takenChoices } from '@clubpulse/rules/workouts/generator/model-choices';
import { holdRoleIn } from '../../accounts/roles/public.ts';
import { equipmentsOf } from '../../clubs/equipments/public.ts';
import type { Database } from '../../platform/database/database.ts';
import type { Caller } from '../../platform/http/caller.ts';
import type { Model, ModelFailure } from '../../platform/model/model.ts';
import type { ExercisesService } from '../exercises/public.ts';
import * as store from './drafts.store.ts';
import { choicesIn, PROMPT_VERSION, questionOf } from './generator.wire.ts';
import type { SheetPersons } from './person.service.ts';

interface Parts {
  readonly db: Database;
  readonly exercises: Pick<ExercisesService, 'all'>;
  readonly model: Model;
  readonly persons: Pick<SheetPersons, 'known'>;
}
interface Asking {
  readonly clubId: ClubId;
  readonly caller: Caller;
  readonly language: Language;
  readonly now: Date;
}

export type GeneratorService = ReturnType<typeof createGenerator>;

export function createGenerator({ db, exercises, model, persons }: Parts) {
  return {
    /** A draft in a format that this release cannot read is ignored. */
    async draft(userId: UserId, clubId: ClubId): Promise<ResultOf<typeof getDraft>> {
      const stored = await store.draftOf(db, userId, clubId);
      if (stored === undefined) return { Draft: null };
      const read = storedDraftSchema.safeParse({ ...stored.Draft, KeptAt: stored.KeptAt.toISOString() });
      return { Draft: read.success ? read.data : null };
    },
    keepDraft: (userId: UserId, clubId: ClubId, draft: StoredDraft): Promise<undefined | Refusal> =>
      db.transaction().execute(async (trx) => {
        const { UserId: forWhom } = draft.Wanted;
        if (forWhom !== null && !(await holdRoleIn(trx, forWhom, clubId))) return refuseUnknown('Wanted.UserId');
        await store.keepDraft(trx, userId, clubId, draft, new Date());
        return undefined;
      }),
    async dropDraft(userId: UserId, clubId: ClubId): Promise<undefined> {
      await store.dropDraft(db, userId, clubId);
      return undefined;
    },
    purge: (now: Date): Promise<void> => store.purgeDrafts(db, now),

    async generate({ clubId, caller, language, now }: Asking, wanted: Generation): Promise<GeneratedSheet | Refusal> {
      const [library, equipments] = await Promise.all([
        exercises.all({ clubId, isEditor: false, language }),
        equipmentsOf(db, clubId),
      ]);
      const { UserId: forWhom } = wanted;
      const person = forWhom === null ? undefined : await persons.known({ clubId, caller, now }, forWhom);
      if (forWhom !== null && person === undefined) return refuseUnknown('UserId');
      const Seed = wanted.Seed ?? lotOf(caller.UserId, now.toISOString().slice(0, 10))(clubId) >>> 1;
      const facts = { library, equipment: equipments[wanted.Location], person };
      const make = (picks?: Picks) => generate({ ...wanted, Seed }, facts, picks);
      const byRules = make();
      if (byRules === undefined) return refuse('NoExercisesAvailable');

      const byId = new Map(library.map((exercise) => [exercise.ExerciseId, exercise]));
      const draft = model.name === undefined ? byRules : await byModel(model.name, byRules);
      const named = new Set(
        draft.slots.flatMap(({ Candidates, Day, Group, Set: set, Line }) => {
          const line = draft.days[Day]?.Groups[Group]?.Sets[set]?.Lines[Line];
          return [...Candidates, ...(line?.Kind === 'exercise' ? [line.ExerciseId] : [])];
        }),
      );
      return generatedSheetSchema.parse({
        Type: 'regular',
        Days: draft.days,
        Plan: draft.plan,
        Slots: draft.slots,
        Decisions: draft.decisions,
        LeftOut: draft.leftOut,
        Exercises: [...named].flatMap((id) => byId.get(id) ?? []),
        Seed,
      });

      /** The rules check each choice; the sheet states which ones the model made. */
      async function byModel(name: string, rules: Draft): Promise<Draft> {
        const failed = (Why: ModelFailure): Draft => withDecision(rules, { Kind: 'modelFailed', Why });
        const offers = offersOf(rules);
        if (offers.every(({ exerciseIds }) => exerciseIds.length < 2)) return rules;
        const returned = await model.ask(questionOf(wanted, offers, byId, language), caller.UserId);
        if ('failed' in returned) return failed(returned.failed);
        const choices = choicesIn(returned.answer);
        const taken = choices === undefined ? undefined : takenChoices(offers, choices);
        const made = taken === undefined ? undefined : make(taken.picks);
        if (taken === undefined || made === undefined) return failed('unusable');
        const { draft: chosen, chose } = explained(made, taken);
        // Choices that exclude each other are replaced by the rules and count as repaired.
        const Repaired = taken.repaired + taken.picks.size - chose;
        return withDecision(chosen, { Kind: 'model', Chose: chose, Repaired, Model: name, Prompt: PROMPT_VERSION });
      }
    },
  };
}

const refuseUnknown = (field: string): Refusal => refuse('ValidationFailed', { errors: [{ field, key: 'invalid-id' }] });

const withDecision = (draft: Draft, decision: Decision): Draft => ({ ...draft, decisions: [decision, ...draft.decisions] });
