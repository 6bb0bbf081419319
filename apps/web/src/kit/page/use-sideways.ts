import { type UIEvent, useEffect, useRef, useState } from 'react';

const isStartVisible = ({ scrollLeft }: HTMLElement) => scrollLeft <= 2;
const isEndVisible = ({ scrollLeft, clientWidth, scrollWidth }: HTMLElement) => scrollLeft + clientWidth >= scrollWidth - 2;

/** The row fades at its edges. `words` is the text of all links. */
export function useSideways<Row extends HTMLElement>(words: string, current: string) {
  const row = useRef<Row>(null);
  const [isAtStart, setAtStart] = useState(true);
  const [isAtEnd, setAtEnd] = useState(true);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another text has another width.
  useEffect(() => {
    const element = row.current;
    if (!element) return undefined;
    // The first call measures the initial width before the first paint.
    const report = () => {
      setAtStart(isStartVisible(element));
      setAtEnd(isEndVisible(element));
    };
    const watch = new ResizeObserver(report);
    watch.observe(element);
    // The content is observed too, because fonts that load later change its width.
    if (element.firstElementChild) watch.observe(element.firstElementChild);
    // Inserted links are observed, because they change the scroll width but not the element's size.
    const come = new MutationObserver(report);
    come.observe(element, { childList: true });
    return () => {
      watch.disconnect();
      come.disconnect();
    };
  }, [words]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the current link may change.
  useEffect(() => {
    row.current?.querySelector('[aria-current]')?.scrollIntoView({ inline: 'center', block: 'nearest' });
  }, [current]);
  return {
    ref: row,
    'data-at-start': isAtStart,
    'data-at-end': isAtEnd,
    onScroll: ({ currentTarget }: UIEvent<HTMLElement>) => {
      setAtStart(isStartVisible(currentTarget));
      setAtEnd(isEndVisible(currentTarget));
    },
  };
}
