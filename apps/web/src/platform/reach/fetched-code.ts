import { anyEditorOpen } from '../version/open-editors.ts';
import { awaitReturn, checkReachability, seemsReachable } from './reach.ts';

export class NotFetched extends Error {
  override readonly name = 'NotFetched';
}

const RELOADED = 'clubpulse.reloadedForCode';
/** Within this time after a reload because of missing code, another reload would not help. */
const NOT_AGAIN_MS = 60_000;

/** After a failed import a browser repeats the failure until the page is reloaded. */
let remembered = false;

const nowhere = (): Promise<boolean> => Promise.resolve(false);

/** Loads code only if the server is reachable or the code is cached, so that the browser does not remember a failure. */
export const loadCodeWhenReachable = <Code>(load: () => Promise<Code>, isStored = nowhere): Promise<Code> =>
  seemsReachable() ? load() : onceReached(load, isStored);

async function onceReached<Code>(load: () => Promise<Code>, isStored: () => Promise<boolean>): Promise<Code> {
  if (!(await isStored()) && !(await checkReachability())) throw new NotFetched('The server cannot be reached');
  return load();
}

/** Code did not load although there is a network, so the page reloads at the next failure, if no typed data would be lost. */
export function throwCodeNotLoaded(error: unknown): never {
  if (error instanceof NotFetched) throw error;
  if (remembered) reloadOnce();
  remembered = true;
  awaitReturn();
  throw new NotFetched('The code did not come', { cause: error });
}

export const fetchCode = <Code>(load: () => Promise<Code>, isStored = nowhere): Promise<Code> =>
  loadCodeWhenReachable(load, isStored).catch(throwCodeNotLoaded);

function reloadOnce(): void {
  if (anyEditorOpen()) return;
  const last = Number(window.sessionStorage.getItem(RELOADED) ?? 0);
  if (Date.now() - last < NOT_AGAIN_MS) return;
  window.sessionStorage.setItem(RELOADED, String(Date.now()));
  window.location.reload();
}
