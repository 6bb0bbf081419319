import type { Database } from '../database/database.ts';
import { addAttempt, addSlowed, type Slowing, secondsLeft, takeBackAttempt } from '../identity/attempts/attempts.store.ts';

const HOUR_SECONDS = 3600;

/** Under which name wrong codes are counted, and how many of them an hour bears. */
export type CodeLimit = readonly [key: string, most: number];

/** How often a code that people type may be guessed: each try counts at every limit, the narrowest first. */
export function createCodeAttempts(db: Database) {
  return {
    /** Counts a code before it is looked up, so that a burst counts as well; answers the seconds to wait when too many were wrong. */
    async count(limits: readonly CodeLimit[]): Promise<number | undefined> {
      // Who is past one's own limit uses up nothing of the others'.
      for (const [key, most] of limits) {
        if ((await addAttempt(db, key, HOUR_SECONDS)) > most) return Math.max(1, await secondsLeft(db, key));
      }
      return undefined;
    },
    /** Counts one that was wrong, where right ones are never kept waiting; answers the seconds until the next wrong one counts. */
    wrong: (key: string, slowing: Slowing): Promise<number | undefined> => addSlowed(db, key, slowing),
    /** It was right. */
    async takeBack(limits: readonly CodeLimit[]): Promise<void> {
      for (const [key] of limits) await takeBackAttempt(db, key);
    },
  };
}
