import { useCallback, useEffect, useRef, useState } from 'react';

const BY_HAND = ['wheel', 'touchmove', 'keydown', 'pointerdown'] as const;
const READ_AT = 0.3;

/** The current section is the last one whose top is above a line. The line moves down near the page's end. */
export function useCurrentSection(ids: readonly string[]): readonly [id: string | undefined, choose: (id: string) => void] {
  const [here, setHere] = useState(ids[0]);
  const all = ids.join(' ');
  // A chosen section remains current wherever the line is.
  const isChosen = useRef(false);
  useEffect(() => {
    const moves = () => {
      isChosen.current = false;
    };
    const look = ({ target }: Event) => {
      const scroller = target instanceof Element ? target : document.documentElement;
      const first = document.getElementById(all.split(' ')[0] ?? '');
      if (isChosen.current || first === null || !scroller.contains(first)) return;
      const left = scroller.scrollHeight - scroller.clientHeight - scroller.scrollTop;
      const line = Math.max(READ_AT * window.innerHeight, window.innerHeight - left);
      const passed = all.split(' ').filter((id) => (document.getElementById(id)?.getBoundingClientRect().top ?? line) < line);
      setHere(passed.at(-1) ?? all.split(' ')[0]);
    };
    window.addEventListener('scroll', look, { capture: true, passive: true });
    for (const kind of BY_HAND) window.addEventListener(kind, moves, { capture: true, passive: true });
    return () => {
      window.removeEventListener('scroll', look, { capture: true });
      for (const kind of BY_HAND) window.removeEventListener(kind, moves, { capture: true });
    };
  }, [all]);
  const choose = useCallback((id: string) => {
    isChosen.current = true;
    setHere(id);
  }, []);
  return [here, choose];
}
