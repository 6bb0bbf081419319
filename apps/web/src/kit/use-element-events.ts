import { type RefObject, useEffect, useRef } from 'react';

type Handlers = { readonly [Name in keyof HTMLElementEventMap]?: (event: HTMLElementEventMap[Name]) => void };

/** Adds listeners to rows that are not buttons. Event names must not change between renders. */
export function useElementEvents<T extends HTMLElement>(received: Handlers): RefObject<T | null> {
  const place = useRef<T>(null);
  const last = useRef(received);
  useEffect(() => {
    last.current = received;
  });
  useEffect(() => {
    const stop = new AbortController();
    for (const name of Object.keys(last.current) as (keyof Handlers)[])
      place.current?.addEventListener(name, (event) => (last.current[name] as ((event: Event) => void) | undefined)?.(event), {
        signal: stop.signal,
      });
    return () => stop.abort();
  }, []);
  return place;
}
