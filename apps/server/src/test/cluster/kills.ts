import { setTimeout as pause } from 'node:timers/promises';
import type { Cluster } from './cluster.ts';
import type { Part } from './part.ts';

const RESTART_MS = 1_000;

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
  return [
    ...(['api', 'live', 'jobs'] as const).map((role) =>
      oneOf(
        role,
        cluster.nodesOf(role).map(({ part }) => part),
      ),
    ),
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
