import { anyEditorOpen } from '../version/open-editors.ts';
import { awaitReturn, lookAgain, seemsWithinReach } from './reach.ts';

/** Code that could not be fetched now; it is worth asking again when the server answers. */
export class NotFetched extends Error {
  override readonly name = 'NotFetched';
}

const RELOADED = 'clubpulse.reloadedForCode';
/** A page that was loaded anew for missing code and misses it again so soon is not helped by a third time. */
const NOT_AGAIN_MS = 60_000;

/** A browser remembers that a file of code did not come, and asks no second time in the life of a page. */
let remembered = false;

const nowhere = (): Promise<boolean> => Promise.resolve(false);

/** Asks for code where the server is within reach, or this device keeps it: what is not tried is not remembered as missing. */
export const askForCode = <Code>(load: () => Promise<Code>, isKept = nowhere): Promise<Code> =>
  seemsWithinReach() ? load() : onceReached(load, isKept);

async function onceReached<Code>(load: () => Promise<Code>, isKept: () => Promise<boolean>): Promise<Code> {
  if (!(await isKept()) && !(await lookAgain())) throw new NotFetched('The server cannot be reached');
  return load();
}

/**
 * What went missing although there seemed to be a network comes with a new page, the next time it is asked for, if nothing typed would
 * be lost.
 */
export function codeDidNotCome(error: unknown): never {
  if (error instanceof NotFetched) throw error;
  if (remembered) reloadOnce();
  remembered = true;
  awaitReturn();
  throw new NotFetched('The code did not come', { cause: error });
}

export const fetchCode = <Code>(load: () => Promise<Code>, isKept = nowhere): Promise<Code> =>
  askForCode(load, isKept).catch(codeDidNotCome);

function reloadOnce(): void {
  if (anyEditorOpen()) return;
  const last = Number(window.sessionStorage.getItem(RELOADED) ?? 0);
  if (Date.now() - last < NOT_AGAIN_MS) return;
  window.sessionStorage.setItem(RELOADED, String(Date.now()));
  window.location.reload();
}
