import { randomUUID } from 'node:crypto';
import type { StatsFs } from 'node:fs';
import { statfs } from 'node:fs/promises';
import { hostname } from 'node:os';
import { type EventLoopUtilization, performance } from 'node:perf_hooks';
import { allPartitions } from '@clubpulse/rules/live/partitions/partitions';
import type { ServerParts } from '../../platform/feature/feature.ts';
import { hasOwnFiles } from '../../platform/media/shared-files.ts';
import { deleteReport, storeReport } from './server-health.store.ts';

const EVERY_MS = 5_000;
const REPORTS_A_MINUTE = 12;
const free = ({ bavail, blocks, bfree }: StatsFs): number => bavail / Math.max(1, blocks - bfree + bavail);

export interface Measured extends Pick<ServerParts, 'config' | 'db' | 'log' | 'version'> {
  readonly mqtt: { connected(): boolean };
  readonly intake: { load(): { readonly oldestMs: number } } | undefined;
  readonly frames: { load(): { readonly sent: number; readonly late: number } } | undefined;
  readonly sockets: { watching(): number } | undefined;
  readonly partitions: { held(): readonly number[] } | undefined;
}

async function fullestDisk({ DATA_DIR, FILES_DIR, S3_ENDPOINT }: Measured['config']): Promise<StatsFs> {
  const disk = await statfs(DATA_DIR);
  const other = S3_ENDPOINT === undefined ? await statfs(FILES_DIR).catch(() => disk) : disk;
  return free(other) < free(disk) ? other : disk;
}

export function createReporting({ config, db, log, version, mqtt, intake, frames, sockets, partitions }: Measured) {
  const own = {
    ProcessId: randomUUID(),
    Name: `${hostname()}:${process.pid}`,
    Version: version,
    Roles: [...config.ROLE],
    StartedAt: new Date(Date.now() - process.uptime() * 1000),
  };
  const counted: { readonly sent: number; readonly late: number }[] = [];
  let last: EventLoopUtilization = performance.eventLoopUtilization();
  let running: Promise<void> | undefined;
  let [reports, hasFiles] = [0, true];
  let timer: NodeJS.Timeout | undefined;

  function share(): number {
    const now = performance.eventLoopUtilization();
    const { utilization } = performance.eventLoopUtilization(now, last);
    last = now;
    return utilization;
  }

  function lastMinute(): { Frames: number | null; LateFrames: number | null } {
    if (!frames) return { Frames: null, LateFrames: null };
    const now = frames.load();
    counted.push({ ...now });
    if (counted.length > REPORTS_A_MINUTE + 1) counted.shift();
    const before = counted[0] ?? now;
    return { Frames: now.sent - before.sent, LateFrames: now.late - before.late };
  }

  async function report(): Promise<void> {
    const disk = await fullestDisk(config);
    if (reports % REPORTS_A_MINUTE === 0) hasFiles = await hasOwnFiles(db, config);
    reports += 1;
    await storeReport(db, {
      ...own,
      HasBroker: mqtt.connected(),
      HasFiles: hasFiles,
      Load: share(),
      Memory: process.memoryUsage.rss(),
      DiskFree: disk.bavail * disk.bsize,
      DiskSize: (disk.blocks - disk.bfree + disk.bavail) * disk.bsize,
      Sockets: sockets ? sockets.watching() : null,
      Partitions: config.ROLE.includes('live') ? [...(partitions?.held() ?? allPartitions)] : null,
      Unstored: intake ? intake.load().oldestMs / 1000 : null,
      ...lastMinute(),
    });
  }

  const turn = (): Promise<void> =>
    (running ??= report()
      .catch((error: unknown) => log.debug({ err: error }, 'the process could not report its figures'))
      .finally(() => {
        running = undefined;
      }));

  return {
    report: turn,
    async begin(): Promise<void> {
      await turn();
      timer = setInterval(() => void turn(), EVERY_MS).unref();
    },
    async end(): Promise<void> {
      clearInterval(timer);
      await running;
      await deleteReport(db, own.ProcessId).catch(() => {});
    },
  };
}
