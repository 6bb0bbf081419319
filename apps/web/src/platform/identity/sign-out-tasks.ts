type Leaving = () => void | Promise<unknown>;
const leaving = new Set<Leaving>();
const PATIENCE_MS = 3000;

export function onSignOut(act: Leaving): () => void {
  leaving.add(act);
  return () => void leaving.delete(act);
}

export async function runSignOutTasks(): Promise<void> {
  const patience = new Promise((resolve) => setTimeout(resolve, PATIENCE_MS));
  await Promise.race([patience, Promise.allSettled([...leaving].map(async (act) => act()))]);
}
