import { type ComponentType, lazy, Suspense, useState } from 'react';
import { fetchedLater } from './fetched.ts';

/** A part of a screen that is fetched when it is first shown, as dialogs are: nothing stands there meanwhile. */
export function later<Props extends object>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> {
  const part = fetchedLater(load);
  const Part = lazy(async () => ({ default: await part.fetch() }));
  return function Later(props: Props) {
    // What was fetched ahead is drawn at once: a printer does not wait.
    const [Here] = useState(() => part.here());
    if (Here !== undefined) return <Here {...props} />;
    return (
      <Suspense>
        <Part {...props} />
      </Suspense>
    );
  };
}
