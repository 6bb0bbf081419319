export const TRACE_SECONDS = 180;
const FOOT = 40;
const HEAD = 100;

export interface Trace {
  /** `second` is the server's clock in whole seconds; 0 percent means no value. */
  record(second: number, percent: number): void;
  /** SVG path in 179 by 60: one unit per second and percent, newest at the right. */
  path(): string;
}

export function createTrace(): Trace {
  const percents = new Uint8Array(TRACE_SECONDS);
  let newest = 0;
  return {
    record(second, percent) {
      if (second - newest >= TRACE_SECONDS || second < newest) percents.fill(0);
      else for (let missed = newest + 1; missed < second; missed++) percents[missed % TRACE_SECONDS] = 0;
      percents[second % TRACE_SECONDS] = percent;
      newest = second;
    },
    path() {
      let drawn = '';
      let pen = false;
      for (let x = 0; x < TRACE_SECONDS; x++) {
        const percent = percents[(newest + 1 + x) % TRACE_SECONDS] ?? 0;
        if (percent > 0) drawn += `${pen ? 'L' : 'M'}${x} ${HEAD - Math.min(HEAD, Math.max(FOOT, percent))}`;
        pen = percent > 0;
      }
      return drawn;
    },
  };
}
