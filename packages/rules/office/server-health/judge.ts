import {
  type PartHealth,
  type PartState,
  partStates,
  type ServerPart,
  type ServerProcess,
  serverParts,
} from '@clubpulse/contract/office/server-health';
import { PARTITIONS } from '../../live/partitions/partitions.ts';

type Role = ServerProcess['Roles'][number];

export interface ReportedProcess {
  readonly Name: string;
  readonly Version: string;
  readonly Roles: readonly Role[];
  readonly SeenSeconds: number;
  readonly HasBroker: boolean;
  readonly HasFiles: boolean;
  readonly Load: number;
  readonly DiskFree: number;
  readonly DiskSize: number;
  readonly Partitions: readonly number[] | null;
  /** Seconds since the oldest heart rate that is not stored. */
  readonly Unstored: number | null;
  readonly Frames: number | null;
  readonly LateFrames: number | null;
}

interface Archive {
  readonly isOn: boolean;
  readonly isFailing: boolean;
  readonly age: number | null;
}

export interface ServerFigures {
  readonly processes: readonly ReportedProcess[];
  readonly connections: { readonly used: number; readonly most: number };
  readonly isIdentityAnswering: boolean;
  readonly jobs: { readonly due: number; readonly failing: number; readonly oldest: number };
  readonly mails: { readonly waiting: number; readonly lost: number; readonly oldest: number } | undefined;
  readonly deliveries: { readonly waiting: number; readonly oldest: number };
  readonly webhooksFailing: number;
  readonly hasPartitionsAhead: boolean;
  /** Seconds. Infinite if there is none, undefined without a folder. */
  readonly backupAge: number | undefined;
  readonly hasOwnDatabase: boolean;
  readonly archive: Archive | undefined;
}

export const REPORT_SECONDS = 15;
const [MINUTE, HOUR] = [60, 3600];
const BACKUP_HOURS = 26;

const from = (value: number, degraded: number, broken: number): PartState =>
  value >= broken ? 'Broken' : value >= degraded ? 'Degraded' : 'Ok';
const some = (count: number): PartState => (count > 0 ? 'Degraded' : 'Ok');
const works = (is: boolean): PartState => (is ? 'Ok' : 'Broken');

type Judged = Omit<PartHealth, 'Part'>;
const judged = (State: PartState, figures: Partial<Judged> = {}): Judged => ({
  Value: null,
  Most: null,
  Seconds: null,
  Where: null,
  ...figures,
  State,
});

const used = ({ DiskFree, DiskSize }: ReportedProcess): number => 1 - DiskFree / Math.max(1, DiskSize);
const lateShare = ({ Frames, LateFrames }: ReportedProcess): number => (LateFrames ?? 0) / Math.max(1, Frames ?? 0);

const namesOf = (processes: readonly { readonly Name: string }[]): string | null =>
  [...new Set(processes.map(({ Name }) => Name))].join(' + ') || null;

function worst(
  processes: readonly ReportedProcess[],
  by: (one: ReportedProcess) => number,
  judge: (one: ReportedProcess) => Judged,
): Judged | undefined {
  const [first] = processes.toSorted((one, other) => by(other) - by(one));
  return first && { ...judge(first), Where: first.Name };
}

