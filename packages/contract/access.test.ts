import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { type AccessTable, accessLine } from './access.ts';
import { allCalls } from './all-calls.ts';
import type { Call } from './call.ts';

const filesEnding = (ending: string) =>
  readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith(ending) && !path.includes('node_modules'))
    .sort();

async function tableOf(area: string): Promise<AccessTable> {
  const module: { access: AccessTable } = await import(join(import.meta.dirname, area, `${area}.access.ts`));
  return module.access;
}
async function callsOf(area: string): Promise<Call[]> {
  const files = filesEnding('.calls.ts').filter((path) => path.startsWith(`${area}/`));
  const modules: Record<string, unknown>[] = await Promise.all(files.map((file) => import(join(import.meta.dirname, file))));
  const exported = new Set(modules.flatMap((module) => Object.values(module)));
  return allCalls.filter((call) => exported.has(call));
}

describe('the access tables of the features', () => {
  const areas = [...new Set(filesEnding('.calls.ts').map((path) => path.slice(0, path.indexOf('/'))))];

  it('exist for each area with calls, and for no other area', () => {
    expect(filesEnding('.access.ts')).toEqual(areas.map((area) => `${area}/${area}.access.ts`));
  });

  it('contain every call of the product once', async () => {
    const lines = (await Promise.all(areas.map(tableOf))).flatMap((table) => Object.keys(table));
    expect(lines.sort()).toEqual(allCalls.map(({ id }) => id).sort());
  });

  it.each(areas)('for %s contain the access that the call declares', async (area) => {
    const declared = (await callsOf(area)).map((call) => [call.id, accessLine(call.access)]);
    expect(Object.fromEntries(declared)).toEqual(await tableOf(area));
  });
});
