/** What a calendar needs to know of its club. */
export interface ClubOfCalendar {
  readonly ClubId: number;
  readonly BrandId: number | null;
  /** IANA zone: schedules are wall-clock time in it. */
  readonly TimeZone: string;
}
/** Asked outside of transactions: it takes a connection of its own. */
export type ClubPort = (clubId: number) => Promise<ClubOfCalendar | undefined>;
