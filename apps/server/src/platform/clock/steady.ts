/**
 * Unix milliseconds as they were when the process began, plus what passed since: setting the machine's clock does not move it.
 * What was heard how long ago is counted by it; what a second is called, by the machine's clock.
 */
export const steadyNow = (): number => performance.timeOrigin + performance.now();
