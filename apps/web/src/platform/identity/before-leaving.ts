/** What is to be ended, or saved, before somebody signs out: she is still signed in then. */
type Leaving = () => void | Promise<unknown>;
const leaving = new Set<Leaving>();
/** Nobody waits longer to be signed out. */
const PATIENCE_MS = 3000;

/** Does this before the next sign-out; returns the way to stop it. */
export function beforeLeaving(act: Leaving): () => void {
  leaving.add(act);
  return () => void leaving.delete(act);
}

/** Does all of it; what takes long, or fails, keeps nobody signed in. */
export async function endBeforeLeaving(): Promise<void> {
  const patience = new Promise((resolve) => setTimeout(resolve, PATIENCE_MS));
  await Promise.race([patience, Promise.allSettled([...leaving].map(async (act) => act()))]);
}
