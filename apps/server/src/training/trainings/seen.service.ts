import type { UserId } from '@clubpulse/contract/accounts/users';
import { refuse } from '@clubpulse/contract/errors';
import type { TrainingId } from '@clubpulse/contract/training/trainings';
import { heartRatesIn, type Seen, type Sight, seenElsewhere } from '@clubpulse/rules/accounts/consents/sight';
import type { Consents } from '../../accounts/consents/public.ts';
import type { Database } from '../../platform/database/database.ts';
import type { Caller } from '../../platform/http/caller.ts';
import type { HeartMinuteStore } from '../heart-minutes/public.ts';
import { deletedOf, withoutDeleted } from './declared/deleted.store.ts';
import { isSlip } from './declared/heard-before.rows.ts';
import { asPart } from './parts.rows.ts';
import { partsIn } from './parts.store.ts';
import { dateOfSecond, secondsOf, unixSecond } from './seconds.rows.ts';
import { mayWrite, presentAs, presentTraining, type SeenAs } from './trainings.present.ts';
import * as store from './trainings.store.ts';

interface SeenParts {
  readonly db: Database;
  readonly minutes: Pick<HeartMinuteStore, 'read'>;
  readonly consents: Pick<Consents, 'sightOf' | 'logReads'>;
  readonly now: () => Date;
}

export const seenOf = (found: readonly SeenAs[]): Seen[] => found.filter((one) => typeof one === 'object');

/**
 * What the reader sees of it: of the part of a club that heard nothing of it no more than its outline, whatever she shares with that club. What staff
 * wrote down is theirs to read, whatever she shares.
 */
export function seenOfRow(sight: Sight, row: store.TrainingRow, caller: Caller): SeenAs {
  const found = heartRatesIn(sight, row.ClubId);
  if (typeof found === 'object') return row.IsSeen ? found : 'outline';
  return found === 'outline' && isSlip(row) && mayWrite(row, caller) ? 'word' : found;
}

/** What a reader sees of trainings: staff those of their clubs, as the club knows them, and with their heart rates what she shares (decisions 0020, 0063). */
export function createSeen({ db, minutes, consents, now }: SeenParts) {
  /** The clubs of whose trainings the reader sees something; null: all, and none too. */
  const clubsSeen = (sight: Sight | undefined): readonly number[] | null =>
    sight === undefined || sight.shared.has('OtherTrainings') ? null : sight.clubs;

  /** What these clubs know of trainings: of what was not theirs alone the part that they heard (decision 0063). */
  async function knownIn<Row extends store.TrainingRow>(clubs: readonly number[], rows: readonly Row[]): Promise<Row[]> {
    const parts = await partsIn(
      db,
      rows.map(({ TrainingId }) => TrainingId),
      clubs,
    );
    return rows
      .map((row) => {
        const part = parts.get(row.TrainingId);
        return part ? asPart(row, part) : row;
      })
      .toSorted((one, other) => other.Begin.getTime() - one.Begin.getTime() || other.TrainingId - one.TrainingId);
  }
  /** Whoever sees what she trains elsewhere sees the whole. */
  const knownTo = async <Row extends store.TrainingRow>(
    sight: Sight | undefined,
    rows: readonly Row[],
  ): Promise<readonly Row[]> => (sight === undefined || seenElsewhere(sight) ? rows : knownIn(sight.clubs, rows));
  async function knownBy(trainingId: TrainingId, caller: Caller) {
    const whole = await store.trainingOf(db, trainingId);
    if (!whole) return undefined;
    const sight = await consents.sightOf(caller, whole.UserId);
    const [row = whole] = await knownTo(sight, [whole]);
    return { whole, row, sight };
  }

  /** As the reader sees them; those of whose club she is no staff are not among them. What is seen of them is kept. */
  async function present(all: readonly store.TrainingRow[], caller: Caller, userId: UserId, sight: Sight | undefined) {
    if (sight === undefined) return all.map((row) => presentTraining(row, now()));
    const rows = await knownTo(sight, all);
    const found = rows.map((row) => seenOfRow(sight, row, caller));
    await consents.logReads(caller.UserId, userId, seenOf(found));
    return rows.flatMap((row, index) => presentAs(row, found[index] ?? 'nothing', sight.clubs, now()) ?? []);
  }

  /** Her minutes of these seconds (Unix, `to` outside), without those of trainings that were deleted. */
  async function heardOf(userId: UserId, from: number, to: number) {
    const deleted = await deletedOf(db, [userId]);
    return (await minutes.read(db, userId, from, to - 1)).map((minute) => withoutDeleted(minute, deleted));
  }

  /** The same for a reader: what no club heard of a training that she says was in a club of theirs is of that club (decision 0113). */
  async function heardFor(sight: Sight, userId: UserId, from: number, to: number) {
    const heard = await heardOf(userId, from, to);
    const interval = { from: dateOfSecond(from), to: dateOfSecond(to) };
    const said = await store.saidIn(db, userId, interval, sight.clubs);
    const there = said.flatMap(({ ClubId, Begin, End }) =>
      heard.flatMap((minute) => {
        const first = Math.max(0, unixSecond(Begin) - minute.Minute);
        const Beats = minute.Beats.slice(first, Math.max(first, unixSecond(End) - minute.Minute));
        return minute.ClubId === null && Beats.length > 0 ? [{ ...minute, Minute: minute.Minute + first, Beats, ClubId }] : [];
      }),
    );
    return [...heard, ...there];
  }

  /** The training as the reader sees it, with its heart rates or as a word of staff alone, and the whole of it. */
  async function readBy(trainingId: TrainingId, caller: Caller) {
    const read = await knownBy(trainingId, caller);
    if (!read) return refuse('NotFound');
    const found = read.sight && seenOfRow(read.sight, read.row, caller);
    if (found === 'nothing') return refuse('NotFound');
    if (found === 'outline') return refuse('NotShared');
    const isWord = found === 'word';
    if (found && !isWord) await consents.logReads(caller.UserId, read.row.UserId, [found]);
    return { ...read, isWord };
  }

  return {
    clubsSeen,
    knownIn,
    knownBy,
    present,
    heardOf,
    heardFor,
    readBy,

    /** Of which of these trainings the reader sees a part, and what club heard it. */
    async partsSeen(sight: Sight, rows: readonly Pick<store.TrainingRow, 'TrainingId'>[]): Promise<ReadonlyMap<number, number>> {
      const ids = rows.map(({ TrainingId }) => TrainingId);
      const parts = seenElsewhere(sight) ? [] : await partsIn(db, ids, sight.clubs);
      return new Map([...parts].map(([trainingId, { ClubId }]) => [trainingId, ClubId]));
    },

    /** In which of these seconds (Unix, `to` outside) the reader sees what was heard of her: 1 where she does. */
    async seenSeconds(userId: UserId, from: number, to: number, sight: Sight): Promise<Uint8Array> {
      const seen = new Uint8Array(to - from);
      const isSeen = ({ ClubId }: { readonly ClubId: number | null }) => typeof heartRatesIn(sight, ClubId) === 'object';
      const heard = await heardFor(sight, userId, from, to);
      const theirs = heard.filter(isSeen);
      for (const { Minute, Beats } of theirs) seen.fill(1, Math.max(0, Minute - from), Math.max(0, Minute + Beats.length - from));
      // In a minute of theirs there may be seconds of others.
      const [shown, others] = [
        secondsOf(theirs, from, to),
        secondsOf(
          heard.filter((one) => !isSeen(one)),
          from,
          to,
        ),
      ];
      return seen.map((is, second) => (others[second] && !shown[second] ? 0 : is));
    },
  };
}
