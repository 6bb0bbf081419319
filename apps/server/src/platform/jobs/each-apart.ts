/** One after the other, all of them whatever becomes of one; that one is thrown in the end, so that the job is tried again. */
export async function eachApart<One>(all: readonly One[], act: (one: One) => Promise<unknown>): Promise<void> {
  const failed: unknown[] = [];
  for (const one of all) await act(one).catch((error: unknown) => void failed.push(error));
  if (failed.length > 0) throw failed[0];
}
