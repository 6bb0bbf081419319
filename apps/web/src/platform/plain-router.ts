import {
  type Blocker,
  type BlockerFunction,
  type DataRouter,
  type Location,
  matchRoutes,
  NavigationType,
  type RouteObject,
  resolvePath,
  type To,
  type UNSAFE_createHashHistory,
} from 'react-router';

type History = ReturnType<typeof UNSAFE_createHashHistory>;
type State = DataRouter['state'];
type Used = Pick<
  DataRouter,
  'state' | 'routes' | 'subscribe' | 'navigate' | 'createHref' | 'encodeLocation' | 'getBlocker' | 'deleteBlocker'
>;

const free: Blocker = { state: 'unblocked', proceed: undefined, reset: undefined, location: undefined };

const matchesOf = (routes: RouteObject[], location: Location) => (matchRoutes(routes, location) ?? []) as State['matches'];

const startOf = ({ action, location }: History, routes: RouteObject[]): State => ({
  historyAction: action,
  location,
  matches: matchesOf(routes, location),
  initialized: true,
  renderFallback: false,
  navigation: {
    state: 'idle',
    location: undefined,
    matches: undefined,
    historyAction: undefined,
    formMethod: undefined,
    formAction: undefined,
    formEncType: undefined,
    formData: undefined,
    json: undefined,
    text: undefined,
  },
  restoreScrollPosition: null,
  preventScrollReset: false,
  revalidation: 'idle',
  loaderData: {},
  actionData: null,
  errors: null,
  fetchers: new Map(),
  blockers: new Map(),
});

/** Replaces `createRouter`, whose unused loaders and actions have 12 kB. */
export function routerOn(history: History, routes: RouteObject[]): DataRouter {
  const listeners = new Set<Parameters<DataRouter['subscribe']>[0]>();
  const guards = new Map<string, BlockerFunction>();
  let steppedBack: (() => void) | undefined;
  let state = startOf(history, routes);

  const update = (next: Partial<State>, flushSync = false) => {
    state = { ...state, ...next };
    for (const listener of listeners) listener(state, { deletedFetchers: [], newErrors: null, flushSync });
  };
  const setBlocker = (key: string, blocker: Blocker) => update({ blockers: new Map(state.blockers).set(key, blocker) });
  const block = (key: string, location: Location, proceed: () => void) =>
    setBlocker(key, {
      state: 'blocked',
      location,
      proceed: () => {
        setBlocker(key, { state: 'proceeding', location, proceed: undefined, reset: undefined });
        proceed();
      },
      reset: () => setBlocker(key, free),
    });
  const blockerOf = (nextLocation: Location, historyAction: NavigationType) => {
    const [key, isBlocking] = [...guards].at(-1) ?? [];
    if (key === undefined || state.blockers.get(key)?.state === 'proceeding') return undefined;
    return isBlocking?.({ currentLocation: state.location, nextLocation, historyAction }) ? key : undefined;
  };
  const arriveAt = (location: Location, historyAction: NavigationType, flushSync?: boolean) => {
    const blockers = new Map([...state.blockers.keys()].map((key) => [key, free]));
    update({ location, historyAction, matches: matchesOf(routes, location), blockers }, flushSync);
  };

  history.listen(({ action, location, delta }) => {
    if (steppedBack !== undefined) {
      steppedBack();
      steppedBack = undefined;
      return;
    }
    const key = blockerOf(location, action);
    if (key === undefined || delta === null) return arriveAt(location, action);
    const back = new Promise<void>((resolve) => {
      steppedBack = resolve;
    });
    history.go(-delta);
    block(key, location, () => void back.then(() => history.go(delta)));
  });

  const navigate: DataRouter['navigate'] = async (to: To | number | null, options?: Parameters<DataRouter['navigate']>[1]) => {
    if (typeof to === 'number') return history.go(to);
    const path = resolvePath(to ?? '', state.location.pathname);
    const location: Location = {
      ...path,
      ...history.encodeLocation(path),
      state: options?.state ?? null,
      key: Math.random().toString(36).slice(2, 10),
    };
    const action = options?.replace === true ? NavigationType.Replace : NavigationType.Push;
    const key = blockerOf(location, action);
    if (key !== undefined) return block(key, location, () => void navigate(to, options));
    if (action === NavigationType.Replace) history.replace(location, location.state);
    else history.push(location, location.state);
    arriveAt(location, action, options?.flushSync);
  };

  const used: Used & { readonly manifest: object } = {
    get state() {
      return state;
    },
    routes: routes as DataRouter['routes'],
    manifest: {},
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    navigate,
    createHref: history.createHref,
    encodeLocation: history.encodeLocation,
    getBlocker: (key, guard) => {
      guards.set(key, guard);
      return state.blockers.get(key) ?? free;
    },
    deleteBlocker: (key) => {
      state.blockers.delete(key);
      guards.delete(key);
    },
  };
  return used as DataRouter;
}
