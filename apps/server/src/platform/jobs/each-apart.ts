/** Runs all acts even if some fail. Then throws the first error, so that the job is retried. */
export async function runEachIsolated<One>(all: readonly One[], act: (one: One) => Promise<unknown>): Promise<void> {
  const failed: unknown[] = [];
  for (const one of all) await act(one).catch((error: unknown) => void failed.push(error));
  if (failed.length > 0) throw failed[0];
}
