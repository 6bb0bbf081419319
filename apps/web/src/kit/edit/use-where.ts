import { useEffect, useState } from 'react';

/** So far down the window a section has come in sight to be read. */
const READ_AT = 0.3;

/**
 * Which of the sections is being read: the last whose top has passed a line in the upper part of the window. Near the end of what scrolls
 * the line sinks to its foot, because the last ones never come further up.
 */
export function useWhere(ids: readonly string[]): readonly [id: string | undefined, choose: (id: string) => void] {
  const [here, setHere] = useState(ids[0]);
  const all = ids.join(' ');
  useEffect(() => {
    const look = ({ target }: Event) => {
      const scroller = target instanceof Element ? target : document.documentElement;
      const first = document.getElementById(all.split(' ')[0] ?? '');
      // A list in a section scrolls too.
      if (first === null || !scroller.contains(first)) return;
      const left = scroller.scrollHeight - scroller.clientHeight - scroller.scrollTop;
      const line = Math.max(READ_AT * window.innerHeight, window.innerHeight - left);
      const passed = all.split(' ').filter((id) => (document.getElementById(id)?.getBoundingClientRect().top ?? line) < line);
      setHere(passed.at(-1) ?? all.split(' ')[0]);
    };
    window.addEventListener('scroll', look, { capture: true, passive: true });
    return () => window.removeEventListener('scroll', look, { capture: true });
  }, [all]);
  return [here, setHere];
}
