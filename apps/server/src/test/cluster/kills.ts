import { setTimeout as pause } from 'node:timers/promises';
import type { Cluster } from './cluster.ts';
import type { Part } from './part.ts';

const RESTART_MS = 1_000;
/** Longer than a silent process keeps its clubs and jobs. */
const FROZEN_MS = 20_000;

export interface Kill {
  readonly name: string;
  run(turn: number): Promise<void>;
  rebuild?(): Promise<void>;
}

export function killsOf(cluster: Pick<Cluster, 'nodesOf' | 'brokers' | 'pgbouncer' | 'haproxy' | 'databases'>): Kill[] {
  const { databases, brokers, pgbouncer, haproxy } = cluster;
  const restart = async (part: Part | undefined) => {
    await part?.kill();
    await pause(RESTART_MS);
    await part?.start();
  };
  const oneOf = (name: string, parts: readonly Part[]): Kill => ({ name, run: (turn) => restart(parts[turn % parts.length]) });
  const roles = ['api', 'live', 'jobs'] as const;
  const partsOf = (role: (typeof roles)[number]) => cluster.nodesOf(role).map(({ part }) => part);
  return [
    ...roles.map((role) => oneOf(role, partsOf(role))),
    ...roles.map((role) => frozen(role, partsOf(role))),
    oneOf('broker', brokers.parts),
    oneOf('pgbouncer', [pgbouncer]),
    oneOf('haproxy', [haproxy]),
    {
      name: 'replica',
      async run() {
        await databases.replica().part.kill();
        await pause(RESTART_MS);
        await databases.goOnWithoutReplica();
        await databases.startReplica();
      },
    },
    {
      name: 'database',
      async run() {
        await databases.primary().part.kill();
        await pause(RESTART_MS);
        await databases.promote();
      },
      rebuild: databases.rebuildReplica,
    },
  ];
}

/** The others go on while the process is frozen. Then it resumes, with its old requests, messages and jobs. */
function frozen(role: string, parts: readonly Part[]): Kill {
  let part: Part | undefined;
  return {
    name: `frozen ${role}`,
    async run(turn) {
      part = parts[turn % parts.length];
      part?.freeze();
      await pause(FROZEN_MS);
    },
    rebuild: async () => part?.resume(),
  };
}
