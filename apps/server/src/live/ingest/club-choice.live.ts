/** Another club must hear her this much better (dBm) to take her over: what her body and the hall do to a signal is less. */
const STRONGER_BY = 6;
/** Or the club where she stands must have heard nothing for so many minutes. */
const SILENT_MINUTES = 2;

/** A minute that a club heard: its number since 1970, and how strongly she is usually heard there (dBm). */
export interface HeardMinute {
  readonly userId: number;
  readonly minute: number;
  readonly clubId: number;
  readonly roomId: number | null;
  readonly strength: number;
}
export type Stands = Pick<HeardMinute, 'clubId' | 'roomId'>;

/**
 * Where each stands whom the bridges of two clubs hear at once, as between two clubs of one house: in that which hears her better, kept until
 * the other is clearly better, so that her training is not cut into minutes of two clubs. Each second counts once, whoever heard it.
 */
export class ClubChoice {
  readonly #standsIn = new Map<number, Omit<HeardMinute, 'userId'>>();
  #forgottenAt = 0;

  /** Where the minute is of. */
  hear({ userId, ...heard }: HeardMinute): Stands {
    const stands = this.#standsIn.get(userId);
    // What a hub brings of long ago is its own.
    if (stands !== undefined && heard.minute <= stands.minute - SILENT_MINUTES) return heard;
    const isKept =
      stands !== undefined &&
      stands.clubId !== heard.clubId &&
      heard.minute < stands.minute + SILENT_MINUTES &&
      heard.strength < stands.strength + STRONGER_BY;
    if (isKept) return stands;
    this.#standsIn.set(userId, heard);
    this.#forget(heard.minute);
    return heard;
  }

  /** Of who trains no more nothing is kept. */
  #forget(minute: number): void {
    if (minute < this.#forgottenAt + SILENT_MINUTES) return;
    this.#forgottenAt = minute;
    for (const [userId, stands] of this.#standsIn) if (stands.minute <= minute - SILENT_MINUTES) this.#standsIn.delete(userId);
  }
}
