import type { CalendarClass } from '@clubpulse/contract/calendar/classes/classes';
import { Tooltip } from '@mantine/core';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useFormats } from '../../../../platform/formats.ts';
import { hoursWords } from '../../../parts/range-words.ts';
import { TrainerFace } from '../../../parts/TrainerFace.tsx';
import { Anchor } from './Anchor.tsx';
import styles from './ClassTooltip.module.css';

const SHOW_AFTER_MS = 400;

interface Hovered {
  shown: { one: CalendarClass; rect: DOMRect } | null;
  show: (one: CalendarClass, el: HTMLElement) => void;
  hide: () => void;
}

/** The class the pointer rests on. */
export function useHovered(): Hovered {
  const [shown, setShown] = useState<Hovered['shown']>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const show = useCallback((one: CalendarClass, el: HTMLElement) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setShown({ one, rect: el.getBoundingClientRect() }), SHOW_AFTER_MS);
  }, []);
  const hide = useCallback(() => {
    clearTimeout(timer.current);
    setShown(null);
  }, []);
  useEffect(() => () => clearTimeout(timer.current), []);
  return { shown, show, hide };
}

/** Title, date, room and hours of a class (spec 2 section 2), and who gives it. */
export function ClassTooltip({ hovered: { shown } }: { hovered: Hovered }) {
  const formats = useFormats();
  if (shown === null) return null;
  const { one, rect } = shown;
  const label = (
    <span className={styles['words']}>
      <b>{one.Name}</b>
      <span>
        {formats.weekday(one.Begin, 'short')} {formats.date(one.Begin)}, {hoursWords(one.Begin, one.End, formats)}
      </span>
      {one.DisplayGroupName !== null && <span>{one.DisplayGroupName}</span>}
      {one.TrainerName !== null && (
        <span className={styles['trainer']}>
          <TrainerFace name={one.TrainerName} uri={one.TrainerPictureUri} />
          {one.TrainerName}
        </span>
      )}
    </span>
  );
  return (
    <Tooltip opened label={label} position="top" classNames={{ tooltip: styles['tooltip'] }}>
      <Anchor rect={rect} />
    </Tooltip>
  );
}
