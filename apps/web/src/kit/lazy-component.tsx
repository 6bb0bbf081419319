import { type ComponentType, useEffect, useState } from 'react';
import { onReconnect } from '../platform/reach/reach.ts';
import { runWhenIdle } from '../start/idle.ts';
import { type LazyPart, lazyPart, lazyPartLoadedFirst, useLazyPart } from './lazy-part.ts';
import { showNotReached } from './not-reached.ts';

interface Later<Props extends object> {
  meanwhile?: ComponentType<Props>;
  /** Name of the component's file, set when it must be available offline. */
  file?: string;
}

/** Offline the component shows a message, and loads when the network is back. */
export const lazyComponent = <Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  { meanwhile, file }: Later<Props> = {},
): ComponentType<Props> => drawn(lazyPart(load, file), meanwhile);

export const lazyComponentLoadedFirst = <Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  file?: string,
): ComponentType<Props> => drawn(lazyPartLoadedFirst(load, file));

export function lazyBackgroundComponent(load: () => Promise<ComponentType>, file?: string): ComponentType {
  const part = lazyPart(load, file);
  return function Beside() {
    const Here = useLazyPart(part);
    useEffect(() => {
      const fetch = () => void part.fetch().catch(() => undefined);
      void runWhenIdle(fetch);
      return onReconnect(fetch);
    }, []);
    return Here === undefined ? null : <Here />;
  };
}

function drawn<Props extends object>(
  part: LazyPart<ComponentType<Props>>,
  Meanwhile: ComponentType<Props> = Nothing,
): ComponentType<Props> {
  return function Later(props: Props) {
    // The state is read synchronously, because printing does not wait.
    const [Here, setHere] = useState(() => part.here());
    useEffect(() => {
      if (Here !== undefined) return;
      let left = false;
      const show = () => {
        if (!left) setHere(() => part.here());
      };
      part.fetch().then(show, () => left || showNotReached());
      const stop = onReconnect(() => void part.fetch().then(show, () => undefined));
      return () => {
        left = true;
        stop();
      };
    }, [Here]);
    return Here === undefined ? <Meanwhile {...props} /> : <Here {...props} />;
  };
}

const Nothing = () => null;
