import { type RefObject, useLayoutEffect, useState } from 'react';
import { debounce } from '../../../kit/debounce.ts';

/** Width of a 24 px target and its gap (WCAG 2.5.8). */
const NARROWEST = 27;
const MARGIN = 4;

export const sideBySide = (width: number, most: number): number =>
  width === 0 ? most : Math.min(most, Math.max(1, Math.floor((width - MARGIN) / NARROWEST)));

export function useSideBySide(place: RefObject<HTMLElement | null>, most: number): number {
  const [width, setWidth] = useState(0);
  useLayoutEffect(() => {
    const element = place.current;
    if (element === null) return undefined;
    const measure = () => setWidth(element.querySelector('[role="columnheader"][data-date]')?.clientWidth ?? 0);
    measure();
    const resized = debounce(measure);
    const watch = new ResizeObserver(resized);
    watch.observe(element);
    return () => {
      resized.cancel();
      watch.disconnect();
    };
  }, [place]);
  return sideBySide(width, most);
}
