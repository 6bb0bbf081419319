import type { ServerHealth } from '@clubpulse/contract/office/server-health';
import { judgeServer, REPORT_SECONDS } from '@clubpulse/rules/office/server-health/judge';
import { newestBackup } from '../../platform/doctor/backups.ts';
import type { ServerParts } from '../../platform/feature/feature.ts';
import { readBacklog } from '../../platform/metrics/backlog.facts.ts';
import { type ProcessRow, readDatabase, readProcesses } from './server-health.facts.ts';

type Parts = Pick<ServerParts, 'config' | 'db'> & { readonly identity: Pick<ServerParts['identity'], 'isAnswering'> };

const sum = (counts: readonly number[]): number => counts.reduce((all, count) => all + count, 0);

async function ageOfBackup(folder: string | undefined, now: Date): Promise<number | undefined> {
  if (folder === undefined) return undefined;
  const newest = await newestBackup(folder).catch(() => undefined);
  return newest ? Math.max(0, (now.getTime() - newest.getTime()) / 1000) : Number.POSITIVE_INFINITY;
}

const shown = ({ StartedAt, ...row }: ProcessRow): ServerHealth['Processes'][number] => ({
  Name: row.Name,
  Version: row.Version,
  Roles: [...row.Roles],
  StartedAt: StartedAt.toISOString(),
  SeenSeconds: row.SeenSeconds,
  IsReporting: row.SeenSeconds <= REPORT_SECONDS,
  Load: row.Load,
  Memory: row.Memory,
  Sockets: row.Sockets,
  Partitions: row.Partitions && [...row.Partitions],
  Clubs: row.Clubs,
});

export const createServerHealth = ({ config, db, identity }: Parts) => ({
  async read(): Promise<ServerHealth> {
    const now = new Date();
    const [processes, database, backlog, isIdentityAnswering, backupAge] = await Promise.all([
      readProcesses(db),
      readDatabase(db),
      readBacklog(db),
      identity.isAnswering(),
      ageOfBackup(config.BACKUP_DIR, now),
    ]);
    const { jobs, mailsWaiting, mailsGivenUp, oldestMail, deliveriesWaiting, oldestDelivery, webhooksFailing } = backlog;
    return {
      At: now.toISOString(),
      Parts: judgeServer({
        processes,
        connections: database,
        isIdentityAnswering,
        jobs: {
          due: sum(jobs.map(({ due }) => due)),
          failing: sum(jobs.map(({ failing }) => failing)),
          oldest: Math.max(0, ...jobs.map(({ oldest }) => oldest)),
        },
        // Without a mail server mails are stored, and none is expected to leave.
        mails: config.SMTP_URL === undefined ? undefined : { waiting: mailsWaiting, lost: mailsGivenUp, oldest: oldestMail },
        deliveries: { waiting: deliveriesWaiting, oldest: oldestDelivery },
        webhooksFailing,
        hasPartitionsAhead: database.isAhead && !database.hasStray,
        backupAge,
        hasOwnDatabase: config.DATABASE_URL === undefined,
        archive: config.BACKUP_DIR !== undefined || database.archive.isOn ? database.archive : undefined,
      }),
      Processes: processes.map(shown),
    };
  },
});
export type ServerHealthService = ReturnType<typeof createServerHealth>;
