const [REST, SWING, TREMBLE] = [132, 34, 4] as const;
/** In seconds. Demo users begin at different times, so that tiles do not change together. */
const INTERVAL = 210;
const STAGGER = 37;
const TREMBLE_SECONDS = 11;

/** The same demo user has the same bpm in the same Unix second. */
export function simulatedBpm(demoAthleteId: number, second: number): number {
  const interval = INTERVAL + ((demoAthleteId * STAGGER) % INTERVAL);
  const phase = (demoAthleteId * STAGGER) % 360;
  const turn = (seconds: number) => Math.sin((2 * Math.PI * (second % seconds)) / seconds + phase);
  return Math.round(REST + SWING * turn(interval) + TREMBLE * turn(TREMBLE_SECONDS));
}
