/** Unix ms, unaffected by setting the machine's clock. Only for durations. */
export const steadyNow = (): number => performance.timeOrigin + performance.now();
