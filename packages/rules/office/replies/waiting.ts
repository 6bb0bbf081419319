/** Hours without an answer after which a thread that no user answers is red. Before that it is amber. */
export const RED_AFTER_HOURS = 12;

export interface Waiting {
  readonly WaitsSince: string | null;
  readonly Holder: object | null;
}

/** `late` is red, `waits` amber; `held` grey, because staff answer; `done` unmarked. */
export type Wait = 'late' | 'waits' | 'held' | 'done';

export function waitOf({ WaitsSince, Holder }: Waiting, now: Date): Wait {
  if (Holder !== null) return 'held';
  if (WaitsSince === null) return 'done';
  return now.getTime() - Date.parse(WaitsSince) >= RED_AFTER_HOURS * 3_600_000 ? 'late' : 'waits';
}
