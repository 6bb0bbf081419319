/** The sounds are for athletes who cannot look at the screen during exercise. */

export type Cue = 'start' | 'count' | 'end' | 'goal';

export interface Shown {
  readonly at: number;
  readonly session: { readonly began: number; readonly ends: number } | undefined;
  readonly points: number;
  readonly goal: number | undefined;
}

/** `reached` is the goal reached last. It has no second sound if the points reach it again because an athlete returns. */
export interface CueState {
  readonly shown: Shown;
  readonly reached: string | undefined;
}

const COUNTED = [3, 2, 1] as const;
const SECOND_MS = 1000;
const LATE_MS = 5 * SECOND_MS;
const BEGAN_LATELY_MS = 10 * SECOND_MS;

export function nextCues(
  before: CueState | undefined,
  shown: Shown,
): { readonly received: CueState; readonly cues: readonly Cue[] } {
  const goalKey = shown.goal === undefined ? undefined : `${shown.session?.began ?? ''} ${shown.goal}`;
  const isOver = shown.goal !== undefined && shown.points >= shown.goal;
  const isNewGoal = before?.shown.goal !== shown.goal;
  const reached = isOver && goalKey !== undefined ? goalKey : before?.reached;
  const received = { shown, reached };
  if (before === undefined) return { received, cues: [] };
  const from = before.shown;
  if (shown.at - from.at > LATE_MS) return { received, cues: [] };
  const reaches = isOver && !isNewGoal && from.points < (shown.goal ?? 0) && before.reached !== goalKey;
  return { received, cues: [...ofSession(from, shown), ...(reaches ? (['goal'] as const) : [])] };
}

function ofSession({ session: was, at: from }: Shown, { session, at }: Shown): Cue[] {
  if (session === undefined) return was !== undefined && from < was.ends ? ['end'] : [];
  if (was === undefined || was.began !== session.began) return at - session.began < BEGAN_LATELY_MS ? ['start'] : [];
  const passes = (moment: number) => from < moment && moment <= at;
  if (passes(session.ends)) return ['end'];
  return COUNTED.some((seconds) => passes(session.ends - seconds * SECOND_MS)) ? ['count'] : [];
}
