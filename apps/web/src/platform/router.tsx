import type { ComponentType } from 'react';
import { flushSync } from 'react-dom';
import { type Blocker, createHashRouter, type RouteObject } from 'react-router';
import { closedByBack } from './back/back-closes.ts';

interface RouterParts {
  /** Around every screen: session, shell. Renders an `<Outlet>`. */
  Frame: ComponentType;
  /** Shows the screen of the route's first word. */
  ScreenRoute: ComponentType;
  ScreenError: ComponentType;
  Starting: ComponentType;
}

/**
 * `{view}/{id}/{action}`, `{view}/{id}` or `{view}` alone, for every view: the first word is looked up without
 * regard to case (spec 1 section 2), so a new screen needs no route of its own.
 */
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

/**
 * React Router numbers the entries of the history and keeps a screen with something unsaved only where it knows both numbers. An
 * address typed by hand makes an entry without one, so it gets the next before the router's own listener, which is the later one, looks.
 */
export function makeRouter(parts: RouterParts) {
  let here = entryNumber() ?? 0;
  /** The router keeps the screen by a step of its own back to it, which nobody pressed. */
  let returns = false;
  const remember = () => {
    here = entryNumber() ?? here;
  };
  window.addEventListener('popstate', (event) => {
    // Nor is the step pressed by which it goes where she wanted, once she said so.
    if (!returns && !isAny(router, 'proceeding') && closedByBack(here - (entryNumber() ?? here))) {
      event.stopImmediatePropagation();
      return;
    }
    if (entryNumber() === undefined) window.history.replaceState({ idx: here + 1 }, '');
    remember();
  });
  const router = createHashRouter(routesOf(parts));
  router.subscribe(remember);
  // After the router's own listener: it steps back at once where it keeps the screen.
  window.addEventListener('popstate', () => {
    returns = !returns && isAny(router, 'blocked');
  });
  return router;
}

const isAny = (router: ReturnType<typeof createHashRouter>, state: Blocker['state']): boolean =>
  [...router.state.blockers.values()].some((blocker) => blocker.state === state);

/** Commits a navigation at once where a screen asks for it (`flushSync`). */
export const commitNow = (update: () => unknown): undefined => {
  flushSync(update);
};
