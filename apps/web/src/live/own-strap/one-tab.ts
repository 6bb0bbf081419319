/** Of two tabs that hear one strap only one keeps and sends: what is kept is of both, and one would write over what the other wrote. */
const lockOf = (owner: number) => `clubpulse.strap.${owner}`;
/** A tab that is closed, or heard a strap a moment ago, lets go within this. */
const PATIENCE_MS = 2000;
let heardHere = 0;
/** None on a page that is not secure. */
const locksOf = () => (navigator as { readonly locks?: LockManager | null }).locks ?? undefined;

/** Held until `signal` ends it; false where another tab of this browser holds it. A browser without locks has no tabs to ask. */
export async function holdStrap(owner: number, signal: AbortSignal): Promise<boolean> {
  const locks = locksOf();
  if (locks === undefined) return true;
  return new Promise((resolve) => {
    const held = () =>
      new Promise<void>((release) => {
        if (signal.aborted) return release();
        heardHere += 1;
        signal.addEventListener('abort', () => {
          heardHere -= 1;
          release();
        });
        resolve(true);
      });
    locks.request(lockOf(owner), { signal: AbortSignal.timeout(PATIENCE_MS) }, held).catch(() => resolve(false));
  });
}

export async function isHeardByAnotherTab(owner: number): Promise<boolean> {
  const locks = locksOf();
  if (heardHere > 0 || locks === undefined) return false;
  const { held = [] } = await locks.query();
  return held.some(({ name }) => name === lockOf(owner));
}
