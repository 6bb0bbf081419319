import { type ComponentType, useEffect, useState } from 'react';
import { onReturn } from '../platform/reach/reach.ts';
import { fetchedLater } from './fetched.ts';
import { sayNotReached } from './not-reached.ts';

/**
 * A part of a screen that is fetched when it is first shown, as dialogs are: nothing stands there meanwhile. Where the network is
 * away it says so and comes when the network does, if it is still wanted.
 */
export function later<Props extends object>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> {
  const part = fetchedLater(load);
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
    return Here === undefined ? null : <Here {...props} />;
  };
}
