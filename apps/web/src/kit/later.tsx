import { type ComponentType, lazy, Suspense } from 'react';

/**
 * A part of a screen that is fetched when it is first shown, as dialogs are: nothing stands there meanwhile. In the built app it is
 * asked for once the browser has nothing else to do, so that it opens at once, and without a network too.
 */
export function later<Props extends object>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> {
  const Part = lazy(async () => ({ default: await load() }));
  // Safari has no idle callback: there it is fetched when it is opened. A failure shows when it is opened too.
  if (import.meta.env.PROD && 'requestIdleCallback' in window) requestIdleCallback(() => void load().catch(() => undefined));
  return function Later(props: Props) {
    return (
      <Suspense>
        <Part {...props} />
      </Suspense>
    );
  };
}
