import { type ComponentType, useEffect, useState } from 'react';
import { onReturn } from '../platform/reach/reach.ts';
import { type Fetched, fetchedFirst, fetchedLater, idle, useFetched } from './fetched.ts';
import { showNotReached } from './not-reached.ts';

interface Later<Props extends object> {
  meanwhile?: ComponentType<Props>;
  /** Name of the component's file, set when it must be available offline. */
  file?: string;
}

/** Offline it shows a message, and loads when the network is back. */
export const later = <Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  { meanwhile, file }: Later<Props> = {},
): ComponentType<Props> => drawn(fetchedLater(load, file), meanwhile);

export const laterFirst = <Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  file?: string,
): ComponentType<Props> => drawn(fetchedFirst(load, file));

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
    // Synchronous, because printing does not wait.
    const [Here, setHere] = useState(() => part.here());
    useEffect(() => {
      if (Here !== undefined) return;
      let left = false;
      const show = () => {
        if (!left) setHere(() => part.here());
      };
      part.fetch().then(show, () => left || showNotReached());
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
