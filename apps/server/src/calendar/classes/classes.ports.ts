export interface ClubOfCalendar {
  readonly ClubId: number;
  readonly BrandId: number | null;
  /** IANA name of the time zone in which schedules state their wall-clock times. */
  readonly TimeZone: string;
}
/** Must be called outside of transactions, because it takes its own connection. */
export type ClubPort = (clubId: number) => Promise<ClubOfCalendar | undefined>;
