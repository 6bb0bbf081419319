import { IconGripVertical } from '@tabler/icons-react';
import { type PointerEvent, useEffect, useRef } from 'react';
import { flushSync } from 'react-dom';
import classes from './RowGrip.module.css';

interface RowGripProps {
  /** Place of its row, which says it as `data-place`; the rows stand in an element with `data-rows`. */
  at: number;
  count: number;
  /** Accessible name: what is moved, and how. */
  label: string;
  onMove: (from: number, to: number) => void;
}

const placesIn = (rows: Element | null) => [...(rows?.querySelectorAll('[data-place]') ?? [])];

/** Carries its row: dragged, or with the arrows. */
export function RowGrip({ at, count, label, onMove }: RowGripProps) {
  const latest = useRef(onMove);
  useEffect(() => {
    latest.current = onMove;
  }, [onMove]);
  const drag = (event: PointerEvent<HTMLButtonElement>) => {
    const rows = event.currentTarget.closest('[data-rows]');
    let place = at;
    // The row itself moves about in the page while it is dragged, so the window is listened to.
    const follow = ({ clientY }: globalThis.PointerEvent) => {
      const to = placesIn(rows).findIndex((row) => {
        const { top, bottom } = row.getBoundingClientRect();
        return clientY >= top && clientY <= bottom;
      });
      if (to < 0 || to === place) return;
      latest.current(place, to);
      place = to;
    };
    const end = () => {
      window.removeEventListener('pointermove', follow);
      window.removeEventListener('pointerup', end);
      window.removeEventListener('pointercancel', end);
    };
    window.addEventListener('pointermove', follow);
    window.addEventListener('pointerup', end);
    window.addEventListener('pointercancel', end);
  };
  return (
    <button
      type="button"
      className={classes['grip']}
      aria-label={label}
      data-grip="true"
      onPointerDown={drag}
      onKeyDown={(event) => {
        const way = event.key === 'ArrowUp' ? -1 : event.key === 'ArrowDown' ? 1 : 0;
        const to = at + way;
        if (way === 0 || to < 0 || to >= count) return;
        event.preventDefault();
        const rows = event.currentTarget.closest('[data-rows]');
        flushSync(() => onMove(at, to));
        placesIn(rows)[to]?.querySelector<HTMLElement>('[data-grip]')?.focus();
      }}
    >
      <IconGripVertical size={18} stroke={1.8} aria-hidden="true" />
    </button>
  );
}
