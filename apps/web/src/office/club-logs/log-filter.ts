import { type LogKind, logKinds } from '@clubpulse/contract/office/club-logs/club-logs';

export const logPeriods = [7, 30, 90, 120] as const;
type LogPeriod = (typeof logPeriods)[number];

/** Filter in the URL, as in `#/ClubLogs?kind=Money&by=12&days=7`. */
export interface LogFilter {
  readonly kind: LogKind | null;
  readonly by: number | null;
  /** Number of days up to today, in the club's time zone. */
  readonly days: LogPeriod;
}

export const completeLog: LogFilter = { kind: null, by: null, days: 30 };

export const logInAddress = {
  read: (params: URLSearchParams): LogFilter => {
    const by = Number(params.get('by'));
    return {
      kind: logKinds.find((kind) => kind === params.get('kind')) ?? null,
      by: Number.isSafeInteger(by) && by > 0 ? by : null,
      days: logPeriods.find((days) => String(days) === params.get('days')) ?? completeLog.days,
    };
  },
  write: ({ kind, by, days }: LogFilter): URLSearchParams =>
    new URLSearchParams({
      ...(kind === null ? {} : { kind }),
      ...(by === null ? {} : { by: String(by) }),
      ...(days === completeLog.days ? {} : { days: String(days) }),
    }),
};
