import { asLine } from '@clubpulse/contract/scalars';
import type { Picks } from './chooser.ts';
import type { Draft } from './generate.ts';

export interface Choice {
  readonly place: string;
  readonly exerciseId: number;
  readonly why: string;
}
interface TakenChoices {
  readonly picks: Picks;
  readonly whys: ReadonlyMap<string, string>;
  readonly repaired: number;
}

export const WHY_MAX = 160;

/** A model chooses only exercises of the main part; warm-up and cooldown follow from them. */
const isMain = (place: string) => place.includes('.main.');

export interface Offer {
  readonly place: string;
  readonly pattern: string;
  readonly exerciseIds: readonly number[];
}

export function offersOf({ slots, places }: Draft): Offer[] {
  return slots.flatMap(({ Pattern }, at) => {
    const offered = places[at];
    if (offered === undefined || !isMain(offered.place)) return [];
    return [{ place: offered.place, pattern: Pattern, exerciseIds: offered.allowed }];
  });
}

/** Undefined if less than half of the offered places have a valid choice. */
export function takenChoices(offers: readonly Offer[], choices: readonly Choice[]): TakenChoices | undefined {
  const byPlace = new Map(offers.map((offer) => [offer.place, offer]));
  const picks = new Map<string, number>();
  const whys = new Map<string, string>();
  const ofDay = new Set<string>();
  let repaired = 0;
  for (const { place, exerciseId, why } of choices) {
    const day = `${place.split('.')[0]}/${exerciseId}`;
    if (picks.has(place) || ofDay.has(day) || !byPlace.get(place)?.exerciseIds.includes(exerciseId)) {
      repaired += 1;
      continue;
    }
    ofDay.add(day);
    picks.set(place, exerciseId);
    const sentence = sentenceOf(why);
    if (sentence !== '') whys.set(place, sentence);
  }
  return picks.size * 2 < offers.length ? undefined : { picks, whys, repaired };
}

function sentenceOf(text: string): string {
  const line = asLine(text, WHY_MAX);
  return /[<>{}@[\]]|https?:|www\.|\/\//i.test(line) ? '' : line;
}

export function explained(draft: Draft, { picks, whys }: TakenChoices): { readonly draft: Draft; readonly chose: number } {
  let chose = 0;
  const slots = draft.slots.map((slot, at) => {
    const place = draft.places[at]?.place;
    const line = draft.days[slot.Day]?.Groups[slot.Group]?.Sets[slot.Set]?.Lines[slot.Line];
    if (place === undefined || line?.Kind !== 'exercise' || picks.get(place) !== line.ExerciseId) return slot;
    chose += 1;
    return { ...slot, Why: whys.get(place) ?? '' };
  });
  return { draft: { ...draft, slots }, chose };
}
