import type { Logger } from 'pino';
import { type Database, isUnavailable } from '../../platform/database/database.ts';
import type { HeartMinuteStore, HeartMinutes } from '../../training/heart-minutes/public.ts';
import { ClubChoice } from './club-choice.live.ts';
import type { ClubIntake, ClubWrite } from './club-intake.live.ts';
import { storeProgress } from './progress.store.ts';

const TURN_MS = 200;
const ROWS_MAX = 5000;

interface WriterOptions {
  readonly db: Database;
  readonly heartMinutes: HeartMinuteStore;
  readonly afterWrite: () => void;
  readonly log: Logger;
  /** Those that wait for the next turn. */
  readonly due: Set<ClubIntake>;
}

interface Options extends Omit<WriterOptions, 'due'> {
  readonly seconds: number;
  readonly clubs: () => Iterable<ClubIntake>;
}

export function createFlush({ seconds, clubs, ...options }: Options) {
  const due = new Set<ClubIntake>();
  const writeSome = createWriter({ ...options, due });
  const turns = Math.max(1, Math.round((seconds * 1000) / TURN_MS));
  let turn = 0;
  let isQueued = false;
  let last: Promise<void> = Promise.resolve();

  const timer = setInterval(
    () => {
      turn = (turn + 1) % turns;
      for (const club of clubs()) if (club.board.clubId % turns === turn) due.add(club);
      queueDue();
    },
    (seconds * 1000) / turns,
  );

  function inTurn(work: () => Promise<void>): Promise<void> {
    last = last.then(work);
    return last;
  }

  /** One write at a time: if the database is slow, the next write contains more. */
  function queueDue(): void {
    if (isQueued || due.size === 0) return;
    isQueued = true;
    void inTurn(async () => {
      isQueued = false;
      if (await writeSome(due)) queueDue();
    });
  }

  /** Does not wait until `due` is empty, which may never be if the database is slow. */
  function writeNow(now: Iterable<ClubIntake>): Promise<void> {
    const rest = new Set(now);
    return inTurn(async () => {
      while (rest.size > 0) if (!(await writeSome(rest))) break;
      for (const club of rest) due.add(club);
    });
  }

  return {
    hurry: (club: ClubIntake) => void due.add(club),
    writeNow,
    drain(): Promise<void> {
      clearInterval(timer);
      return writeNow([...due, ...clubs()]);
    },
  };
}

/** The returned function removes from the set the clubs that are written completely. */
function createWriter({ db, heartMinutes, afterWrite, log, due }: WriterOptions) {
  const choice = new ClubChoice();
  let away = false;

  /** False without the database; the minutes wait for the next turn. */
  async function write(writes: readonly ClubWrite[], from: Set<ClubIntake>): Promise<boolean> {
    try {
      const rows = rowsOf(writes, choice);
      const progress = writes.flatMap((club) => club.progress);
      await db.transaction().execute(async (trx) => {
        await heartMinutes.store(trx, rows);
        await storeProgress(trx, progress);
      });
      for (const club of writes) club.stored();
      if (away) log.info('the database is back, heart rates are being stored again');
      away = false;
      return true;
    } catch (error) {
      for (const club of writes) club.failed();
      if (isUnavailable(error)) {
        for (const { intake } of writes) due.add(intake);
        if (!away) log.warn({ err: error }, 'the database is away, heart rates wait in memory and at the bridges');
        away = true;
        return false;
      }
      if (writes.length > 1) return await writeOneByOne(writes, from);
      for (const { intake } of writes) from.delete(intake);
      log.error(
        { err: error, clubId: writes[0]?.intake.board.clubId },
        'heart rates could not be stored, they will be tried again',
      );
      return true;
    } finally {
      afterWrite();
    }
  }

  async function writeOneByOne(writes: readonly ClubWrite[], from: Set<ClubIntake>): Promise<boolean> {
    for (const { intake } of writes) {
      const again = intake.take(ROWS_MAX);
      if (again && !(await write([again], from))) return false;
    }
    return true;
  }

  return async function writeSome(from: Set<ClubIntake>): Promise<boolean> {
    const writes: ClubWrite[] = [];
    let rows = 0;
    for (const club of from) {
      const taken = club.take(ROWS_MAX - rows);
      if (club.board.minutes.waiting === 0) from.delete(club);
      if (taken) writes.push(taken);
      rows += taken?.batch.buffers.length ?? 0;
      if (rows >= ROWS_MAX) break;
    }
    return writes.length === 0 || write(writes, from);
  };
}

function rowsOf(writes: readonly ClubWrite[], choice: ClubChoice): HeartMinutes {
  const userIds: number[] = [];
  const minutes: number[] = [];
  const clubIds: number[] = [];
  const roomIds: (number | null)[] = [];
  const beats: Uint8Array[] = [];
  const late: boolean[] = [];
  for (const { intake, batch } of writes) {
    const { board } = intake;
    for (const [row, slot] of batch.slots.entries()) {
      const UserId = board.factsOf(slot)?.UserId;
      if (UserId === undefined) continue;
      const minute = batch.minutes[row] ?? 0;
      const received = { clubId: board.clubId, roomId: board.roomAt(batch.rooms[row] ?? 0), strength: board.strengthOf(slot) };
      const { clubId, roomId } = choice.receive({ userId: UserId, minute, ...received });
      userIds.push(UserId);
      minutes.push(minute * 60);
      clubIds.push(clubId);
      roomIds.push(roomId);
      beats.push(batch.beats.subarray(row * 60, (row + 1) * 60));
      // Seconds from another club are marked as late, so that they only fill gaps in the minutes of the athlete's club.
      late.push(batch.late[row] === 1 || clubId !== board.clubId);
    }
  }
  return { userIds, minutes, clubIds, roomIds, beats, late };
}
