import { readdirSync, readFileSync } from 'node:fs';

// Linux counts CPU time in hundredths of a second, whatever the machine's clock.
const TICKS_PER_SECOND = 100;

/** Fields of /proc/<pid>/stat after the command's name; [0] is the state. */
const statOf = (pid: number): string[] =>
  readFileSync(`/proc/${pid}/stat`, 'utf8')
    .replace(/^.*\) /s, '')
    .split(' ');

/** CPU seconds of a process since its start, 0 when it ended. */
export function cpuOf(pid: number): number {
  try {
    const stat = statOf(pid);
    return (Number(stat[11]) + Number(stat[12])) / TICKS_PER_SECOND;
  } catch {
    return 0;
  }
}
/** CPU seconds of its ended children. */
export function endedCpuOf(pid: number): number {
  const stat = statOf(pid);
  return (Number(stat[13]) + Number(stat[14])) / TICKS_PER_SECOND;
}

/** The process and everything it started. */
export function descendants(pid: number): number[] {
  const parents = new Map<number, number>();
  for (const name of readdirSync('/proc')) {
    if (!/^\d+$/.test(name)) continue;
    try {
      parents.set(Number(name), Number(statOf(Number(name))[1]));
    } catch {
      // Ended meanwhile.
    }
  }
  const found = [pid];
  for (const one of found) for (const [child, parent] of parents) if (parent === one) found.push(child);
  return found;
}
