import type { UserId } from '@clubpulse/contract/accounts/users';
import { SILENCE_SECONDS } from '@clubpulse/rules/training/trainings/silence';
import { mergeBeats } from '@clubpulse/rules/training/trainings/stretches';
import { sql } from 'kysely';
import { holdPeople } from '../../accounts/users/public.ts';
import type { Database, Queryable } from '../../platform/database/database.ts';
import { listOf } from '../../platform/database/statements.ts';
import { priorities, queueOnce } from '../../platform/jobs/jobs.store.ts';
import { MINUTE_SECONDS, minutesOfEach, type SecondsOf, type StoredMinute } from './stored-minutes.facts.ts';

export const summaryJob = {
  task: 'training-summaries',
  payload: {},
  key: 'training-summaries',
  priority: priorities.waitedFor,
} as const;

export interface HeartMinutes {
  readonly userIds: readonly number[];
  /** Start of the minute in Unix seconds. */
  readonly minutes: readonly number[];
  /** `null` means the athlete's own strap, outside a club. */
  readonly clubIds: readonly (number | null)[];
  readonly roomIds: readonly (number | null)[];
  /** 60 bytes per minute: the bpm of each second, 0 without a value. */
  readonly beats: readonly Uint8Array[];
  /** Seconds of late minutes do not replace stored ones. */
  readonly late?: readonly boolean[];
}

export interface Present {
  readonly ClubId: number;
  readonly UserId: number;
}

export interface RecentMinutes extends Present {
  /** Minutes since 1970, ascending. */
  readonly Minutes: readonly number[];
  /** 60 bytes per minute, concatenated. */
  readonly Beats: Uint8Array;
  readonly DisplayGroupId: number | null;
}

export interface HeartMinuteStore {
  /** Creating a partition makes others wait that create one: call this before a long transaction. */
  prepare(db: Database, minutes: readonly number[]): Promise<void>;
  /**
   * Idempotent. An empty second replaces no other second. A club's second replaces an imported second even if it is late.
   * Otherwise only a second that is not late replaces another (decision 0161).
   */
  store(trx: Queryable, rows: HeartMinutes): Promise<void>;
  /** The ends are inclusive, the minutes ascend. A minute with seconds of a club and of the athlete is two entries. */
  read(db: Queryable, userId: UserId, fromSecond: number, toSecond: number): Promise<StoredMinute[]>;
  readEach(db: Queryable, windows: readonly SecondsOf[]): Promise<Map<number, StoredMinute[]>>;
  recent(db: Queryable, present: readonly Present[], now: Date): Promise<RecentMinutes[]>;
  lastHours(db: Queryable, present: readonly Present[], now: Date): Promise<RecentMinutes[]>;
}

const isLate = sql.raw('exists (select from late where u = excluded."UserId" and minute = excluded."Minute")');
/** A minute of a club that has seconds of the athlete is split into the remaining seconds (null if none) and the athlete's. */
const clubsLeft = sql`case when ${isLate} then heart_minute."Beats" else without_beats(heart_minute."Beats", excluded."Beats") end`;
const ownThen = sql`case when heart_minute."OwnBeats" is null then excluded."Beats"
  when ${isLate} then merge_beats(excluded."Beats", heart_minute."OwnBeats") else merge_beats(heart_minute."OwnBeats", excluded."Beats") end`;
const isAllOwn = sql`heart_minute."ClubId" is not null and excluded."ClubId" is null and ${clubsLeft} is null`;

const TRAINING_MAX_HOURS = 12;

const mayGoOn = (second: number) => sql`
  cross join lateral (
    select
    from heart_minute
    where "UserId" = person and "ClubId" = club
      and "Minute" > to_timestamp(${second - SILENCE_SECONDS - MINUTE_SECONDS})
      and "Minute" <= to_timestamp(${second + MINUTE_SECONDS})
    limit 1
  ) as there`;

async function lastHoursOf(
  db: Queryable,
  present: readonly Present[],
  second: number,
  only: ReturnType<typeof mayGoOn>,
): Promise<RecentMinutes[]> {
  if (present.length === 0) return [];
  const { rows } = await sql<RecentMinutes>`
    select club as "ClubId", person as "UserId", heard."Minutes", heard."Beats", heard."DisplayGroupId"
    from unnest(
      ${listOf(present.map(({ ClubId }) => ClubId))}::bigint[], ${listOf(present.map(({ UserId }) => UserId))}::bigint[]
    ) as present (club, person)
    ${only}
    cross join lateral (
      select array_agg((extract(epoch from "Minute") / 60)::int order by "Minute") as "Minutes",
        string_agg("Beats", '' order by "Minute") as "Beats",
        (array_agg("DisplayGroupId" order by "Minute" desc))[1] as "DisplayGroupId"
      from heart_minute
      where "UserId" = person and "ClubId" = club
        and "Minute" > to_timestamp(${second - TRAINING_MAX_HOURS * 3600})
        -- Beyond it lie minutes of a clock that was set back.
        and "Minute" <= to_timestamp(${second + MINUTE_SECONDS})
    ) as heard
    where heard."Minutes" is not null`.execute(db);
  return rows;
}

