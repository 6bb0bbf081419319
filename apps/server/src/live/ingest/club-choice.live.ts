/** Required advantage (dBm) of another club: more than the effect of a body and a hall on a signal. */
const STRONGER_BY = 6;
/** Another club takes over after the current one received nothing for this many minutes. */
const SILENT_MINUTES = 2;

export interface ReceivedMinute {
  readonly userId: number;
  readonly minute: number;
  readonly clubId: number;
  readonly roomId: number | null;
  readonly strength: number;
}
export type ClubAndRoom = Pick<ReceivedMinute, 'clubId' | 'roomId'>;

/**
 * Assigns an athlete whom two clubs in one building receive to the club with the better signal, until the other is clearly
 * better. So a training is not split between clubs, and each second counts once.
 */
export class ClubChoice {
  readonly #standsIn = new Map<number, Omit<ReceivedMinute, 'userId'>>();
  #forgottenAt = 0;

  hear({ userId, ...heard }: ReceivedMinute): ClubAndRoom {
    const stands = this.#standsIn.get(userId);
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

  #forget(minute: number): void {
    if (minute < this.#forgottenAt + SILENT_MINUTES) return;
    this.#forgottenAt = minute;
    for (const [userId, stands] of this.#standsIn) if (stands.minute <= minute - SILENT_MINUTES) this.#standsIn.delete(userId);
  }
}
