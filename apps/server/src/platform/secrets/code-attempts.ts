import type { Database } from '../database/database.ts';
import { addAttempt, addSlowed, type Slowing, secondsLeft, takeBackAttempt } from '../identity/attempts/attempts.store.ts';

const HOUR_SECONDS = 3600;

export type CodeLimit = readonly [key: string, most: number];

export function createCodeAttempts(db: Database) {
  return {
    /**
     * Counts an attempt. Must be called before the code is checked, so that parallel attempts count too. Returns the seconds to
     * wait if a limit is exceeded.
     */
    async count(limits: readonly CodeLimit[]): Promise<number | undefined> {
      // An attempt that a narrow limit refuses does not count for shared limits.
      for (const [key, most] of limits) {
        if ((await addAttempt(db, key, HOUR_SECONDS)) > most) return Math.max(1, await secondsLeft(db, key));
      }
      return undefined;
    },
    /** Counts a wrong attempt. Returns the seconds to wait, which grow with each attempt. */
    wrong: (key: string, slowing: Slowing): Promise<number | undefined> => addSlowed(db, key, slowing),
    async takeBack(limits: readonly CodeLimit[]): Promise<void> {
      for (const [key] of limits) await takeBackAttempt(db, key);
    },
  };
}
