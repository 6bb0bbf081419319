import Fastify from 'fastify';
import { describe, expect, it } from 'vitest';
import { feature, inOrder, type ServerParts } from './feature.ts';
import { join } from './join.ts';
import { plug, ports, several } from './ports.ts';

const ground = {} as ServerParts;

interface Questions {
  weather(day: string): string;
  readonly guests: readonly string[];
}
const gardenPorts = ports<Questions>('home/garden', { weather: 'how the weather will be', guests: several });

const closed: string[] = [];
const garden = feature({
  name: 'home/garden',
  asks: gardenPorts,
  build: (_parts: object, ask: Questions) => ({ garden: { plan: () => [ask.weather('Friday'), ...ask.guests].join(' ') } }),
  close: () => void closed.push('garden'),
});
const sky = feature({
  name: 'world/sky',
  build: async ({ garden: { plan } }: { readonly garden: { plan(): string } }) => ({ sky: { seen: () => plan().toUpperCase() } }),
  plugs: () => [plug(gardenPorts, { weather: (day) => `sun on ${day}`, guests: ['swift'] })],
  close: () => void closed.push('sky'),
});
const tree = feature({ name: 'world/tree', plugs: () => [plug(gardenPorts, { guests: ['owl'] })] });

describe('features in a given order', () => {
  it('get parts from features on their left, get the functions of their ports from features on their right, and close from right to left', async () => {
    const { parts, closing } = await join(inOrder([garden, sky, tree]), ground);
    expect(parts.sky.seen()).toBe('SUN ON FRIDAY SWIFT OWL');
    for (const { stop } of closing) await stop();
    expect(closed).toEqual(['sky', 'garden']);
  });

  it('do not compile when a part that a feature needs is missing, has another type or is provided twice', () => {
    // @ts-expect-error world/sky needs garden, which nothing to its left gives
    inOrder([sky, garden]);
    // @ts-expect-error home/garden gives garden, which is there already
    inOrder([garden, garden]);
    const dry = feature({ name: 'world/dry', build: (parts: { readonly garden: { water(): void } }) => ({ parts }) });
    // @ts-expect-error world/dry needs another garden than there is
    inOrder([garden, dry]);
    expect(inOrder([garden, sky])).toEqual([garden, sky]);
  });

  it('do not start when no feature provides a port', async () => {
    await expect(join(inOrder([garden, tree]), ground)).rejects.toThrow(
      'home/garden asks how the weather will be (weather), and no feature plugs an answer in.',
    );
  });

  it('do not start when two features provide one port', async () => {
    const fog = feature({ name: 'world/fog', plugs: () => [plug(gardenPorts, { weather: () => 'fog' })] });
    await expect(join(inOrder([garden, sky, fog]), ground)).rejects.toThrow('home/garden asks for weather once');
  });

  it('cannot call their ports before all features are built', async () => {
    const hasty = feature({
      name: 'home/hasty',
      asks: gardenPorts,
      build: (_parts: object, ask: Questions) => ({ hasty: ask.weather('today') }),
    });
    await expect(join(inOrder([hasty, garden, sky]), ground)).rejects.toThrow('before the features are joined');
  });

  it('are built only in processes that have one of the roles in `for`', async () => {
    const job = { name: 'rake', run: async () => {} };
    const ended: string[] = [];
    const autumn = feature({
      name: 'home/autumn',
      for: ['jobs', 'live'],
      build: () => ({ leaves: 'red' }),
      jobs: () => [job],
      close: ({ leaves }) => void ended.push(leaves),
    });
    const walk = feature({
      name: 'world/walk',
      build: ({ leaves }: { readonly leaves: string | undefined }) => ({ seen: leaves ?? 'none' }),
    });
    const careless = feature({ name: 'world/careless', build: (_parts: { readonly leaves: string }) => ({}) });
    // @ts-expect-error home/autumn is not in every process, so its leaves may be undefined
    inOrder([autumn, careless]);
    const inProcess = async (role: 'api' | 'jobs') => {
      const { parts, jobs, closing } = await join(inOrder([autumn, walk]), ground, [role]);
      for (const { stop } of closing) await stop();
      return [parts.seen, jobs];
    };
    expect(await inProcess('api')).toEqual(['none', []]);
    expect(ended).toEqual([]);
    expect(await inProcess('jobs')).toEqual(['red', [job]]);
    expect(ended).toEqual(['red']);
  });

  it('may serve pages besides calls, and delete expired data', async () => {
    const forgotten: string[] = [];
    const page = feature({
      name: 'home/page',
      build: () => ({ title: 'Roses' }),
      serves: (app, { title }) => void app.get('/roses', () => title),
      purge: async ({ title }) => void forgotten.push(title),
    });
    const { serve, purges } = await join(inOrder([page]), ground);
    const app = Fastify();
    await serve(app);
    expect((await app.inject('/roses')).body).toBe('Roses');
    for (const { purge } of purges) await purge();
    expect(forgotten).toEqual(['Roses']);
  });
});
