import { IconGripVertical } from '@tabler/icons-react';
import { type PointerEvent, useEffect, useRef } from 'react';
import { flushSync } from 'react-dom';
import { followPointer } from './follow-pointer.ts';
import classes from './RowGrip.module.css';

export interface Carried {
  readonly byKeys: boolean;
  readonly continues: boolean;
}

interface RowGripProps {
  at: number;
  count: number;
  label: string;
  places?: 'data-place' | 'data-line-place' | 'data-set-place' | 'data-group-place';
  onMove: (from: number, to: number, how: Carried) => void;
}

const placesIn = (rows: Element | null, places: string) => [...(rows?.querySelectorAll(`[${places}]`) ?? [])];

export function RowGrip({ at, count, label, places = 'data-place', onMove }: RowGripProps) {
  const latest = useRef(onMove);
  useEffect(() => {
    latest.current = onMove;
  }, [onMove]);
  const drag = (event: PointerEvent<HTMLButtonElement>) => {
    const rows = event.currentTarget.closest('[data-rows]');
    let place = at;
    let continues = false;
    const follow = ({ clientY }: globalThis.PointerEvent) => {
      const to = placesIn(rows, places).findIndex((row) => {
        const { top, bottom } = row.getBoundingClientRect();
        return clientY >= top && clientY <= bottom;
      });
      if (to < 0 || to === place) return;
      // The middle of the row decides, because otherwise the rows would swap back and forth with a taller row.
      const { top, bottom } = placesIn(rows, places)[to]?.getBoundingClientRect() ?? { top: 0, bottom: 0 };
      const middle = (top + bottom) / 2;
      if (to > place ? clientY < middle : clientY > middle) return;
      latest.current(place, to, { byKeys: false, continues });
      continues = true;
      place = to;
    };
    followPointer(follow);
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
        flushSync(() => onMove(at, to, { byKeys: true, continues: false }));
        placesIn(rows, places)[to]?.querySelector<HTMLElement>('[data-grip]')?.focus();
      }}
    >
      <IconGripVertical size={18} stroke={1.8} aria-hidden="true" />
    </button>
  );
}
