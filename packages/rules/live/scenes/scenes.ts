import { type First, GOAL, type InBoth, type SceneName, type ScenePerson } from '@clubpulse/contract/live/scenes/scenes';

export const SCENE_SECONDS: Readonly<Record<Exclude<SceneName, 'Wall'>, number>> = {
  Ranking: 20,
  Summary: 180,
  ClubRanking: 60,
};

export interface SessionTimes {
  readonly beganAt?: number | undefined;
  readonly endedAt?: number | undefined;
}

const CALLED_TO_END_MS = 30_000;
/** A summary requested during a session ends with that session; every summary ends when the next session begins. Unix ms. */
export const isSummaryOver = (calledAt: number, { beganAt = 0, endedAt = 0 }: SessionTimes): boolean =>
  beganAt > calledAt || endedAt - calledAt > CALLED_TO_END_MS;

const RANKED_MAX = 10;
const RANKED_MIN = 4;

export interface Ranked {
  readonly rank: number;
  readonly person: ScenePerson;
}

const byName = (a: ScenePerson, b: ScenePerson) => a.name.localeCompare(b.name);

/**
 * Equal points share a rank, and the next rank is skipped. If not all athletes of a rank fit into the first ten, none of them
 * gets a rank.
 */
export function rankingOf(people: readonly ScenePerson[]): {
  readonly ranked: readonly Ranked[];
  readonly others: readonly ScenePerson[];
} {
  const real = people.filter(({ demo }) => !demo).toSorted((a, b) => b.points - a.points || byName(a, b));
  const rankOf = ({ points }: ScenePerson) => 1 + real.filter((other) => other.points > points).length;
  const within = real.filter((person) => real.filter(({ points }) => points >= person.points).length <= RANKED_MAX);
  const ranked = real.length < RANKED_MIN ? [] : within.map((person) => ({ rank: rankOf(person), person }));
  const first = new Set(ranked.map(({ person }) => person));
  return { ranked, others: people.filter((person) => !first.has(person)).toSorted(byName) };
}

const PODIUM = 3;

export function podiumOf(ranked: readonly Ranked[]): readonly Ranked[] {
  return ranked.filter(({ rank }) => ranked.filter((other) => other.rank <= rank).length <= PODIUM);
}

export interface Done extends Pick<ScenePerson, 'name' | 'guest' | 'demo'> {
  readonly points: number;
  readonly target: number;
  /** Bpm drop in the minute after an effort; 0 when unknown (decision 0003). */
  readonly recovery: number;
  readonly steady: number;
}

/** The third category is the recovery, or if unknown the longest training. */
const FIRSTS: readonly (readonly First['kind'][])[] = [['points'], ['target'], ['recovery', 'steady']];

export function firstsOf(done: readonly Done[]): First[] {
  const firsts: First[] = [];
  const taken = new Set<Done>();
  for (const kinds of FIRSTS) {
    const found = kinds.flatMap((kind) => {
      const [best] = done
        .filter((one) => !one.demo && !taken.has(one) && one[kind] > 0)
        .toSorted((a, b) => b[kind] - a[kind] || a.name.localeCompare(b.name));
      return best ? [{ kind, best }] : [];
    });
    const [first] = found;
    if (!first) continue;
    const { kind, best } = first;
    taken.add(best);
    firsts.push({ kind, name: best.name, ...(best.guest !== undefined && { guest: best.guest }), value: best[kind] });
  }
  return firsts;
}

const SHORTER_BY_MINUTES = 5;

export function minutesThere(seconds: number, session: number | null): number | undefined {
  const minutes = Math.round(seconds / 60);
  return session !== null && session - minutes >= SHORTER_BY_MINUTES ? minutes : undefined;
}

export const CLASS_BEFORE_MS = 30 * 60_000;
const IN_BOTH = 3;

export const inBothOf = (people: readonly InBoth[]): InBoth[] =>
  people
    .filter(({ points, before }) => points > 0 && before.points > 0)
    .toSorted((a, b) => b.points + b.before.points - a.points - a.before.points || a.name.localeCompare(b.name))
    .slice(0, IN_BOTH);

const GOAL_HOLDS_MS = 4 * 3_600_000;
export const GOAL_AHEAD_MS = 30 * 60_000;

/** A goal is for the running or next session, unless a session ended after the goal was set. Unix ms. */
export function goalHolds(setAt: number, { beganAt, endedAt }: SessionTimes, now: number): boolean {
  if (endedAt !== undefined && endedAt > setAt) return false;
  return now < goalEndsAt(setAt) && (beganAt === undefined || beganAt - setAt < GOAL_AHEAD_MS);
}

export const goalEndsAt = (setAt: number): number => setAt + GOAL_HOLDS_MS;

const FORECAST_AFTER_MS = 120_000;

/** Points at the end of the session. Undefined at its beginning and after its end. Unix ms. */
export function forecastOf(points: number, { began, ends }: { began: number; ends: number }, now: number): number | undefined {
  const [passed, total] = [now - began, ends - began];
  if (passed < FORECAST_AFTER_MS || passed >= total) return undefined;
  return Math.round((points / passed) * total);
}

export const steppedGoal = (goal: number, step: number): number => Math.min(GOAL.max, Math.max(GOAL.min, goal + step));