export function createHeartMinutes(): HeartMinuteStore {
  let ready = new Set<string>();

  async function ensureMonths(trx: Queryable, minutes: readonly number[]): Promise<void> {
    const missing = monthsOf(minutes).filter((month) => !ready.has(month));
    if (missing.length === 0) return;
    for (const month of missing.sort()) await sql`select ensure_heart_month(${month}::date)`.execute(trx);
    for (const month of missing) ready.add(month);
  }

  return {
    prepare: ensureMonths,

    async store(trx, rows) {
      if (rows.userIds.length === 0) return;
      const { userIds, minutes, clubIds, roomIds, beats, late = [] } = withoutDoubles(await ofPeople(trx, rows));
      if (userIds.length === 0) return;
      const hasBeats = beats.map((bytes) => bytes.some((bpm) => bpm > 0));
      const ofClubs = (ids: readonly (number | null)[]) => ids.map((id, row) => (hasBeats[row] ? id : null));
      try {
        await ensureMonths(trx, minutes);
        const lateUsers = userIds.filter((_, row) => late[row]);
        const lateMinutes = minutes.filter((_, row) => late[row]);
        // The rows are sorted to prevent deadlocks. `beats` is one binary value, because the driver would send an array as
        // hexadecimal.
        await sql`
          with late as (
            select u, to_timestamp(m) as minute from unnest(${listOf(lateUsers)}::bigint[], ${listOf(lateMinutes)}::bigint[]) as late (u, m))
          insert into heart_minute ("UserId", "Minute", "ClubId", "DisplayGroupId", "Beats")
          select u, to_timestamp(m), c, r, substring(${Buffer.concat(beats)}::bytea from ((n - 1) * 60 + 1)::int for 60)
          from unnest(
            ${listOf(userIds)}::bigint[], ${listOf(minutes)}::bigint[], ${listOf(ofClubs(clubIds))}::bigint[], ${listOf(ofClubs(roomIds))}::bigint[])
            with ordinality as given (u, m, c, r, n)
          order by u, m
          on conflict ("UserId", "Minute") do update set
            "Beats" = case
              when (heart_minute."ClubId" is null) = (excluded."ClubId" is null) then case when ${isLate} or heart_minute."ClubId" <> excluded."ClubId"
                then merge_beats(excluded."Beats", heart_minute."Beats")
                else merge_beats(heart_minute."Beats", excluded."Beats") end
              when heart_minute."ClubId" is null then excluded."Beats"
              else coalesce(${clubsLeft}, ${ownThen}) end,
            "OwnBeats" = case
              when heart_minute."ClubId" is null and excluded."ClubId" is null then null
              when excluded."ClubId" is null then without_beats(${ownThen}, ${clubsLeft})
              when heart_minute."ClubId" is null then without_beats(heart_minute."Beats", excluded."Beats")
              else without_beats(heart_minute."OwnBeats", excluded."Beats") end,
            -- A second of another bridge, late or of another club, does not move a minute that was heard in a club and a room.
            "ClubId" = case when ${isAllOwn} then null else coalesce(heart_minute."ClubId", excluded."ClubId") end,
            "DisplayGroupId" = case when ${isAllOwn} then null
              when coalesce(heart_minute."ClubId", excluded."ClubId") is distinct from excluded."ClubId" then heart_minute."DisplayGroupId"
              else coalesce(heart_minute."DisplayGroupId", excluded."DisplayGroupId") end`.execute(trx);
      } catch (error) {
        // The partitions are checked again, because the transaction that created them may be rolled back.
        ready = new Set();
        throw error;
      }
      await markDue(trx, userIds, minutes, beats);
    },

    async read(db, UserId, from, to) {
      return (await minutesOfEach(db, [{ UserId, from, to }])).get(UserId) ?? [];
    },

    readEach: minutesOfEach,

    recent: (db, present, now) => lastHoursOf(db, present, now.getTime() / 1000, mayGoOn(now.getTime() / 1000)),
    lastHours: (db, present, now) => lastHoursOf(db, present, now.getTime() / 1000, sql``),
  };
}

