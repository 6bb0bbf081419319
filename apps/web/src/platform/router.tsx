import type { ComponentType } from 'react';
import { flushSync } from 'react-dom';
import { type Blocker, createHashRouter, type RouteObject } from 'react-router';
import { closedByBack } from './back/back-closes.ts';

interface RouterParts {
  Frame: ComponentType;
  ScreenRoute: ComponentType;
  ScreenError: ComponentType;
  Starting: ComponentType;
}

/** One route serves all screens. The first word is case-insensitive. */
export const routesOf = ({ Frame, ScreenRoute, ScreenError, Starting }: RouterParts): RouteObject[] => [
  {
    Component: Frame,
    HydrateFallback: Starting,
    ErrorBoundary: ScreenError,
    children: [
      { path: '/:view?/:id?/:action?', Component: ScreenRoute, ErrorBoundary: ScreenError },
      { path: '*', Component: ScreenRoute, ErrorBoundary: ScreenError },
    ],
  },
];

const entryNumber = (): number | undefined => (window.history.state as { idx?: number } | null)?.idx;

/** React Router blocks leaving only between numbered entries, so a typed URL's entry is numbered before its listener runs. */
export function makeRouter(parts: RouterParts) {
  let here = entryNumber() ?? 0;
  let returns = false;
  const remember = () => {
    here = entryNumber() ?? here;
  };
  window.addEventListener('popstate', (event) => {
    // Proceeding after a confirmation is not a press of Back.
    if (!returns && !isAny(router, 'proceeding') && closedByBack(here - (entryNumber() ?? here))) {
      event.stopImmediatePropagation();
      return;
    }
    if (entryNumber() === undefined) window.history.replaceState({ idx: here + 1 }, '');
    remember();
  });
  const router = createHashRouter(routesOf(parts));
  router.subscribe(remember);
  // When the router blocks, its own listener steps back at once. This step is not a press of Back.
  window.addEventListener('popstate', () => {
    returns = !returns && isAny(router, 'blocked');
  });
  return router;
}

const isAny = (router: ReturnType<typeof createHashRouter>, state: Blocker['state']): boolean =>
  [...router.state.blockers.values()].some((blocker) => blocker.state === state);

export const commitNow = (update: () => unknown): undefined => {
  flushSync(update);
};
