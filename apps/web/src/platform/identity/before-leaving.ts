type Leaving = () => void | Promise<unknown>;
const leaving = new Set<Leaving>();
const PATIENCE_MS = 3000;

export function beforeLeaving(act: Leaving): () => void {
  leaving.add(act);
  return () => void leaving.delete(act);
}

/** Runs all tasks before a sign-out. Slow or failing ones do not prevent it. */
export async function endBeforeLeaving(): Promise<void> {
  const patience = new Promise((resolve) => setTimeout(resolve, PATIENCE_MS));
  await Promise.race([patience, Promise.allSettled([...leaving].map(async (act) => act()))]);
}
