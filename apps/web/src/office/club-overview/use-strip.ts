import { useLayoutEffect, useRef, useState } from 'react';

/** Widths in pixels. `GAP` must be wider than `LEAD`, so that the card before the first visible card is hidden. */
const CARD = 184;
const GAP = 14;
const LEAD = 8;

interface Strip {
  readonly visible: number;
  readonly card: number | null;
}

export function stripOf(cards: number, width: number): Strip {
  const fitting = Math.floor((width + GAP) / (CARD + GAP));
  if (width === 0 || cards <= fitting) return { visible: cards, card: null };
  const visible = Math.max(1, fitting);
  return { visible, card: (width - GAP * (visible - 1)) / visible };
}

export function useStrip(cards: number, first: number) {
  const row = useRef<HTMLOListElement>(null);
  const isOpen = useRef(false);
  const [width, setWidth] = useState(0);
  const [at, setAt] = useState(first);
  const [isAtEnd, setAtEnd] = useState(false);
  const { visible, card } = stripOf(cards, width);
  const leftOf = (index: number) => index * ((card ?? 0) + GAP);
  // The width is measured before the first paint, so that the page buttons do not move the content below them later.
  useLayoutEffect(() => {
    const element = row.current;
    if (!element) return undefined;
    const measure = () => setWidth(Math.max(0, element.clientWidth - LEAD));
    measure();
    const watch = new ResizeObserver(measure);
    watch.observe(element);
    return () => watch.disconnect();
  }, []);
  useLayoutEffect(() => {
    if (!row.current || card === null || isOpen.current) return;
    isOpen.current = true;
    row.current.scrollLeft = leftOf(first);
  });
  const go = (index: number) => {
    const left = leftOf(Math.min(cards - 1, Math.max(0, index)));
    row.current?.scrollTo({ left, behavior: 'smooth' });
  };
  const pages = Math.ceil(cards / visible);
  return {
    row,
    card,
    isAlone: card !== null && visible === 1,
    onScroll: () => {
      if (!row.current || card === null) return;
      const { scrollLeft, clientWidth, scrollWidth } = row.current;
      setAt(Math.round(scrollLeft / (card + GAP)));
      setAtEnd(scrollLeft + clientWidth >= scrollWidth - 2);
    },
    pages,
    page: isAtEnd ? pages - 1 : Math.min(pages - 1, Math.floor(at / visible)),
    earlier: at === 0 ? undefined : () => go(at - visible),
    later: isAtEnd ? undefined : () => go(at + visible),
  };
}
