import { useCallback, useEffect, useRef, useState } from 'react';

/** Whether something that may be on the page is out of sight; `watch` is the ref of what stands for it. */
export function useOutOfSight(isThere: boolean) {
  const observer = useRef<IntersectionObserver | null>(null);
  const [isSeen, setSeen] = useState(true);
  useEffect(() => () => observer.current?.disconnect(), []);
  const watch = useCallback((element: HTMLElement | null) => {
    observer.current?.disconnect();
    if (element === null || typeof IntersectionObserver === 'undefined') return;
    observer.current = new IntersectionObserver(([entry]) => setSeen(entry?.isIntersecting ?? true));
    observer.current.observe(element);
  }, []);
  return { watch, isOut: !isThere || !isSeen };
}
