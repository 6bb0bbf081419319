import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { debounce } from '../debounce.ts';

export const keepingOrder = <One extends { primary?: boolean }>(actions: readonly One[]): One[] => [
  ...actions.filter(({ primary }) => primary === true),
  ...actions.filter(({ primary }) => primary !== true),
];

interface Room {
  room: number;
  gap: number;
  menu: number;
  menuAnyway: boolean;
}

export function countFitting(widths: readonly number[], { room, gap, menu, menuAnyway }: Room): number {
  let count = widths.length;
  while (count > 1 && takenBy(widths, count, { gap, menu, menuAnyway }) > room) count -= 1;
  return count;
}

function takenBy(widths: readonly number[], count: number, { gap, menu, menuAnyway }: Omit<Room, 'room'>): number {
  const parts = [...widths.slice(0, count), ...(menuAnyway || count < widths.length ? [menu] : [])];
  return parts.reduce((sum, width) => sum + width, 0) + gap * Math.max(0, parts.length - 1);
}

const TITLE_AT_LEAST = 0.5;
const MENU = 52;

interface Places {
  line: number;
  title: number;
  others: number;
  controls: number;
  gap: number;
}

const sumOf = (elements: readonly Element[], between: number) =>
  elements.reduce((sum, one) => sum + (one as HTMLElement).offsetWidth + between, 0);

function inOneLine(title: HTMLElement | null): number {
  if (title === null) return 0;
  title.style.whiteSpace = 'nowrap';
  const width = title.scrollWidth;
  title.style.whiteSpace = '';
  return width;
}

/** Pixels available in the header for the title and its actions; undefined before layout. */
function placesOf(row: HTMLElement): Places | undefined {
  const header = row.closest('header');
  if (header === null || header.clientWidth === 0) return undefined;
  const { paddingLeft, paddingRight, columnGap } = getComputedStyle(header);
  const between = Number.parseFloat(columnGap) || 0;
  const gap = Number.parseFloat(getComputedStyle(row).columnGap) || 0;
  const beside = [...header.children].filter((child) => !child.contains(row) && child.querySelector('h1') === null);
  const controls = sumOf(
    row.parentElement === header ? [] : [...(row.parentElement?.children ?? [])].filter((one) => one !== row),
    gap,
  );
  return {
    line: header.clientWidth - (Number.parseFloat(paddingLeft) || 0) - (Number.parseFloat(paddingRight) || 0),
    title: inOneLine(header.querySelector('h1')) + between,
    others: sumOf(beside, between) + controls,
    controls,
    gap,
  };
}

interface Fitting {
  count: number;
  isBelow: boolean;
}

export function fittingIn(
  widths: readonly number[],
  { line, title, others, controls, gap }: Places,
  menuAnyway: boolean,
): Fitting {
  const folded = { gap, menu: MENU, menuAnyway };
  const count = countFitting(widths, { ...folded, room: line - others - title });
  const isBelow = line - others - takenBy(widths, count, folded) < Math.min(title, line * TITLE_AT_LEAST);
  return { count: isBelow ? countFitting(widths, { ...folded, room: line - controls }) : count, isBelow };
}

export function useFitting(row: RefObject<HTMLElement | null>, names: readonly string[], menuAnyway: boolean): Fitting {
  const [fitting, setFitting] = useState<Fitting>({ count: names.length, isBelow: false });
  const widths = useRef(new Map<string, number>());
  const key = names.join('\n');
  const { count, isBelow } = fitting;
  useLayoutEffect(() => {
    const element = row.current;
    if (element === null) return;
    const all = key.split('\n');
    const measure = () => {
      for (const button of element.querySelectorAll<HTMLElement>('[data-action]'))
        widths.current.set(button.dataset['action'] ?? '', button.offsetWidth);
      const known = all.map((name) => widths.current.get(name));
      const places = placesOf(element);
      // Hidden buttons are shown before the next paint, so that they can be measured.
      const next =
        known.includes(undefined) || places === undefined
          ? { count: all.length, isBelow: false }
          : fittingIn(known as number[], places, menuAnyway);
      setFitting((old) => (old.count === next.count && old.isBelow === next.isBelow ? old : next));
    };
    measure();
    const resized = debounce(measure);
    const watch = new ResizeObserver(resized);
    const header = element.closest('header');
    if (header !== null) watch.observe(header);
    return () => {
      resized.cancel();
      watch.disconnect();
    };
  }, [row, key, menuAnyway, count, isBelow]);
  return fitting;
}
