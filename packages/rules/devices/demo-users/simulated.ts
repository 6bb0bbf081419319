/** The heart of a demo user without a strap: made up, and the same for whoever asks for the same second. */

const [REST, SWING, TREMBLE] = [132, 34, 4] as const;
/** Seconds from one interval to the next; each demo user has its own, so that a wall of them does not breathe as one. */
const INTERVAL = 210;
const STAGGER = 37;
const TREMBLE_SECONDS = 11;

/**
 * Beats a minute in a second (Unix) of a demo user: intervals between easy and hard, 94 to 170, never more than four beats from
 * one second to the next.
 */
export function simulatedBpm(demoAthleteId: number, second: number): number {
  const interval = INTERVAL + ((demoAthleteId * STAGGER) % INTERVAL);
  const phase = (demoAthleteId * STAGGER) % 360;
  const turn = (seconds: number) => Math.sin((2 * Math.PI * (second % seconds)) / seconds + phase);
  return Math.round(REST + SWING * turn(interval) + TREMBLE * turn(TREMBLE_SECONDS));
}
