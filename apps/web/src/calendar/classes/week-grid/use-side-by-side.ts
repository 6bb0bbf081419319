import { type RefObject, useLayoutEffect, useState } from 'react';
import { atRest } from '../../../kit/at-rest.ts';

/** Narrower than a target of 24 px, and what stands between two of them, no class is (WCAG 2.5.8). */
const NARROWEST = 27;
/** What the lane of a day keeps free at its sides. */
const MARGIN = 4;

/** How many classes stand side by side in a lane of this width: `most` where there is room, and where nothing is laid out. */
export const sideBySide = (lane: number, most: number): number =>
  lane === 0 ? most : Math.min(most, Math.max(1, Math.floor((lane - MARGIN) / NARROWEST)));

/** The same for the days of a week calendar in `place`, measured anew once its width rests. */
export function useSideBySide(place: RefObject<HTMLElement | null>, most: number): number {
  const [lane, setLane] = useState(0);
  useLayoutEffect(() => {
    const element = place.current;
    if (element === null) return undefined;
    const measure = () => setLane(element.querySelector('[role="columnheader"][data-date]')?.clientWidth ?? 0);
    measure();
    const resized = atRest(measure);
    const watch = new ResizeObserver(resized);
    watch.observe(element);
    return () => {
      resized.cancel();
      watch.disconnect();
    };
  }, [place]);
  return sideBySide(lane, most);
}
