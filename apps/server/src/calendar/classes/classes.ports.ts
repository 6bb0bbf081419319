export interface ClubOfCalendar {
  readonly ClubId: number;
  readonly BrandId: number | null;
  /** IANA name, for the wall-clock times of schedules. */
  readonly TimeZone: string;
}
/** Must be called outside of transactions, because it takes its own connection. */
export type ClubPort = (clubId: number) => Promise<ClubOfCalendar | undefined>;
