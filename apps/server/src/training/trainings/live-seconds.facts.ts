import type { UserId } from '@clubpulse/contract/accounts/users';
import { mergeBeats } from '@clubpulse/rules/training/trainings/stretches';
import { sql } from 'kysely';
import type { Queryable } from '../../platform/database/database.ts';
import { listOf } from '../../platform/database/statements.ts';
import {
  type HeartMinuteStore,
  type HeartMinutes,
  MINUTE_SECONDS,
  type SecondsOf,
  type StoredMinute,
} from '../heart-minutes/public.ts';
import { unixSecond } from './seconds.rows.ts';

/** Unix seconds, without the second `to`. A null club means the athlete's own strap. */
interface Deleted {
  readonly UserId: number;
  readonly ClubId: number | null;
  readonly from: number;
  readonly to: number;
}

async function deletedOf(db: Queryable, userIds: readonly number[]): Promise<Map<number, Deleted[]>> {
  const rows = await db
    .selectFrom('deleted_trainings')
    .selectAll()
    .where('UserId', 'in', [...userIds])
    .execute();
  const deleted = rows.map(({ UserId, ClubId, Begin, End }) => ({
    UserId,
    ClubId,
    from: unixSecond(Begin),
    to: unixSecond(End),
  }));
  return Map.groupBy(deleted, ({ UserId }) => UserId);
}

function withoutDeleted(minute: StoredMinute, deleted: readonly Deleted[]): StoredMinute {
  const end = minute.Minute + minute.Beats.length;
  const hit = deleted.filter(({ ClubId, from, to }) => ClubId === minute.ClubId && from < end && to > minute.Minute);
  if (hit.length === 0) return minute;
  const Beats = Uint8Array.from(minute.Beats);
  for (const { from, to } of hit) Beats.fill(0, Math.max(0, from - minute.Minute), Math.min(Beats.length, to - minute.Minute));
  return { ...minute, Beats };
}

async function deletedClubs(db: Queryable, clubIds: ReadonlySet<number>): Promise<ReadonlySet<number>> {
  if (clubIds.size === 0) return clubIds;
  const { rows } = await sql<{ ClubId: number }>`
    select "ClubId" from clubs where "ClubId" = any(${listOf([...clubIds])}::bigint[])`.execute(db);
  const there = new Set(rows.map(({ ClubId }) => ClubId));
  return new Set([...clubIds].filter((clubId) => !there.has(clubId)));
}

/** Minutes without the seconds of deleted trainings. The club is null for the athlete's own strap or a deleted club. */
export async function liveMinutes(
  db: Queryable,
  minutes: Pick<HeartMinuteStore, 'readEach'>,
  windows: readonly SecondsOf[],
): Promise<Map<number, StoredMinute[]>> {
  const stored = await minutes.readEach(db, windows);
  if (stored.size === 0) return stored;
  const clubs = new Set<number>();
  for (const rows of stored.values()) for (const { ClubId } of rows) if (ClubId !== null) clubs.add(ClubId);
  const removedClubs = await deletedClubs(db, clubs);
  const deleted = await deletedOf(db, [...stored.keys()]);
  if (removedClubs.size === 0 && deleted.size === 0) return stored;
  const nobodys = (minute: StoredMinute) =>
    minute.ClubId !== null && removedClubs.has(minute.ClubId) ? { ...minute, ClubId: null, DisplayGroupId: null } : minute;
  return new Map(
    [...stored].map(([userId, rows]) => [
      userId,
      rows.map((minute) => withoutDeleted(nobodys(minute), deleted.get(userId) ?? [])),
    ]),
  );
}

/** A bridge's seconds have precedence over the phone's, unless their training was deleted. */
export async function notReceived(
  trx: Queryable,
  minutes: Pick<HeartMinuteStore, 'readEach'>,
  userId: UserId,
  rows: HeartMinutes,
): Promise<HeartMinutes> {
  const from = Math.min(...rows.minutes);
  const to = Math.max(...rows.minutes) + MINUTE_SECONDS - 1;
  const received = new Map<number, Uint8Array>();
  for (const { Minute, Beats } of (await liveMinutes(trx, minutes, [{ UserId: userId, from, to }])).get(userId) ?? []) {
    const other = received.get(Minute);
    received.set(Minute, other ? mergeBeats(other, Beats) : Beats);
  }
  const beats = rows.beats.map((bytes, index) => {
    const stored = received.get(rows.minutes[index] ?? 0);
    return bytes.map((bpm, second) => (stored?.[second] ? 0 : bpm));
  });
  return { ...rows, beats };
}
