import { type UIEvent, useEffect, useRef, useState } from 'react';

const isStartInSight = ({ scrollLeft }: HTMLElement) => scrollLeft <= 2;
const isEndInSight = ({ scrollLeft, clientWidth, scrollWidth }: HTMLElement) => scrollLeft + clientWidth >= scrollWidth - 2;

/**
 * A line of links that is pushed sideways where it has no room: whether its start and its end are in sight, because it
 * fades at the edge where they are not, and the current one brought there, also when the address, not a tap, chose it. `words` are all it says.
 */
export function useSideways<Row extends HTMLElement>(words: string, current: string) {
  const row = useRef<Row>(null);
  const [isAtStart, setAtStart] = useState(true);
  const [isAtEnd, setAtEnd] = useState(true);
  // biome-ignore lint/correctness/useExhaustiveDependencies: other words take another width.
  useEffect(() => {
    const element = row.current;
    if (!element) return undefined;
    // It tells the first width too, before anything is painted.
    const tell = () => {
      setAtStart(isStartInSight(element));
      setAtEnd(isEndInSight(element));
    };
    const watch = new ResizeObserver(tell);
    watch.observe(element);
    // Letters that come later make what is in it wider.
    if (element.firstElementChild) watch.observe(element.firstElementChild);
    // What comes into it later makes it longer, not wider.
    const come = new MutationObserver(tell);
    come.observe(element, { childList: true });
    return () => {
      watch.disconnect();
      come.disconnect();
    };
  }, [words]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another one is current.
  useEffect(() => {
    row.current?.querySelector('[aria-current]')?.scrollIntoView({ inline: 'center', block: 'nearest' });
  }, [current]);
  return {
    ref: row,
    'data-at-start': isAtStart,
    'data-at-end': isAtEnd,
    onScroll: ({ currentTarget }: UIEvent<HTMLElement>) => {
      setAtStart(isStartInSight(currentTarget));
      setAtEnd(isEndInSight(currentTarget));
    },
  };
}
