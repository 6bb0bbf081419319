import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { atRest } from '../at-rest.ts';

/** The primary one first: what comes last goes into the menu first. */
export const keepingOrder = <One extends { primary?: boolean }>(actions: readonly One[]): One[] => [
  ...actions.filter(({ primary }) => primary === true),
  ...actions.filter(({ primary }) => primary !== true),
];

interface Room {
  /** Pixels for all of them together, the menu's button included. */
  room: number;
  gap: number;
  menu: number;
  /** The menu is there even when all fit. */
  menuAnyway: boolean;
}

/** How many of `widths`, from the first on, have room beside each other. The first always stays: then the title gives way. */
export function countFitting(widths: readonly number[], { room, gap, menu, menuAnyway }: Room): number {
  const taken = (count: number) => {
    const parts = [...widths.slice(0, count), ...(menuAnyway || count < widths.length ? [menu] : [])];
    return parts.reduce((sum, width) => sum + width, 0) + gap * Math.max(0, parts.length - 1);
  };
  let count = widths.length;
  while (count > 1 && taken(count) > room) count -= 1;
  return count;
}

/** A title has its whole width, unless that is more than half of the line. */
const TITLE_AT_MOST = 0.5;
const MENU = 52;

/** The pixels that the row may take in its header: what is left by the title and by everything else. No end of them where nothing is laid out. */
function roomOf(row: HTMLElement): { room: number; gap: number } {
  const header = row.closest('header');
  if (header === null || header.clientWidth === 0) return { room: Number.POSITIVE_INFINITY, gap: 0 };
  const { paddingLeft, paddingRight, columnGap } = getComputedStyle(header);
  const between = Number.parseFloat(columnGap) || 0;
  const line = header.clientWidth - (Number.parseFloat(paddingLeft) || 0) - (Number.parseFloat(paddingRight) || 0);
  const title = Math.min(header.querySelector('h1')?.scrollWidth ?? 0, line * TITLE_AT_MOST);
  const others = [...header.children].filter((child) => !child.contains(row) && child.querySelector('h1') === null);
  const taken = others.reduce((sum, child) => sum + (child as HTMLElement).offsetWidth + between, title + between);
  return { room: line - taken, gap: Number.parseFloat(getComputedStyle(row).columnGap) || 0 };
}

/** How many of the named buttons of `row` fit into its header, from the first on; measured anew when the header or a name changes. */
export function useFitting(row: RefObject<HTMLElement | null>, names: readonly string[], menuAnyway: boolean): number {
  const [count, setCount] = useState(names.length);
  const widths = useRef(new Map<string, number>());
  const key = names.join('\n');
  useLayoutEffect(() => {
    const element = row.current;
    if (element === null) return;
    const all = key.split('\n');
    const measure = () => {
      for (const button of element.querySelectorAll<HTMLElement>('[data-action]'))
        widths.current.set(button.dataset['action'] ?? '', button.offsetWidth);
      const known = all.map((name) => widths.current.get(name));
      // One that was never in sight is shown to be measured; before anything is painted, this runs again.
      const next = known.includes(undefined)
        ? all.length
        : countFitting(known as number[], { ...roomOf(element), menu: MENU, menuAnyway });
      setCount(next);
    };
    measure();
    const resized = atRest(measure);
    const watch = new ResizeObserver(resized);
    const header = element.closest('header');
    if (header !== null) watch.observe(header);
    return () => {
      resized.cancel();
      watch.disconnect();
    };
  }, [row, key, menuAnyway, count]);
  return count;
}
