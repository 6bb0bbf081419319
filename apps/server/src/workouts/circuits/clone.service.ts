import type { ClubId } from '@clubpulse/contract/clubs/clubs';
import type { Refusal } from '@clubpulse/contract/errors';
import { CIRCUIT, type CircuitsCloned } from '@clubpulse/contract/workouts/circuits/circuits';
import { batchCloneCircuits } from '@clubpulse/contract/workouts/circuits/circuits.calls';
import { mayCall } from '@clubpulse/rules/accounts/roles/access';
import type { Clubs } from '../../clubs/clubs/public.ts';
import type { Licenses } from '../../clubs/licenses/public.ts';
import type { Database, Queryable } from '../../platform/database/database.ts';
import type { Caller } from '../../platform/http/caller.ts';
import { type RequestKey, transactOnce } from '../../platform/http/idempotency.store.ts';
import { exercisesOfClub, stationsOf } from './circuits.facts.ts';
import { configuredIn } from './circuits.service.ts';
import * as store from './circuits.store.ts';

type Done = CircuitsCloned['Done'][number];
type Refused = CircuitsCloned['Refused'][number];
type Reason = Refused['ErrorType'];

interface Parts {
  readonly db: Database;
  readonly clubs: Pick<Clubs, 'facts'>;
  readonly licenses: Pick<Licenses, 'refuseUnlicensed'>;
}
interface Wanted {
  readonly ClubId: ClubId;
  readonly BridgeWorkoutIds: readonly number[];
  readonly ClubIds: readonly number[];
}

export type CircuitCopies = ReturnType<typeof createCircuitCopies>;

export function createCircuitCopies({ db, clubs, licenses }: Parts) {
  async function closed(trx: Queryable, clubId: number, caller: Caller): Promise<Reason | undefined> {
    const club = await clubs.facts(clubId, trx);
    // The reason is the same for a missing club, so that its existence is not revealed.
    if (!club || !mayCall(batchCloneCircuits.access, caller, { club })) return 'InsufficientRights';
    return (await licenses.refuseUnlicensed(trx, clubId)) ? 'LicenseRequired' : undefined;
  }

  return {
    clone: (wanted: Wanted, caller: Caller, key: RequestKey | undefined): Promise<CircuitsCloned | Refusal> =>
      transactOnce(db, key, async (trx) => {
        const found = await store.circuitsOfIds(trx, wanted.ClubId, wanted.BridgeWorkoutIds);
        const ids = [...new Set(wanted.BridgeWorkoutIds)];
        const answer: { Done: Done[]; Refused: Refused[] } = { Done: [], Refused: [] };
        for (const clubId of [...new Set(wanted.ClubIds)].sort((one, other) => one - other)) {
          const reason = await closed(trx, clubId, caller);
          for (const id of ids) {
            const stored = found.find(({ BridgeWorkoutId }) => BridgeWorkoutId === id);
            const why = reason ?? (stored === undefined ? 'NotFound' : undefined);
            const one: Done | Refused =
              why === undefined && stored !== undefined
                ? await copy(trx, stored, clubId)
                : { BridgeWorkoutId: id, ClubId: clubId, ErrorType: why ?? 'NotFound', Missing: [] };
            if ('CopyId' in one) answer.Done.push(one);
            else answer.Refused.push(one);
          }
        }
        return answer;
      }),
  };
}

async function copy(trx: Queryable, stored: store.StoredCircuit, clubId: number): Promise<Done | Refused> {
  const { BridgeWorkoutId, ClubId: from, RowVersion: _, ...fields } = stored;
  const refused = (ErrorType: Reason, Missing: string[] = []): Refused => ({
    BridgeWorkoutId,
    ClubId: clubId,
    ErrorType,
    Missing,
  });
  if ((await store.countToAdd(trx, clubId)) >= CIRCUIT.most) return refused('TooManyCircuits');
  const lines = stored.Stations.flatMap(({ Exercises }) => Exercises);
  const there = await exercisesOfClub(
    trx,
    clubId,
    lines.map(({ ExerciseId }) => ExerciseId),
  );
  const isHome = clubId === from;
  // An exercise that is no longer offered is accepted only for a copy in the same club.
  const isThere = (id: number) => (isHome ? there.has(id) : there.get(id)?.Offered === true);
  const missing = lines.filter(({ ExerciseId }) => !isThere(ExerciseId)).map(({ PlannedName }) => PlannedName);
  if (missing.length > 0) return refused('CircuitExerciseNotFound', [...new Set(missing)]);
  // Room and picture are not copied to another club, because they belong to this club.
  const { BridgeWorkoutId: CopyId } = await store.insertCircuit(trx, clubId, {
    ...fields,
    Published: false,
    ...(isHome ? {} : { DisplayGroupId: null, PictureUri: null }),
  });
  const configured = configuredIn(await stationsOf(trx, clubId));
  const numbers = fields.StationsActive ? stored.Stations.flatMap(({ Station }) => Station ?? []) : [];
  const NotConfigured = [...new Set(numbers)].filter((number) => !configured.has(number));
  return { BridgeWorkoutId, ClubId: clubId, CopyId, NotConfigured };
}
