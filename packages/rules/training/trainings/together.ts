import { TRAINING_MIN_SECONDS } from './silence.ts';
import type { Stretch } from './stretches.ts';

/** A minute that was heard, and where; `Minute` in Unix seconds. */
export interface HeardMinute {
  readonly Minute: number;
  readonly Beats: Uint8Array;
  readonly ClubId: number | null;
  readonly DisplayGroupId: number | null;
}

/** What ran before the walls of a room, or of all rooms of a club (`DisplayGroupId` null). Unix seconds, `end` outside; it may run yet. */
export interface Together {
  readonly ClubId: number;
  readonly DisplayGroupId: number | null;
  readonly begin: number;
  readonly end: number;
}

/**
 * What somebody trained in with others: where she was heard for at least half of it, or for half of what was heard of her training.
 * What ran in a room goes before what ran in all; of several the one in which she was heard longest, of equals the first.
 */
export function trainedTogether<T extends Together>(
  stretch: Stretch,
  minutes: readonly HeardMinute[],
  sessions: readonly T[],
): T | undefined {
  const whole = { begin: stretch.begin, end: stretch.end };
  const all = heardSeconds(minutes, whole, () => true);
  const inEach = sessions.flatMap((session) => {
    const { begin, end, ClubId, DisplayGroupId } = session;
    const span = { begin: Math.max(begin, whole.begin), end: Math.min(end, whole.end) };
    const isThere = (minute: HeardMinute) =>
      minute.ClubId === ClubId && (DisplayGroupId === null || minute.DisplayGroupId === DisplayGroupId);
    const seconds = heardSeconds(minutes, span, isThere);
    return seconds >= TRAINING_MIN_SECONDS && 2 * seconds >= Math.min(all, end - begin) ? [{ session, seconds }] : [];
  });
  const isOfAll = ({ session }: (typeof inEach)[number]) => Number(session.DisplayGroupId === null);
  return inEach.toSorted((a, b) => isOfAll(a) - isOfAll(b) || b.seconds - a.seconds || a.session.begin - b.session.begin)[0]
    ?.session;
}

/** Each that she trained in with others: of what ran at one time one alone, of what ran one after the other as many as she was in. */
export const trainedInEach = <T extends Together>(
  stretch: Stretch,
  minutes: readonly HeardMinute[],
  sessions: readonly T[],
): T[] =>
  sessions.filter((session) => {
    const atOnce = sessions.filter(({ begin, end }) => begin < session.end && end > session.begin);
    return trainedTogether(stretch, minutes, atOnce) === session;
  });

/** As long as its athlete may call it. */
const NAME_CHARACTERS = 100;

/** What a training is called after what ran while at least half of it was trained, one after the other; empty: after none of it. */
export function calledAfter(
  { begin, end }: Pick<Stretch, 'begin' | 'end'>,
  sessions: readonly (Pick<Together, 'begin' | 'end'> & { readonly Name: string })[],
): string {
  const within = sessions.reduce((sum, one) => sum + Math.max(0, Math.min(one.end, end) - Math.max(one.begin, begin)), 0);
  if (2 * within < end - begin) return '';
  const names = [...new Set(sessions.toSorted((a, b) => a.begin - b.begin).map(({ Name }) => Name))];
  const all = names.join(' · ');
  return all.length <= NAME_CHARACTERS ? all : `${names[0]} +${names.length - 1}`;
}

function heardSeconds(
  minutes: readonly HeardMinute[],
  { begin, end }: { readonly begin: number; readonly end: number },
  isThere: (minute: HeardMinute) => boolean,
): number {
  let seconds = 0;
  for (const minute of minutes) {
    const { Minute, Beats } = minute;
    if (Minute >= end || Minute + Beats.length <= begin || !isThere(minute)) continue;
    const to = Math.min(Beats.length, end - Minute);
    for (let second = Math.max(0, begin - Minute); second < to; second++) if (Beats[second]) seconds++;
  }
  return seconds;
}
