export interface ClubOfCalendar {
  readonly ClubId: number;
  readonly BrandId: number | null;
  /** IANA time zone, in which schedules are wall-clock time. */
  readonly TimeZone: string;
}
/** Must be called outside of transactions, because it takes its own connection. */
export type ClubPort = (clubId: number) => Promise<ClubOfCalendar | undefined>;
