import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

export function claimCluster(dataDir: string): void {
  writeFileSync(join(dataDir, 'owner.pid'), String(process.pid), { mode: 0o600 });
}

/** Ends a PostgreSQL whose server no longer runs. Throws when its server runs, or after 60 seconds. */
export async function endOrphan(dataDir: string, log: (line: string) => void): Promise<void> {
  const cluster = join(dataDir, 'cluster');
  const pidFile = join(cluster, 'postmaster.pid');
  const pid = readPid(pidFile);
  if (pid === undefined || !isAlive(pid)) return;
  if (!describe(pid, 'args').includes(cluster)) {
    // The pid now belongs to another process. With this file PostgreSQL would refuse to start.
    rmSync(pidFile);
    return;
  }
  refuseAnothers(dataDir, pid);
  log(`shutting down the database (process ${pid}) that a killed server left behind`);
  try {
    process.kill(pid, 'SIGINT');
  } catch {
    // The process may already be ending, which the loop below notices.
  }
  for (let waited = 0; existsSync(pidFile) && isAlive(pid); waited += 25) {
    if (waited > 60_000)
      throw new Error(`The database (process ${pid}) of ${dataDir} does not stop. End it by hand and start again.`);
    await pause(25);
  }
}

export function refuseAnothers(dataDir: string, pid = readPid(join(dataDir, 'cluster', 'postmaster.pid'))): void {
  const owner = readPid(join(dataDir, 'owner.pid'));
  if (pid === undefined || owner === undefined || owner === process.pid || Number(describe(pid, 'ppid')) !== owner) return;
  throw new Error(
    `Another Clubpulse (process ${owner}) is using the data folder ${dataDir}. Stop it first, or set DATA_DIR to another folder.`,
  );
}

function readPid(file: string): number | undefined {
  if (!existsSync(file)) return undefined;
  const pid = Number.parseInt(readFileSync(file, 'utf8'), 10);
  return pid > 0 ? pid : undefined;
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

function describe(pid: number, what: 'args' | 'ppid'): string {
  try {
    if (process.platform !== 'linux') return execFileSync('ps', ['-o', `${what}=`, '-p', String(pid)], { encoding: 'utf8' });
    if (what === 'args') return readFileSync(`/proc/${pid}/cmdline`, 'utf8');
    return /^PPid:\s*(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? '';
  } catch {
    return '';
  }
}
