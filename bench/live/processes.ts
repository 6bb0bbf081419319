import { readdirSync, readFileSync } from 'node:fs';

// Linux counts CPU time in hundredths of a second.
const TICKS_PER_SECOND = 100;

const statOf = (pid: number): string[] =>
  readFileSync(`/proc/${pid}/stat`, 'utf8')
    .replace(/^.*\) /s, '')
    .split(' ');

export function cpuOf(pid: number): number {
  try {
    const stat = statOf(pid);
    return (Number(stat[11]) + Number(stat[12])) / TICKS_PER_SECOND;
  } catch {
    return 0;
  }
}
export function endedCpuOf(pid: number): number {
  const stat = statOf(pid);
  return (Number(stat[13]) + Number(stat[14])) / TICKS_PER_SECOND;
}

export function descendants(pid: number): number[] {
  const parents = new Map<number, number>();
  for (const name of readdirSync('/proc')) {
    if (!/^\d+$/.test(name)) continue;
    try {
      parents.set(Number(name), Number(statOf(Number(name))[1]));
    } catch {
      // The process has ended.
    }
  }
  const found = [pid];
  for (const one of found) for (const [child, parent] of parents) if (parent === one) found.push(child);
  return found;
}
