import { type RefObject, useEffect, useState } from 'react';

const PARTS = '[role="row"], [data-date], [role="button"]';

const placesIn = (place: HTMLElement): string =>
  [...place.querySelectorAll(PARTS)]
    .map((part) => part.getBoundingClientRect())
    .map(({ x, y, width, height }) => [x, y, width, height].join())
    .join(' ');

/** True when two consecutive frames are equal, because the library draws again after a measurement. */
export function useSettled(place: RefObject<HTMLElement | null>, view: string): boolean {
  const [settled, setSettled] = useState<string | null>(null);
  useEffect(() => {
    let before: string | null = null;
    let frame = 0;
    const look = () => {
      const now = place.current === null ? '' : placesIn(place.current);
      if (now === before) return setSettled(view);
      before = now;
      frame = requestAnimationFrame(look);
    };
    frame = requestAnimationFrame(look);
    return () => cancelAnimationFrame(frame);
  }, [place, view]);
  return settled === view;
}