function ofProcesses(
  processes: readonly ReportedProcess[],
  hasOwnDatabase: boolean,
): Partial<Record<ServerPart, Judged | undefined>> {
  const reporting = processes.filter(({ SeenSeconds }) => SeenSeconds <= REPORT_SECONDS);
  const live = reporting.filter(({ Roles }) => Roles.includes('live'));
  const holders = Map.groupBy(
    live.flatMap(({ Name, Partitions }) => (Partitions ?? []).map((partition) => ({ Name, partition }))),
    ({ partition }) => partition,
  );
  const rivals = namesOf([...holders.values()].filter(({ length }) => length > 1).flat());
  const withFiles = reporting.filter(({ HasFiles }) => HasFiles).length;
  const withoutBroker = reporting.filter(({ HasBroker }) => !HasBroker);
  const isWhole = holders.size === PARTITIONS && rivals === null;
  const versions = new Set(reporting.map(({ Version }) => Version)).size;
  return {
    [hasOwnDatabase ? 'Disk' : 'ProcessDisk']: worst(reporting, used, (one) =>
      judged(from(used(one), 0.9, 0.95), { Value: one.DiskFree, Most: one.DiskSize }),
    ),
    Files: judged(works(withFiles === reporting.length), { Value: withFiles, Most: reporting.length }),
    Broker: judged(works(withoutBroker.length === 0), {
      Value: reporting.length - withoutBroker.length,
      Most: reporting.length,
      Where: namesOf(withoutBroker),
    }),
    Processes: judged(some(processes.length - reporting.length), { Value: reporting.length, Most: processes.length }),
    Versions: judged(some(versions - 1), { Value: versions }),
    Load: worst(
      reporting,
      ({ Load }) => Load,
      ({ Load }) => judged(from(Load, 0.95, Number.POSITIVE_INFINITY), { Value: Math.round(Load * 100) }),
    ),
    Boards: judged(isWhole ? 'Ok' : live.length > 0 ? 'Degraded' : 'Broken', {
      Value: holders.size,
      Most: PARTITIONS,
      Where: rivals,
    }),
    HeartRates: worst(
      live.filter(({ Unstored }) => Unstored !== null),
      ({ Unstored }) => Unstored ?? 0,
      ({ Unstored }) => judged(from(Unstored ?? 0, MINUTE / 2, MINUTE), { Seconds: Unstored }),
    ),
    Frames: worst(
      live.filter(({ Frames }) => Frames !== null),
      lateShare,
      (one) => judged(from(lateShare(one), 0.005, 0.05), { Value: one.LateFrames, Most: one.Frames }),
    ),
  };
}

export function judgeServer(figures: ServerFigures): PartHealth[] {
  const { processes, connections, jobs, mails, deliveries, webhooksFailing, backupAge, archive } = figures;
  const hasJobs = processes.some(({ Roles, SeenSeconds }) => Roles.includes('jobs') && SeenSeconds <= REPORT_SECONDS);
  const parts: Partial<Record<ServerPart, Judged | undefined>> = {
    ...ofProcesses(processes, figures.hasOwnDatabase),
    Database: judged(from(connections.used / connections.most, 0.8, 0.95), { Value: connections.used, Most: connections.most }),
    SignIn: judged(works(figures.isIdentityAnswering)),
    Jobs: judged(hasJobs ? from(jobs.oldest, MINUTE, 5 * MINUTE) : 'Broken', { Value: jobs.due, Seconds: jobs.oldest }),
    FailingJobs: judged(some(jobs.failing), { Value: jobs.failing }),
    Mails: mails && judged(from(mails.oldest, HOUR / 4, HOUR), { Value: mails.waiting, Seconds: mails.oldest }),
    LostMails: mails && judged(some(mails.lost), { Value: mails.lost }),
    Deliveries: judged(from(deliveries.oldest, HOUR / 4, HOUR), { Value: deliveries.waiting, Seconds: deliveries.oldest }),
    Webhooks: judged(some(webhooksFailing), { Value: webhooksFailing }),
    Tables: judged(figures.hasPartitionsAhead ? 'Ok' : 'Degraded'),
    Archive: archive && judged(archive.isFailing ? 'Broken' : archive.isOn ? 'Ok' : 'Degraded', { Seconds: archive.age }),
    Backups:
      backupAge === undefined
        ? undefined
        : judged(works(backupAge <= BACKUP_HOURS * HOUR), { Seconds: Number.isFinite(backupAge) ? backupAge : null }),
  };
  const rank = ({ State }: PartHealth) => partStates.indexOf(State);
  return serverParts
    .flatMap((Part) => (parts[Part] === undefined ? [] : [{ Part, ...parts[Part] }]))
    .sort((one, other) => rank(one) - rank(other));
}
