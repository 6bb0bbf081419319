export interface ClubOfCalendar {
  readonly ClubId: number;
  readonly BrandId: number | null;
  /** IANA zone: schedules are wall-clock time in it. */
  readonly TimeZone: string;
}
/** Must be called outside of transactions: it takes its own connection. */
export type ClubPort = (clubId: number) => Promise<ClubOfCalendar | undefined>;
