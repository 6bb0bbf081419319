import { layoutOf, Records } from '../board/public.ts';

/** dBm: more than a body or a hall changes a signal. */
const STRONGER_BY = 6;
/** Then another club gets the athlete. */
const SILENT_MINUTES = 2;
const FIRST_CAPACITY = 64;

export interface ReceivedMinute {
  readonly userId: number;
  readonly minute: number;
  readonly clubId: number;
  readonly roomId: number | null;
  readonly strength: number;
}
export type ClubAndRoom = Pick<ReceivedMinute, 'clubId' | 'roomId'>;

const layout = layoutOf({ clubId: ['f64'], roomId: ['f64'], strength: ['f64'], minute: ['u32'] });
const { at } = layout;

/** If two clubs in one building receive an athlete, the clearly better signal decides, so that each second counts once. */
export class ClubChoice {
  readonly #placeOf = new Map<number, number>();
  readonly #places = new Records(layout);
  #free: number[] = [];
  #forgottenAt = 0;

  receive({ userId, minute, clubId, roomId, strength }: ReceivedMinute): ClubAndRoom {
    const places = this.#places;
    const known = this.#placeOf.get(userId);
    if (known !== undefined) {
      const current = places.u32(known, at.minute);
      if (minute <= current - SILENT_MINUTES) return { clubId, roomId };
      const isStored =
        places.f64(known, at.clubId) !== clubId &&
        minute < current + SILENT_MINUTES &&
        strength < places.f64(known, at.strength) + STRONGER_BY;
      if (isStored) return this.#read(known);
    }
    const place = known ?? this.#create(userId);
    places.setF64(place, at.clubId, clubId);
    places.setF64(place, at.roomId, roomId ?? Number.NaN);
    places.setF64(place, at.strength, strength);
    places.setU32(place, at.minute, minute);
    this.#forget(minute);
    return { clubId, roomId };
  }

  #read(place: number): ClubAndRoom {
    const roomId = this.#places.f64(place, at.roomId);
    return { clubId: this.#places.f64(place, at.clubId), roomId: Number.isNaN(roomId) ? null : roomId };
  }

  #create(userId: number): number {
    if (this.#free.length === 0) {
      const first = this.#places.count;
      this.#places.grow(Math.max(FIRST_CAPACITY, Math.ceil(first * 1.25)));
      for (let place = this.#places.count - 1; place >= first; place--) this.#free.push(place);
    }
    const place = this.#free.pop() ?? 0;
    this.#placeOf.set(userId, place);
    return place;
  }

  #forget(minute: number): void {
    if (minute < this.#forgottenAt + SILENT_MINUTES) return;
    this.#forgottenAt = minute;
    for (const [userId, place] of this.#placeOf) {
      if (this.#places.u32(place, at.minute) > minute - SILENT_MINUTES) continue;
      this.#placeOf.delete(userId);
      this.#free.push(place);
    }
  }
}
