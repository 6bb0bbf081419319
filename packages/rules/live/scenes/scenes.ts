import { type First, GOAL, type InBoth, type SceneName, type ScenePerson } from '@clubpulse/contract/live/scenes/scenes';

/** How long a scene stands before the wall is back (seconds). */
export const SCENE_SECONDS: Readonly<Record<Exclude<SceneName, 'Wall'>, number>> = {
  Ranking: 20,
  Summary: 180,
  ClubRanking: 60,
};

/** Unix ms. */
export interface SessionTimes {
  /** When what runs now began. */
  readonly beganAt?: number | undefined;
  /** When the last thing that ran there ended. */
  readonly endedAt?: number | undefined;
}

/** A summary that is called to end a session is called so shortly before its end (ms) … */
const CALLED_TO_END_MS = 30_000;
/**
 * … and one that was looked at in the middle of it is over with it: what it says was not its end. Either is over where the next session
 * begins. Unix ms: of the session that runs, and of the one that ended last.
 */
export const isSummaryOver = (calledAt: number, { beganAt = 0, endedAt = 0 }: SessionTimes): boolean =>
  beganAt > calledAt || endedAt - calledAt > CALLED_TO_END_MS;

const RANKED_MAX = 10;
/** Fewer than these are not ranked. */
const RANKED_MIN = 4;

export interface Ranked {
  readonly rank: number;
  readonly person: ScenePerson;
}

const byName = (a: ScenePerson, b: ScenePerson) => a.name.localeCompare(b.name);

/**
 * The first ten in order, the others by name and without a rank: nobody is last. Equal points share a rank, and the next is skipped;
 * who shares the last of them with too many stands among the others. Three or fewer are not ranked at all, nor is a demo user.
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

/** Whom three steps hold: whole groups of equal points, so that nobody of a group stands below the others of it. */
export function podiumOf(ranked: readonly Ranked[]): readonly Ranked[] {
  return ranked.filter(({ rank }) => ranked.filter((other) => other.rank <= rank).length <= PODIUM);
}

/** What somebody did, in seconds but for points and beats. */
export interface Done extends Pick<ScenePerson, 'name' | 'guest' | 'demo'> {
  readonly points: number;
  readonly target: number;
  /** Beats that the heart fell by in the minute after an effort; 0 where that is not known (decision 0132). */
  readonly recovery: number;
  /** In zones 2 and 3. */
  readonly steady: number;
}

/** Three firsts; where nobody is known to have recovered the last is whoever trained on longest. */
const FIRSTS: readonly (readonly First['kind'][])[] = [['points'], ['target'], ['recovery', 'steady']];

/** The first of each kind, in this order: whoever is first in one is no more in the next. Nothing done is no first. */
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

/** Who has as many minutes fewer than the session took came later or left before. */
const SHORTER_BY_MINUTES = 5;

/** Minutes in which somebody was recorded, where the session took longer; undefined: all of it. */
export function minutesThere(seconds: number, session: number | null): number | undefined {
  const minutes = Math.round(seconds / 60);
  return session !== null && session - minutes >= SHORTER_BY_MINUTES ? minutes : undefined;
}

/** A class that ended so long before another began is the one before it (ms). */
export const CLASS_BEFORE_MS = 30 * 60_000;
const IN_BOTH = 3;

/** Those who have points in this class and in the one before it, most points of both first. */
export const inBothOf = (people: readonly InBoth[]): InBoth[] =>
  people
    .filter(({ points, before }) => points > 0 && before.points > 0)
    .toSorted((a, b) => b.points + b.before.points - a.points - a.before.points || a.name.localeCompare(b.name))
    .slice(0, IN_BOTH);

/** A goal is forgotten so long after it was set (ms) … */
const GOAL_HOLDS_MS = 4 * 3_600_000;
/** … and by a session that begins later than this after it: it was another's. */
export const GOAL_AHEAD_MS = 30 * 60_000;

/** Whether a goal is that of what runs now, or of what comes: what ended since it was set took it along. Unix ms. */
export function goalHolds(setAt: number, { beganAt, endedAt }: SessionTimes, now: number): boolean {
  if (endedAt !== undefined && endedAt > setAt) return false;
  return now < goalEndsAt(setAt) && (beganAt === undefined || beganAt - setAt < GOAL_AHEAD_MS);
}

/** When it is forgotten at the latest (Unix ms). */
export const goalEndsAt = (setAt: number): number => setAt + GOAL_HOLDS_MS;

/** Before this a forecast would be a guess (ms). */
const FORECAST_AFTER_MS = 120_000;

/** Points at the end, were it to go on as so far; undefined at the beginning, and once it is over. Unix ms. */
export function forecastOf(points: number, { began, ends }: { began: number; ends: number }, now: number): number | undefined {
  const [passed, whole] = [now - began, ends - began];
  if (passed < FORECAST_AFTER_MS || passed >= whole) return undefined;
  return Math.round((points / passed) * whole);
}

/** A step from the goal that stands (0: none), within what a goal may be. */
export const steppedGoal = (goal: number, step: number): number => Math.min(GOAL.max, Math.max(GOAL.min, goal + step));
