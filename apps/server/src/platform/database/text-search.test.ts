import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openServer, type TestServer } from '../../test/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await openServer();
});
afterAll(() => server.close());

it('text without accents is folded like all other text', async () => {
  const texts = ['', 'Anna ROSSI 49', "D'Angelo-Conti", 'Ünïcode ÅÉ', 'ﬁt', 'İstanbul', 'Straße', '😀 Zoë', null];
  const { rows } = await sql<{ found: string | null; wanted: string | null }>`
    select folded(text) as found, lower(regexp_replace(normalize(text, NFKD), ${'[\u0300-\u036f]'}, '', 'g')) as wanted
    from unnest(${texts}::text[]) text`.execute(server.db);
  expect(rows.map(({ found }) => found)).toEqual(rows.map(({ wanted }) => wanted));
  expect(rows[1]?.found).toBe('anna rossi 49');
  expect(rows[3]?.found).toBe('unicode ae');
});
