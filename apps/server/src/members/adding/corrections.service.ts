import type { UserId } from '@clubpulse/contract/accounts/users';
import type { ResultOf } from '@clubpulse/contract/call';
import type { ClubId } from '@clubpulse/contract/clubs/clubs';
import { isRefusal, type Refusal, refuse } from '@clubpulse/contract/errors';
import type { Correction } from '@clubpulse/contract/members/adding/adding';
import type { undoMyCorrection } from '@clubpulse/contract/members/adding/adding.calls';
import { toUndo, undoableSince, undoUntil } from '@clubpulse/rules/members/adding/corrections';
import type { Users } from '../../accounts/users/public.ts';
import type { Database, Queryable } from '../../platform/database/database.ts';
import { emit } from '../../platform/events/emit.store.ts';
import { bindActs } from '../../platform/feature/bind-acts.ts';
import type { Caller } from '../../platform/http/caller.ts';
import type { Adding } from './adding.service.ts';
import * as store from './adding.store.ts';

interface CorrectionParts {
  readonly db: Database;
  readonly users: Pick<Users, 'correct' | 'hold' | 'ofDesk' | 'profiles'>;
  readonly adding: Pick<Adding, 'correctable'>;
  readonly now?: () => Date;
}
type Ready = Required<CorrectionParts>;
type Undone = ResultOf<typeof undoMyCorrection>;
type Row = Awaited<ReturnType<typeof store.correctionsOf>>[number];

export type Corrections = ReturnType<typeof createCorrections>;

export function createCorrections(parts: CorrectionParts) {
  return bindActs({ now: () => new Date(), ...parts }, { ofMember, ofUser, undoByClub, undoByUser, purge });
}

const shown = ({ DeskCorrectionId, ClubName, By, Values, At }: Row): Correction => ({
  DeskCorrectionId,
  ClubName,
  By,
  Values,
  At: At.toISOString(),
  UndoUntil: undoUntil(At).toISOString(),
});

const rowsOf = ({ now }: Ready, via: Queryable, userId: UserId, clubId?: ClubId): Promise<Row[]> =>
  store.correctionsOf(via, { userId, since: undoableSince(now()), ...(clubId !== undefined && { clubId }) });

async function ofMember(parts: Ready, clubId: ClubId, userId: UserId, caller: Caller): Promise<Correction[] | Refusal> {
  const found = await parts.adding.correctable(parts.db, clubId, userId, caller);
  if (isRefusal(found)) return found;
  const rows = await rowsOf(parts, parts.db, userId, clubId);
  return rows
    .map((row) => ({ ...shown(row), Values: row.Values.filter(({ Field }) => found.fields.includes(Field)) }))
    .filter(({ Values }) => Values.length > 0);
}

const ofUser = async (parts: Ready, userId: UserId): Promise<Correction[]> => (await rowsOf(parts, parts.db, userId)).map(shown);

async function undo(parts: Ready, trx: Queryable, row: Row, userId: UserId, By: UserId): Promise<Undone | Refusal> {
  const [user] = await parts.users.profiles([userId], trx);
  if (!user) return refuse('NotFound');
  const values = toUndo(row.Values, user);
  const Fields = values.map(({ Field }) => Field);
  await store.deleteCorrection(trx, row.DeskCorrectionId);
  if (values.length === 0) return { Undone: [] };
  await parts.users.correct(trx, userId, Object.fromEntries(values.map(({ Field, Was }) => [Field, Was])));
  const signsIn = (await parts.users.ofDesk(trx, userId)) === undefined;
  const Payload = { Target: userId, Fields, By, ...(signsIn && ({ SignsIn: true } as const)) };
  await emit(trx, { ClubId: row.ClubId, Type: 'DeskCorrectionUndone', Payload });
  return { Undone: Fields };
}

const undoByClub = (
  parts: Ready,
  { id, userId, correctionId }: { readonly id: ClubId; readonly userId: UserId; readonly correctionId: number },
  caller: Caller,
): Promise<Undone | Refusal> =>
  parts.db.transaction().execute(async (trx) => {
    await parts.users.hold(trx, userId);
    const found = await parts.adding.correctable(trx, id, userId, caller);
    if (isRefusal(found)) return found;
    const row = (await rowsOf(parts, trx, userId, id)).find(({ DeskCorrectionId }) => DeskCorrectionId === correctionId);
    if (row === undefined) return refuse('NotFound');
    if (row.Values.some(({ Field }) => !found.fields.includes(Field))) return refuse('NotShared');
    return undo(parts, trx, row, userId, caller.UserId);
  });

const undoByUser = (parts: Ready, userId: UserId, correctionId: number): Promise<Undone | Refusal> =>
  parts.db.transaction().execute(async (trx) => {
    await parts.users.hold(trx, userId);
    const row = (await rowsOf(parts, trx, userId)).find(({ DeskCorrectionId }) => DeskCorrectionId === correctionId);
    return row === undefined ? refuse('NotFound') : undo(parts, trx, row, userId, userId);
  });

const purge = ({ db, now }: Ready): Promise<void> => store.deleteCorrectionsBefore(db, undoableSince(now()));
