import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { type AccessTable, accessLine } from './access.ts';
import { allCalls } from './all-calls.ts';
import type { Call } from './call.ts';

const filesEnding = (ending: string) =>
  readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith(ending) && !path.includes('node_modules'))
    .map((path) => path.slice(0, -ending.length))
    .sort();

async function tableOf(feature: string): Promise<AccessTable> {
  const module: { access: AccessTable } = await import(join(import.meta.dirname, `${feature}.access.ts`));
  return module.access;
}
async function callsOf(feature: string): Promise<Call[]> {
  const module: Record<string, unknown> = await import(join(import.meta.dirname, `${feature}.calls.ts`));
  return allCalls.filter((call) => Object.values(module).includes(call));
}

describe('the access tables', () => {
  const features = filesEnding('.calls.ts');

  it('are beside the calls of every feature, and only there', () => {
    expect(filesEnding('.access.ts')).toEqual(features);
  });

  it('contain every call of the product', async () => {
    const lines = (await Promise.all(features.map(tableOf))).flatMap((table) => Object.keys(table));
    expect(lines.sort()).toEqual(allCalls.map(({ id }) => id).sort());
  });

  it.each(features)('%s: access equals the table', async (feature) => {
    const declared = (await callsOf(feature)).map((call) => [call.id, accessLine(call.access)]);
    expect(Object.fromEntries(declared)).toEqual(await tableOf(feature));
  });
});
