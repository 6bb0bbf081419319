/** When the screen of a room sounds: what nobody who moves has eyes for. */

/** It has begun; three, two, one; its time is over; the room has reached its goal. */
export type Cue = 'start' | 'count' | 'end' | 'goal';

/** What a screen shows of its room at a moment. Unix ms, by the server's clock. */
export interface Shown {
  readonly at: number;
  readonly session: { readonly began: number; readonly ends: number } | undefined;
  readonly points: number;
  readonly goal: number | undefined;
}

/** What a screen has shown, and which goal has sounded already: who leaves and comes back takes the room below it and over it once more. */
export interface Heard {
  readonly shown: Shown;
  readonly reached: string | undefined;
}

const COUNTED = [3, 2, 1] as const;
const SECOND_MS = 1000;
/** A screen that saw nothing for so long has missed what was meanwhile: it does not sound afterwards. */
const LATE_MS = 5 * SECOND_MS;
/** What began longer ago was there before this screen. */
const BEGAN_LATELY_MS = 10 * SECOND_MS;

/** What sounds now that this is shown after that; nothing with the first a screen shows. */
export function hear(before: Heard | undefined, shown: Shown): { readonly heard: Heard; readonly cues: readonly Cue[] } {
  const goalKey = shown.goal === undefined ? undefined : `${shown.session?.began ?? ''} ${shown.goal}`;
  const isOver = shown.goal !== undefined && shown.points >= shown.goal;
  const isNewGoal = before?.shown.goal !== shown.goal;
  const reached = isOver && goalKey !== undefined ? goalKey : before?.reached;
  const heard = { shown, reached };
  if (before === undefined) return { heard, cues: [] };
  const from = before.shown;
  if (shown.at - from.at > LATE_MS) return { heard, cues: [] };
  // A goal that is set below what the room has already was never reached.
  const reaches = isOver && !isNewGoal && from.points < (shown.goal ?? 0) && before.reached !== goalKey;
  return { heard, cues: [...ofSession(from, shown), ...(reaches ? (['goal'] as const) : [])] };
}

function ofSession({ session: was, at: from }: Shown, { session, at }: Shown): Cue[] {
  if (session === undefined) return was !== undefined && from < was.ends ? ['end'] : [];
  if (was === undefined || was.began !== session.began) return at - session.began < BEGAN_LATELY_MS ? ['start'] : [];
  const passes = (moment: number) => from < moment && moment <= at;
  if (passes(session.ends)) return ['end'];
  return COUNTED.some((seconds) => passes(session.ends - seconds * SECOND_MS)) ? ['count'] : [];
}
