/** After this many hours without an answer a thread without a holder is red. Before that it is amber. */
export const RED_AFTER_HOURS = 12;

export interface Waiting {
  readonly WaitsSince: string | null;
  readonly Holder: object | null;
}

/** `late` is shown red, `waits` amber, `held` grey, because staff answer it, and `done` without a mark. */
export type Wait = 'late' | 'waits' | 'held' | 'done';

export function waitOf({ WaitsSince, Holder }: Waiting, now: Date): Wait {
  if (Holder !== null) return 'held';
  if (WaitsSince === null) return 'done';
  return now.getTime() - Date.parse(WaitsSince) >= RED_AFTER_HOURS * 3_600_000 ? 'late' : 'waits';
}
