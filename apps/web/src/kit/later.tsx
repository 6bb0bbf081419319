import { type ComponentType, useEffect, useState } from 'react';
import { onReturn } from '../platform/reach/reach.ts';
import { type Fetched, fetchedFirst, fetchedLater, idle, useFetched } from './fetched.ts';
import { sayNotReached } from './not-reached.ts';

interface Later<Props extends object> {
  /** Stands there until it is here, instead of nothing. */
  meanwhile?: ComponentType<Props>;
  /** The name of its file, where this device keeps it: then it comes without a network too. */
  file?: string;
}

/**
 * A part of a screen that is fetched when it is first shown, as dialogs are. Where the network is away it says so and comes when the
 * network does, if it is still wanted.
 */
export const later = <Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  { meanwhile, file }: Later<Props> = {},
): ComponentType<Props> => drawn(fetchedLater(load, file), meanwhile);

/** The same for what a screen needs from the first press on. */
export const laterFirst = <Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  file?: string,
): ComponentType<Props> => drawn(fetchedFirst(load, file));

/** The same for what shows nothing by itself, and goes on beside whatever screen is open: no screen waits for it. */
export function laterBeside(load: () => Promise<ComponentType>, file?: string): ComponentType {
  const part = fetchedLater(load, file);
  return function Beside() {
    const Here = useFetched(part);
    useEffect(() => {
      const fetch = () => void part.fetch().catch(() => undefined);
      void idle(fetch);
      return onReturn(fetch);
    }, []);
    return Here === undefined ? null : <Here />;
  };
}

function drawn<Props extends object>(
  part: Fetched<ComponentType<Props>>,
  Meanwhile: ComponentType<Props> = Nothing,
): ComponentType<Props> {
  return function Later(props: Props) {
    // What was fetched ahead is drawn at once: a printer does not wait.
    const [Here, setHere] = useState(() => part.here());
    useEffect(() => {
      if (Here !== undefined) return;
      let left = false;
      const show = () => {
        if (!left) setHere(() => part.here());
      };
      part.fetch().then(show, () => left || sayNotReached());
      const stop = onReturn(() => void part.fetch().then(show, () => undefined));
      return () => {
        left = true;
        stop();
      };
    }, [Here]);
    return Here === undefined ? <Meanwhile {...props} /> : <Here {...props} />;
  };
}

const Nothing = () => null;
