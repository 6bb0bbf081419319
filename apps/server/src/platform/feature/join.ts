import type { FastifyInstance } from 'fastify';
import type { Listener } from '../events/listeners.ts';
import type { Routes } from '../http/route.ts';
import type { Job } from '../jobs/job.ts';
import type { StopStep } from '../stop/stop-in-turn.ts';
import type { Feature, GivenBy, Role, ServerParts } from './feature.ts';
import { Plugboard } from './ports.ts';

export interface Joined<Parts> {
  readonly parts: Parts;
  readonly jobs: readonly Job[];
  readonly listeners: readonly Listener[];
  readonly purges: readonly { purge(): Promise<void> }[];
  routes(route: Routes, api: FastifyInstance): void;
  serve(app: FastifyInstance): Promise<void>;
  readonly closing: readonly StopStep[];
}

/** Builds the features from left to right. Throws when a port is missing. */
export async function join<const Features extends readonly Feature[]>(
  features: Features,
  ground: ServerParts,
  roles: readonly Role[] = ['api', 'live', 'jobs'],
): Promise<Joined<GivenBy<Features>>> {
  const board = new Plugboard();
  const gathered: object = { ...ground };
  const parts = gathered as never;
  const here = features.filter((feature) => feature.for?.some((role) => roles.includes(role)) ?? true);
  for (const feature of here) {
    Object.assign(gathered, await feature.make(parts, board));
    for (const one of feature.plugs?.(parts) ?? []) board.plug(one);
  }
  const unanswered = here.flatMap(({ asks }) => (asks ? board.unanswered(asks) : []));
  if (unanswered.length > 0) throw new Error([...new Set(unanswered)].join('\n'));

  return {
    parts,
    jobs: here.flatMap((feature) => feature.jobs?.(parts) ?? []),
    listeners: here.flatMap((feature) => feature.listeners?.(parts) ?? []),
    purges: here.map((feature) => ({ purge: async () => feature.purge?.(parts) })),
    routes(route, api) {
      for (const feature of here) feature.routes?.(route, parts, api);
    },
    async serve(app) {
      for (const feature of here) await feature.serves?.(app, parts);
    },
    closing: here.toReversed().map((feature) => ({ name: feature.name, stop: () => feature.close?.(parts) })),
  };
}
