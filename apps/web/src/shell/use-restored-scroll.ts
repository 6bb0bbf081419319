import { type RefObject, useEffect } from 'react';
import { keepScroll, storedScroll, useVisit } from '../platform/back/back-stack.ts';

/** Milliseconds in which the stored position is tried again, because content loads after the screen. */
const TRY_MS = 1500;

/** The router gives all typed URLs one key, so a stored position belongs to another visit. */
function isFirstVisit(): boolean {
  if (window.history.state !== null) return false;
  window.history.replaceState({ idx: null }, '');
  return true;
}

export function useRestoredScroll(sheet: RefObject<HTMLElement | null>): void {
  const visit = useVisit();
  useEffect(() => {
    const element = sheet.current;
    if (element === null) return;
    // On a phone the page scrolls, in wider windows the sheet.
    const top = () => element.scrollTop || window.scrollY;
    const scrollTo = (to: number) => {
      element.scrollTop = to;
      window.scrollTo({ top: to });
    };
    if (isFirstVisit()) keepScroll(visit, 0);
    const wanted = storedScroll(visit);
    const until = performance.now() + TRY_MS;
    let frame = 0;
    let settled = false;
    const restore = () => {
      scrollTo(wanted);
      settled = Math.abs(top() - wanted) < 2 || performance.now() > until;
      if (!settled) frame = requestAnimationFrame(restore);
    };
    restore();
    const giveUp = () => {
      settled = true;
      cancelAnimationFrame(frame);
    };
    const keep = () => settled && keepScroll(visit, Math.round(top()));
    window.addEventListener('wheel', giveUp, { passive: true, once: true });
    window.addEventListener('touchmove', giveUp, { passive: true, once: true });
    element.addEventListener('scroll', keep, { passive: true });
    window.addEventListener('scroll', keep, { passive: true });
    return () => {
      cancelAnimationFrame(frame);
      window.removeEventListener('wheel', giveUp);
      window.removeEventListener('touchmove', giveUp);
      element.removeEventListener('scroll', keep);
      window.removeEventListener('scroll', keep);
    };
  }, [sheet, visit]);
}
