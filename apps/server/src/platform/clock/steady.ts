/**
 * Unix milliseconds from a monotonic clock, which does not change when the machine's clock is set. To be used only for durations.
 */
export const steadyNow = (): number => performance.timeOrigin + performance.now();