async function markDue(
  trx: Queryable,
  userIds: readonly number[],
  minutes: readonly number[],
  beats: readonly Uint8Array[],
): Promise<void> {
  const from = new Map<number, number>();
  const to = new Map<number, number>();
  for (const [index, userId] of userIds.entries()) {
    const start = minutes[index] ?? 0;
    const bytes = beats[index] ?? new Uint8Array();
    let [first, last] = [start, start + MINUTE_SECONDS - 1];
    while (first < last && !bytes[first - start]) first++;
    while (last > first && !bytes[last - start]) last--;
    from.set(userId, Math.min(from.get(userId) ?? first, first));
    to.set(userId, Math.max(to.get(userId) ?? last, last));
  }
  const { rows } = await sql<{ hasNew: boolean }>`
    with marked as (insert into training_due ("UserId", "FromSecond", "ToSecond", "MarkedAt", "NextAt")
    select u, to_timestamp(f), to_timestamp(t), clock_timestamp(),
      -- Before its first minute is over there is no training to be computed.
      clock_timestamp() + least(greatest(to_timestamp(f) + interval '1 minute' - clock_timestamp(), interval '0'), interval '1 minute')
    from unnest(
      ${listOf([...from.keys()])}::bigint[], ${listOf([...from.values()])}::bigint[], ${listOf([...to.values()])}::bigint[]
    ) as due (u, f, t)
    order by u
    on conflict ("UserId") do update set
      "FromSecond" = least(training_due."FromSecond", excluded."FromSecond"),
      "ToSecond" = greatest(training_due."ToSecond", excluded."ToSecond"),
      "MarkedAt" = excluded."MarkedAt"
    returning xmax = 0 as "isNew")
    select exists(select from marked where "isNew") as "hasNew"`.execute(trx);
  if (rows[0]?.hasNew) await queueOnce(trx, summaryJob);
}

function monthsOf(minutes: readonly number[]): string[] {
  const months = new Set<string>();
  let from = 0;
  let to = 0;
  for (const minute of minutes) {
    if (minute >= from && minute < to) continue;
    const date = new Date(minute * 1000);
    const [year, month] = [date.getUTCFullYear(), date.getUTCMonth()];
    from = Date.UTC(year, month) / 1000;
    to = Date.UTC(year, month + 1) / 1000;
    months.add(new Date(from * 1000).toISOString().slice(0, 10));
  }
  return [...months];
}

const chosen = (rows: HeartMinutes, isChosen: (index: number) => boolean): HeartMinutes => {
  const remaining = <T>(list: readonly T[]) => list.filter((_, index) => isChosen(index));
  return {
    userIds: remaining(rows.userIds),
    minutes: remaining(rows.minutes),
    clubIds: remaining(rows.clubIds),
    roomIds: remaining(rows.roomIds),
    beats: remaining(rows.beats),
    ...(rows.late && { late: remaining(rows.late) }),
  };
};

/** Leaves out rows of deleted accounts, to which late data of a hub, file or device may belong. */
async function ofPeople(trx: Queryable, rows: HeartMinutes): Promise<HeartMinutes> {
  const held = await holdPeople(trx, rows.userIds);
  return rows.userIds.every((userId) => held.has(userId)) ? rows : chosen(rows, (index) => held.has(rows.userIds[index] ?? 0));
}

/** Merges rows of one athlete and minute, which two clubs may record. */
function withoutDoubles(rows: HeartMinutes): HeartMinutes {
  const seen = new Map<number | string, number>();
  const doubles = new Map<number, number>();
  for (const [index, userId] of rows.userIds.entries()) {
    const minute = rows.minutes[index] ?? 0;
    // Numbers are faster keys, as long as they are exact.
    const key = userId < 2 ** 27 ? userId * 2 ** 26 + minute / MINUTE_SECONDS : `${userId} ${minute}`;
    const same = seen.get(key);
    if (same === undefined) seen.set(key, index);
    else doubles.set(index, same);
  }
  if (doubles.size === 0) return rows;
  const beats = [...rows.beats];
  const late = rows.userIds.map((_, index) => rows.late?.[index] ?? false);
  for (const [index, same] of doubles) {
    const [one, other] = [beats[same] ?? new Uint8Array(), beats[index] ?? new Uint8Array()];
    const onlyFills = rows.clubIds[index] !== rows.clubIds[same] || (late[index] && !late[same]);
    beats[same] = onlyFills ? mergeBeats(other, one) : mergeBeats(one, other);
    late[same] = Boolean(late[same] && late[index]);
  }
  return chosen({ ...rows, beats, late }, (index) => !doubles.has(index));
}

export function minutesFrom(begin: number, beats: Uint8Array, userId: number): HeartMinutes {
  const first = Math.floor(begin / MINUTE_SECONDS) * MINUTE_SECONDS;
  const count = Math.ceil((begin + beats.length - first) / MINUTE_SECONDS);
  const all = new Uint8Array(count * MINUTE_SECONDS);
  all.set(beats, begin - first);
  const rows = Array.from({ length: count }, (_, index) => ({
    minute: first + index * MINUTE_SECONDS,
    bytes: all.subarray(index * MINUTE_SECONDS, (index + 1) * MINUTE_SECONDS),
  })).filter(({ bytes }) => bytes.some((bpm) => bpm > 0));
  return {
    userIds: rows.map(() => userId),
    minutes: rows.map(({ minute }) => minute),
    clubIds: rows.map(() => null),
    roomIds: rows.map(() => null),
    beats: rows.map(({ bytes }) => bytes),
  };
}

/**
 * Deletes the minutes explicitly, because partitions have no foreign key. No minutes are stored meanwhile, because storing also
 * locks the account (`holdPeople`).
 */
export async function deleteMinutes(trx: Queryable, userId: UserId): Promise<void> {
  await trx.deleteFrom('heart_minute').where('UserId', '=', userId).execute();
}
