import type { CalendarClass } from '@clubpulse/contract/calendar/classes/classes';
import { useCallback, useEffect, useRef, useState } from 'react';

const SHOW_AFTER_MS = 400;

export interface Shown {
  one: CalendarClass;
  rect: DOMRect;
}

interface Hovered {
  shown: Shown | null;
  show: (one: CalendarClass, el: HTMLElement) => void;
  hide: () => void;
}

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
