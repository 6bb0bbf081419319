import { appendFileSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { checkDeadCode } from './dead-code.ts';
import { checkFormat } from './format.ts';
import { checkHouseStyle } from './house-style.ts';
import { checkLint } from './lint.ts';
import { checkMap, writeMap } from './map.ts';
import { checkMigrations, writeSchema } from './migrations.ts';
import { checkPhrases } from './phrases.ts';
import { PlantedHouse } from './planted-house.ts';
import { checkServerRooms } from './server-rooms.ts';
import type { Problems } from './tool.ts';
import { checkTypes } from './types.ts';
import { checkWalls } from './walls.ts';

const server = 'apps/server/src';
const areas = [
  'accounts',
  'clubs',
  'members',
  'devices',
  'billing',
  'body',
  'training',
  'calendar',
  'live',
  'community',
  'office',
];
let house: PlantedHouse;

beforeAll(() => {
  house = new PlantedHouse();
});
afterAll(() => house.demolish());

/** The one problem reported for the planted file that mentions `what`. */
function expectProblem(problems: Problems, file: string, what: string | RegExp) {
  const matches = (problem: string) => (typeof what === 'string' ? problem.includes(what) : what.test(problem));
  expect(
    problems.filter((problem) => problem.includes(file) && matches(problem)),
    problems.slice(0, 40).join('\n'),
  ).not.toEqual([]);
}

describe('walls', () => {
  const plants: [wall: string, file: string, imports: string][] = [
    ['no-circles', `${server}/platform/planted-circle.ts`, './planted-circle-back.ts'],
    ['nothing-unresolved', `${server}/platform/planted-nowhere.ts`, './planted-missing.ts'],
    ['contract-imports-zod-only', 'packages/contract/planted.ts', 'temporal-polyfill'],
    ['rules-import-contract-and-temporal-only', 'packages/rules/planted-zod.ts', 'zod'],
    ['phrases-import-nothing', 'packages/phrases/planted.ts', '@clubpulse/contract/errors'],
    ['packages-know-no-app', 'packages/rules/planted-app.ts', '../../apps/server/src/clubs/planted/public.ts'],
    ['apps-never-each-other', 'apps/web/src/planted-server.ts', '../../server/src/clubs/planted/public.ts'],
    ['apps-never-each-other', 'apps/bridge/src/planted-server.ts', '../../server/src/clubs/planted/public.ts'],
    ['web-is-for-browsers', 'apps/web/src/planted-pg.ts', 'pg'],
    ['web-uses-no-node', 'apps/web/src/planted-node.ts', 'node:fs'],
    ['platform-and-kit-know-no-area', `${server}/platform/planted-area.ts`, '../clubs/planted/public.ts'],
    ['platform-and-kit-know-no-area', 'apps/web/src/kit/planted-area.ts', '../clubs/planted/public.ts'],
    ['features-are-entered-by-public', `${server}/devices/planted/planted-side-door.ts`, '../../clubs/planted/inside.ts'],
    ['pg-stays-in-its-room', `${server}/clubs/planted/planted.service.ts`, 'pg'],
    ...areas
      .slice(0, -1)
      .map((area, place): [string, string, string] => [
        `${area}-looks-left-only`,
        `${server}/${area}/planted/planted-right.ts`,
        `../../${areas[place + 1]}/planted/public.ts`,
      ]),
    ['accounts-looks-left-only', 'packages/rules/accounts/planted-right.ts', '../live/planted.ts'],
    ['clubs-looks-left-only', 'packages/contract/clubs/planted-right.ts', '../live/planted.ts'],
  ];
  let problems: Problems = [];

  beforeAll(async () => {
    for (const area of areas) house.plant(`${server}/${area}/planted/public.ts`, 'export const here = 1;\n');
    house.plant(`${server}/clubs/planted/inside.ts`, 'export const inside = 1;\n');
    house.plant('apps/web/src/clubs/planted/public.ts', 'export const here = 1;\n');
    house.plant('packages/rules/live/planted.ts', 'export const here = 1;\n');
    house.plant('packages/contract/live/planted.ts', 'export const here = 1;\n');
    house.plant(`${server}/platform/planted-circle-back.ts`, "import './planted-circle.ts';\n");
    for (const [, file, imports] of plants)
      house.plant(file, `import * as planted from '${imports}';\n\nexport const seen = planted;\n`);
    house.plant(`${server}/clubs/planted/planted.store.ts`, "import pg from 'pg';\n\nexport const client = new pg.Client();\n");
    house.plant(`${server}/devices/planted/planted-front-door.ts`, "export { here } from '../../clubs/planted/public.ts';\n");
    problems = await checkWalls(house.root);
  });

  it.each(plants)('%s: %s must not import %s', (wall, file) => expectProblem(problems, file, wall));

  it('let pass what is allowed', () => {
    expect(problems.filter((problem) => /planted\.store|planted-front-door/.test(problem))).toEqual([]);
  });

  it('do not pass when the tool sees nothing', async () => {
    const config = readFileSync(join(house.root, '.dependency-cruiser.cjs'), 'utf8');
    house.plant('.dependency-cruiser.cjs', `${config}\nmodule.exports.options.exclude = '[.]tsx?$';\n`);
    const blind = await checkWalls(house.root);
    house.plant('.dependency-cruiser.cjs', config);
    expectProblem(blind, 'packages/contract/call.ts', 'did not see it');
  });
});

describe('types', () => {
  it('of the server and of the web app are checked', async () => {
    house.plant(`${server}/planted-type.ts`, "export const count: number = 'many';\n");
    house.plant('apps/web/src/planted-type.tsx', 'export const Planted = () => <div tabIndex="first" />;\n');
    const problems = await checkTypes(house.root);
    expectProblem(problems, `${server}/planted-type.ts`, 'TS2322');
    expectProblem(problems, 'apps/web/src/planted-type.tsx', 'TS2322');
  });
});

describe('lint', () => {
  const plants: [rule: string, file: string, text: string][] = [
    ['no-explicit-any', `${server}/planted-any.ts`, 'export const anything = (given: any) => String(given);\n'],
    [
      'no-floating-promises',
      `${server}/planted-floating.ts`,
      'async function later() {}\nexport const go = () => {\n  later();\n};\n',
    ],
    [
      'no-misused-promises',
      `${server}/planted-misused.ts`,
      'export const go = (list: string[]) => list.forEach(async () => {});\n',
    ],
    ['alt-text', 'apps/web/src/planted-image.tsx', 'export const Planted = () => <img src="a.png" />;\n'],
    [
      'exhaustive-deps',
      'apps/web/src/planted-effect.tsx',
      "import { useEffect } from 'react';\n\nexport function Planted({ name }: { name: string }) {\n  useEffect(() => {\n    document.title = name;\n  }, []);\n  return null;\n}\n",
    ],
  ];
  let problems: Problems = [];

  beforeAll(async () => {
    for (const [, file, text] of plants) house.plant(file, text);
    problems = await checkLint(house.root);
  });

  it.each(plants)('reports %s in %s', (rule, file) => expectProblem(problems, file, rule));
});

describe('format', () => {
  it('is checked', async () => {
    const clumsy = new PlantedHouse();
    try {
      clumsy.plant(`${server}/aaa-planted.ts`, 'export  const a = {b:"c"}\n');
      expectProblem(await checkFormat(clumsy.root), `${server}/aaa-planted.ts`, 'format');
    } finally {
      clumsy.demolish();
    }
  });
});

describe('dead code', () => {
  it('is found: a file, an export, a dependency', async () => {
    house.plant(`${server}/planted-dead.ts`, 'export const dead = 1;\n');
    appendFileSync(join(house.root, 'packages/contract/scalars.ts'), 'export const plantedDeadExport = 1;\n');
    const manifest = join(house.root, 'apps/bridge/package.json');
    house.plant(
      'apps/bridge/package.json',
      readFileSync(manifest, 'utf8').replace('"dependencies": {', '"dependencies": { "uplot": "1.6.32",'),
    );
    const problems = await checkDeadCode(house.root);
    expectProblem(problems, `${server}/planted-dead.ts`, '');
    expectProblem(problems, 'packages/contract/scalars.ts', 'plantedDeadExport');
    expectProblem(problems, 'apps/bridge/package.json', 'uplot');
  });
});

describe('phrases', () => {
  const drawer = (words: Record<string, string>) => `export const planted = {
${Object.entries(words)
  .map(([key, text]) => `  '${key}': '${text}',`)
  .join('\n')}
};\n`;
  let problems: Problems = [];

  beforeAll(async () => {
    const one = {
      'planted.forgotten': 'a',
      'planted.who': 'Hello {{name}}',
      'planted.silent': 'b',
      'planted.days_one': '{{count}} day',
      'planted.twin': 'twin',
      'planted.otherTwin': 'twin',
      'error.Planted': 'c',
    };
    house.plant('packages/phrases/en/clubs/planted.ts', drawer({ ...one, 'planted.days_many': '{{count}} days' }));
    house.plant(
      'packages/phrases/it/clubs/planted.ts',
      drawer({ ...one, 'planted.who': 'Ciao {{nome}}', 'planted.silent': ' ', 'planted.extra': 'c' }),
    );
    house.plant(
      'packages/phrases/fr/clubs/planted.ts',
      drawer({ 'planted.who': 'Bonjour {{name}}', 'planted.twin': 'twin', 'planted.otherTwin': 'twin' }),
    );
    house.plant('packages/phrases/es/clubs/planted.ts', drawer({ ...one, 'planted.days_other': '{{count}} días' }));
    house.plant(
      'apps/web/src/platform/planted-words.ts',
      "import { identity } from '@clubpulse/phrases/en/server/identity';\n\nexport const said = [identity, 'notices.why'];\n",
    );
    appendFileSync(join(house.root, 'apps/web/src/shell/menu.ts'), "export const plantedWord = 'planted.who';\n");
    problems = await checkPhrases(house.root);
  });

  it.each([
    ['a key that one language lacks', 'phrases/fr/clubs/planted.ts', "'planted.forgotten' is missing"],
    ['a key that English lacks', 'phrases/it/clubs/planted.ts', "'planted.extra' is not in English"],
    ['other placeholders', 'phrases/it/clubs/planted.ts', "'planted.who' has other placeholders"],
    ['an empty phrase', 'phrases/it/clubs/planted.ts', "'planted.silent' is empty"],
    ['a missing plural form', 'phrases/en/clubs/planted.ts', "'planted.days' lacks its plural form _other"],
    ['a missing plural form of one language', 'phrases/es/clubs/planted.ts', "'planted.days' lacks its plural form _many"],
    ['a plural form too many', 'phrases/en/clubs/planted.ts', "'planted.days_many' is a plural form the language does not have"],
    ['two keys for the same words', 'phrases/en/clubs/planted.ts', 'planted.twin, planted.otherTwin say the same'],
    ['a key nothing uses', 'phrases/en/clubs/planted.ts', "'planted.forgotten' is used nowhere"],
    ['words no type knows', 'phrases/en/clubs/planted.ts', 'areas/clubs.ts does not know it'],
    ['words of no error', 'phrases/en/clubs/planted.ts', "'error.Planted' is no error type"],
    ['a refusal that is not there at the start', 'phrases/en/clubs/planted.ts', "'error.Planted' belongs to errors.ts"],
    ['a word of a screen in the shell', 'web/src/shell/menu.ts', "'planted.who' of clubs/planted.ts is not there at the start"],
    ['a key of the server in the web', 'web/src/platform/planted-words.ts', "'notices.why' is the server's own word"],
    ['words of the server in the web', 'web/src/platform/planted-words.ts', "server' is the server's own word"],
  ])('report %s', (_, file, what) => expectProblem(problems, file, what));
});

describe('house style', () => {
  it('keeps SQL in the stores, and files away from empty names', () => {
    house.plant(`${server}/clubs/planted/planted.jobs.ts`, 'export const sql = `delete from clubs`;\n');
    house.plant(`${server}/clubs/planted/planted.routes.ts`, "export const all = (db: Db) => db.selectFrom('clubs');\n");
    house.plant(`${server}/clubs/planted/date-utils.ts`, 'export const a = 1;\n');
    house.plant(`${server}/clubs/planted/index.ts`, "export * from './public.ts';\n");
    const problems = checkHouseStyle(house.root);
    expectProblem(problems, 'planted.jobs.ts', 'SQL belongs');
    expectProblem(problems, 'planted.routes.ts', 'SQL belongs');
    expectProblem(problems, 'date-utils.ts', 'says nothing');
    expectProblem(problems, 'planted/index.ts', 'barrel');
    expect(problems.filter((problem) => problem.includes('planted.store.ts'))).toEqual([]);
  });
});

describe('the rooms of the server', () => {
  it('have a suffix of the list, facts that only read, and tables with one writer', () => {
    house.plant(`${server}/clubs/planted/days-later.ts`, 'export const a = 1;\n');
    house.plant(`${server}/clubs/planted/planted.facts.ts`, "export const gone = (db: Db) => db.deleteFrom('clubs');\n");
    house.plant(`${server}/members/planted/planted.store.ts`, 'export const moved = sql`update clubs set "Name" = 1`;\n');
    const problems = checkServerRooms(house.root);
    expectProblem(problems, 'planted/days-later.ts', 'no room has this suffix');
    expectProblem(problems, 'planted.facts.ts', 'facts only read');
    expectProblem(problems, 'clubs is written by', 'members/planted/planted.store.ts');
  });
});

describe('migrations', () => {
  it('must lead to the table types, and must apply', async () => {
    await writeSchema(house.root);
    expect(await checkMigrations(house.root)).toEqual([]);
    house.plant('apps/server/migrations/9998_planted.sql', 'create table planted ("Id" bigint primary key);\n');
    expectProblem(await checkMigrations(house.root), 'schema.generated.ts', 'not what the migrations lead to');
    house.plant('apps/server/migrations/9999_planted.sql', 'create tabel planted;\n');
    expectProblem(await checkMigrations(house.root), 'apps/server/migrations', 'syntax error');
  });
});

describe('map', () => {
  it('must show what the tree holds', async () => {
    await writeMap(house.root);
    expect(await checkMap(house.root)).toEqual([]);
    house.plant(`${server}/clubs/planted-feature/planted.service.ts`, 'export const a = 1;\n');
    expectProblem(await checkMap(house.root), 'docs/MAP.md', 'not what the tree says');
  });
});
