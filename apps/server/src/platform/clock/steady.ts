/** Unix milliseconds from a monotonic clock, which does not move when the machine's clock is set. Only for durations. */
export const steadyNow = (): number => performance.timeOrigin + performance.now();
