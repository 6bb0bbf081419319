import type { ClubId } from '@clubpulse/contract/clubs/clubs';
import { sql } from 'kysely';
import type { Queryable } from '../../platform/database/database.ts';
import { listOf, prepared } from '../../platform/database/statements.ts';

export const MINUTE_SECONDS = 60;

/** `Minute` is in Unix seconds, `Beats` has 60 bytes. No second is both in a club's and in the athlete's entry. */
export interface StoredMinute {
  readonly Minute: number;
  readonly Beats: Uint8Array;
  /** `null` means the athlete's own strap, outside a club. */
  readonly ClubId: ClubId | null;
  readonly DisplayGroupId: number | null;
}

/** Both ends are in Unix seconds and inclusive. */
export interface SecondsOf {
  readonly UserId: number;
  readonly from: number;
  readonly to: number;
}

/** One row per athlete, because reading one row per minute costs more than the computation. */
interface Joined {
  readonly UserId: number;
  readonly Minutes: readonly number[];
  /** 60 bytes per minute, concatenated. */
  readonly Beats: Uint8Array;
  readonly ClubIds: readonly number[];
  readonly RoomIds: readonly number[];
  /** Minutes of clubs that also contain seconds imported by the athlete; null if none. */
  readonly OwnMinutes: readonly number[] | null;
  readonly OwnBeats: Uint8Array | null;
}

const joined = prepared<{ userIds: string; froms: string; tos: string; first: number; last: number }, Joined>(
  (place) => sql`
    select person as "UserId", heard.*
    from unnest(${place('userIds')}::bigint[], ${place('froms')}::bigint[], ${place('tos')}::bigint[]) as wanted (person, after, until)
    cross join lateral (
      select array_agg(extract(epoch from "Minute")::bigint order by "Minute") as "Minutes",
        string_agg("Beats", '' order by "Minute") as "Beats",
        array_agg(coalesce("ClubId", 0) order by "Minute") as "ClubIds",
        array_agg(coalesce("DisplayGroupId", 0) order by "Minute") as "RoomIds",
        array_agg(extract(epoch from "Minute")::bigint order by "Minute") filter (where "OwnBeats" is not null) as "OwnMinutes",
        string_agg("OwnBeats", '' order by "Minute") as "OwnBeats"
      from heart_minute
      where "UserId" = person and "Minute" > to_timestamp(after) and "Minute" <= to_timestamp(until)
        and "Minute" > to_timestamp(${place('first')}::bigint) and "Minute" <= to_timestamp(${place('last')}::bigint)
    ) as heard
    where heard."Minutes" is not null`,
);

export async function minutesOfEach(db: Queryable, windows: readonly SecondsOf[]): Promise<Map<number, StoredMinute[]>> {
  if (windows.length === 0) return new Map();
  const [froms, tos] = [windows.map(({ from }) => from - MINUTE_SECONDS), windows.map(({ to }) => to)];
  const rows = await joined(db, {
    userIds: listOf(windows.map(({ UserId }) => UserId)),
    froms: listOf(froms),
    tos: listOf(tos),
    first: froms.reduce((one, other) => Math.min(one, other)),
    last: tos.reduce((one, other) => Math.max(one, other)),
  });
  return new Map(rows.map((row) => [row.UserId, storedOf(row)]));
}

function storedOf({ Minutes, Beats, ClubIds, RoomIds, OwnMinutes, OwnBeats }: Joined): StoredMinute[] {
  const [minuteOf, ownOf] = [bytesOf(Beats), bytesOf(OwnBeats)];
  const stored: StoredMinute[] = [];
  let own = 0;
  for (const [index, Minute] of Minutes.entries()) {
    const place = { ClubId: ClubIds[index] || null, DisplayGroupId: RoomIds[index] || null };
    stored.push({ Minute, Beats: minuteOf(index), ...place });
    if (OwnMinutes?.[own] === Minute) stored.push({ Minute, Beats: ownOf(own++), ClubId: null, DisplayGroupId: null });
  }
  return stored;
}

/** A part of a Uint8Array shares its memory, a part of the driver's Buffer would be a copy. */
function bytesOf(beats: Uint8Array | null): (index: number) => Uint8Array {
  const bytes = beats ? new Uint8Array(beats.buffer, beats.byteOffset, beats.length) : new Uint8Array();
  return (index) => bytes.subarray(index * MINUTE_SECONDS, (index + 1) * MINUTE_SECONDS);
}
