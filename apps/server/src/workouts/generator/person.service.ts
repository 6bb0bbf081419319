import type { UserId } from '@clubpulse/contract/accounts/users';
import type { ClubId } from '@clubpulse/contract/clubs/clubs';
import { type Refusal, refuse } from '@clubpulse/contract/errors';
import type { Language } from '@clubpulse/contract/scalars';
import type { PersonFacts } from '@clubpulse/contract/workouts/generator/generator';
import { seenElsewhere } from '@clubpulse/rules/accounts/consents/sight';
import { age } from '@clubpulse/rules/accounts/users/zones';
import type { LastDone, Person } from '@clubpulse/rules/workouts/generator/person';
import type { Consents } from '../../accounts/consents/public.ts';
import { hasRoleIn } from '../../accounts/roles/public.ts';
import type { Users } from '../../accounts/users/public.ts';
import { certificateOf } from '../../members/documents/public.ts';
import type { Database } from '../../platform/database/database.ts';
import type { Caller } from '../../platform/http/caller.ts';
import type { ExercisesService } from '../exercises/public.ts';
import { countRuns, lastDone, loadSteps, type SessionSet } from '../runs/public.ts';

interface Parts {
  readonly db: Database;
  readonly consents: Pick<Consents, 'sightOf'>;
  readonly users: Pick<Users, 'profiles'>;
  readonly exercises: Pick<ExercisesService, 'told'>;
}
interface Asking {
  readonly clubId: ClubId;
  readonly caller: Caller;
  readonly now: Date;
}

const RUNS_SINCE_MS = 28 * 86_400_000;

export type SheetPersons = ReturnType<typeof createSheetPersons>;

/** The person is described by data of the club and data that the member shares with it (decision 0020). */
export const createSheetPersons = ({ db, consents, users, exercises }: Parts) => {
  async function seen({ clubId, caller, now }: Asking, userId: UserId) {
    const [profile] = (await hasRoleIn(db, userId, clubId)) ? await users.profiles([userId]) : [];
    if (profile === undefined) return undefined;
    const sight = await consents.sightOf(caller, userId);
    const clubs = sight === undefined || seenElsewhere(sight) !== undefined ? null : sight.clubs;
    const mayKnowAge = sight === undefined || (sight.shared.get('Contact') ?? []).length > 0;
    const certificate = await certificateOf(db, clubId, userId);
    const today = certificate?.Today ?? now.toISOString();
    return {
      profile,
      clubs,
      today,
      Age: mayKnowAge && profile.BirthDate !== null ? age(profile.BirthDate, today) : null,
      CertificateUntil: certificate?.Until ?? null,
      sets: await lastDone(db, userId, clubs),
    };
  }

  return {
    async known(asking: Asking, userId: UserId): Promise<Person | undefined> {
      const found = await seen(asking, userId);
      if (found === undefined) return undefined;
      const { Age, CertificateUntil, today, sets } = found;
      return {
        age: Age,
        isCertified: CertificateUntil !== null && CertificateUntil >= today,
        done: doneIn(sets),
        steps: (await loadSteps(db, asking.clubId)) ?? {},
        now: asking.now,
      };
    },

    async facts(asking: Asking, userId: UserId, language: Language): Promise<PersonFacts | Refusal> {
      const found = await seen(asking, userId);
      if (found === undefined) return refuse('NotFound');
      const { profile, clubs, Age, CertificateUntil, sets } = found;
      const done = doneIn(sets);
      const ids = done.map(({ exerciseId }) => exerciseId);
      const named = await exercises.told(db, { clubId: asking.clubId, isEditor: true, language }, ids);
      const { UserId, Nickname, FirstMidName, LastName, PictureUri } = profile;
      return {
        UserId,
        Nickname,
        FirstMidName,
        LastName,
        PictureUri,
        Age,
        CertificateUntil,
        Runs: await countRuns(db, userId, clubs, new Date(asking.now.getTime() - RUNS_SINCE_MS)),
        Done: done.flatMap(({ exerciseId, begin, sets: own }) => {
          const exercise = named.find(({ ExerciseId }) => ExerciseId === exerciseId);
          const [best] = own.toSorted((one, other) => (other.Weight ?? 0) - (one.Weight ?? 0));
          if (exercise === undefined || best === undefined) return [];
          return [{ ...best, ExerciseId: exerciseId, Name: exercise.Name, Begin: begin.toISOString() }];
        }),
      };
    },
  };
};

const doneIn = (sets: readonly SessionSet[]): LastDone[] =>
  [...Map.groupBy(sets, ({ ExerciseId }) => ExerciseId)].flatMap(([exerciseId, own]) => {
    const [first] = own;
    return first === undefined
      ? []
      : [
          {
            exerciseId,
            begin: first.Begin,
            sets: own.map(({ Reps, Duration, Weight, Rpe }) => ({ Reps, Duration, Weight, Rpe })),
          },
        ];
  });
