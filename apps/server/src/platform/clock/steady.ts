/** Unix milliseconds from a monotonic clock: setting the machine's clock does not move it. For durations, not for naming a second. */
export const steadyNow = (): number => performance.timeOrigin + performance.now();
