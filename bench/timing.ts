export async function timed(run: () => Promise<unknown>, times: number): Promise<number[]> {
  const taken: number[] = [];
  for (let n = 0; n < times; n++) {
    const begin = performance.now();
    await run();
    taken.push(performance.now() - begin);
  }
  return taken;
}

export function percentile(values: readonly number[], part: number): number {
  return [...values].sort((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * part))] ?? 0;
}
