/** dBm by which the signal in another club must be stronger: more than a body or a hall changes a signal. */
const STRONGER_BY = 6;
/** After this many minutes without a reading in the club, another club gets the athlete. */
const SILENT_MINUTES = 2;

export interface ReceivedMinute {
  readonly userId: number;
  readonly minute: number;
  readonly clubId: number;
  readonly roomId: number | null;
  readonly strength: number;
}
export type ClubAndRoom = Pick<ReceivedMinute, 'clubId' | 'roomId'>;

/** If two clubs in one building receive an athlete, the clearly better signal decides, so that each second counts once. */
export class ClubChoice {
  readonly #current = new Map<number, Omit<ReceivedMinute, 'userId'>>();
  #forgottenAt = 0;

  receive({ userId, ...received }: ReceivedMinute): ClubAndRoom {
    const current = this.#current.get(userId);
    if (current !== undefined && received.minute <= current.minute - SILENT_MINUTES) return received;
    const isStored =
      current !== undefined &&
      current.clubId !== received.clubId &&
      received.minute < current.minute + SILENT_MINUTES &&
      received.strength < current.strength + STRONGER_BY;
    if (isStored) return current;
    this.#current.set(userId, received);
    this.#forget(received.minute);
    return received;
  }

  #forget(minute: number): void {
    if (minute < this.#forgottenAt + SILENT_MINUTES) return;
    this.#forgottenAt = minute;
    for (const [userId, place] of this.#current) if (place.minute <= minute - SILENT_MINUTES) this.#current.delete(userId);
  }
}
