import type { Slide } from '@clubpulse/contract/workouts/slideshows/slideshows';
import type { Step } from '@clubpulse/contract/workouts/timeline';

type Timed = Pick<Slide, 'Duration'>;

export const roundSeconds = (slides: readonly Timed[]): number => slides.reduce((sum, { Duration }) => sum + Duration, 0);

export const slideSteps = (slides: readonly Timed[]): Step[] =>
  slides.map(({ Duration }, item) => ({ phase: 'slide', ms: Duration * 1000, round: null, item }));

export interface SlidePosition {
  readonly index: number;
  readonly left: number;
}

export function slideAt(slides: readonly Timed[], elapsed: number): SlidePosition {
  const round = roundSeconds(slides) * 1000;
  let left = round === 0 ? 0 : ((elapsed % round) + round) % round;
  for (const [index, { Duration }] of slides.entries()) {
    if (left < Duration * 1000) return { index, left: Duration * 1000 - left };
    left -= Duration * 1000;
  }
  return { index: 0, left: 0 };
}

export const inOrder = <One extends Slide>(slides: readonly One[]): One[] =>
  slides.toSorted((one, other) => one.Order - other.Order).map((slide, at) => ({ ...slide, Order: at + 1 }));

export const slidesNotStored = (slides: readonly Slide[], isStored: (slide: Slide) => boolean) =>
  slides.flatMap((slide, at) => (isStored(slide) ? [] : [{ field: `Slides.${at}.PictureUri`, key: 'slide-picture' }]));
