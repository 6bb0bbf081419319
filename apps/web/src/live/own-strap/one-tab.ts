/** Only one tab receives a strap, because tabs share the storage and would overwrite each other's readings. */
const lockOf = (owner: number) => `clubpulse.strap.${owner}`;
const PATIENCE_MS = 2000;
let receivedHere = 0;
const locksOf = () => (navigator as { readonly locks?: LockManager | null }).locks ?? undefined;

/** Holds the strap until `signal` aborts. False when another tab holds it; always true without locks. */
export async function holdStrap(owner: number, signal: AbortSignal): Promise<boolean> {
  const locks = locksOf();
  if (locks === undefined) return true;
  return new Promise((resolve) => {
    const held = () =>
      new Promise<void>((release) => {
        if (signal.aborted) return release();
        receivedHere += 1;
        signal.addEventListener('abort', () => {
          receivedHere -= 1;
          release();
        });
        resolve(true);
      });
    locks.request(lockOf(owner), { signal: AbortSignal.timeout(PATIENCE_MS) }, held).catch(() => resolve(false));
  });
}

export async function isReceivedByAnotherTab(owner: number): Promise<boolean> {
  const locks = locksOf();
  if (receivedHere > 0 || locks === undefined) return false;
  const { held = [] } = await locks.query();
  return held.some(({ name }) => name === lockOf(owner));
}
