// @module-tag atLength

import { createHash } from 'node:crypto';
import { appendFileSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { areas } from './areas.ts';
import { checkCodeStyle } from './code-style.ts';
import { checkMigrations, writeSchema } from './database/migrations.ts';
import { checkDeadCode } from './dead-code.ts';
import { checkDocuments } from './documents.ts';
import { checkFeatureNames } from './feature-names.ts';
import { checkFormat } from './format.ts';
import { checkLintByTypes } from './lint.ts';
import { checkManifests } from './manifests.ts';
import { checkMap, writeMap } from './map.ts';
import { checkPackageRooms } from './package-rooms.ts';
import { checkPhrases } from './phrases.ts';
import { checkPlainEnglish } from './plain-english.ts';
import { emptyLot, PlantedRepository } from './planted/repository.ts';
import { checkFolders, checkFragments } from './rooms.ts';
import { checkServerRooms } from './server-rooms.ts';
import type { Problems } from './tool.ts';
import { checkTypes } from './types.ts';
import { checkWalls } from './walls.ts';
import { checkWays } from './ways.ts';
import { checkCssClasses } from './web/css-classes.ts';
import { checkWidths } from './web/widths.ts';

const server = 'apps/server/src';
let repository: PlantedRepository;

let lot: PlantedRepository;
beforeAll(() => {
  repository = new PlantedRepository();
  lot = new PlantedRepository(emptyLot);
});
afterAll(() => {
  for (const each of [repository, lot]) each.demolish();
});

function expectProblem(problems: Problems, file: string, what: string | RegExp) {
  const matches = (problem: string) => (typeof what === 'string' ? problem.includes(what) : what.test(problem));
  expect(
    problems.filter((problem) => problem.includes(file) && matches(problem)),
    problems.slice(0, 40).join('\n'),
  ).not.toEqual([]);
}

describe('the check of import rules', () => {
  const plants: [wall: string, file: string, imports: string][] = [
    ['no-circles', `${server}/platform/planted-circle.ts`, './planted-circle-back.ts'],
    ['no-circles', 'apps/web/src/planted-later.ts', './planted-later-back.ts'],
    ['nothing-unresolved', `${server}/platform/planted-nowhere.ts`, './planted-missing.ts'],
    ['contract-imports-zod-only', 'packages/contract/planted.ts', 'temporal-polyfill'],
    ['rules-import-contract-and-temporal-only', 'packages/rules/planted-zod.ts', 'zod'],
    ['phrases-import-nothing', 'packages/phrases/planted.ts', '@clubpulse/contract/errors'],
    ['world-is-plain-values', 'packages/world/planted-zod.ts', 'zod'],
    ['world-is-plain-values', 'packages/world/planted-rule.ts', '@clubpulse/rules/time/days'],
    ['only-the-demo-lives-in-the-world', `${server}/clubs/planted/planted-world.ts`, '@clubpulse/world/clubs'],
    ['only-the-demo-lives-in-the-world', 'apps/web/src/planted-world.ts', '@clubpulse/world/clubs'],
    ['packages-know-no-app', 'packages/rules/planted-app.ts', '../../apps/server/src/clubs/planted/public.ts'],
    ['apps-never-each-other', 'apps/web/src/planted-server.ts', '../../server/src/clubs/planted/public.ts'],
    ['apps-never-each-other', 'apps/bridge/src/planted-server.ts', '../../server/src/clubs/planted/public.ts'],
    ['web-is-for-browsers', 'apps/web/src/planted-pg.ts', 'pg'],
    ['web-uses-no-node', 'apps/web/src/planted-node.ts', 'node:fs'],
    ['platform-and-kit-know-no-area', `${server}/platform/planted-area.ts`, '../clubs/planted/public.ts'],
    ['platform-and-kit-know-no-area', 'apps/web/src/kit/planted-area.ts', '../clubs/planted/public.ts'],
    ['features-are-entered-by-public', `${server}/devices/planted/planted-side-door.ts`, '../../clubs/planted/inside.ts'],
    ['pg-stays-in-its-room', `${server}/clubs/planted/planted.service.ts`, 'pg'],
    ['samples-are-for-tests', `${server}/clubs/planted/planted.present.ts`, './planted.samples.ts'],
    ['samples-are-for-tests', `${server}/clubs/planted/planted.checks.ts`, './planted.refusals.ts'],
    ['manifests-are-for-the-index', `${server}/clubs/planted/planted.rows.ts`, './planted.feature.ts'],
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
    for (const area of areas) lot.plant(`${server}/${area}/planted/public.ts`, 'export const here = 1;\n');
    lot.plant(`${server}/clubs/planted/inside.ts`, 'export const inside = 1;\n');
    for (const room of ['samples', 'refusals', 'feature'])
      lot.plant(`${server}/clubs/planted/planted.${room}.ts`, 'export const here = 1;\n');
    lot.plant('apps/web/src/clubs/planted/public.ts', 'export const here = 1;\n');
    for (const imported of ['contract/call', 'contract/errors', 'rules/time/days', 'world/clubs'])
      lot.plant(`packages/${imported}.ts`, 'export const here = 1;\n');
    lot.plant('packages/rules/live/planted.ts', 'export const here = 1;\n');
    lot.plant('packages/contract/live/planted.ts', 'export const here = 1;\n');
    lot.plant(`${server}/platform/planted-circle-back.ts`, "import './planted-circle.ts';\n");
    lot.plant('apps/web/src/planted-later-back.ts', "export const load = () => import('./planted-later.ts');\n");
    for (const [, file, imports] of plants)
      lot.plant(file, `import * as planted from '${imports}';\n\nexport const seen = planted;\n`);
    lot.plant(`${server}/clubs/planted/planted.store.ts`, "import pg from 'pg';\n\nexport const client = new pg.Client();\n");
    lot.plant(`${server}/devices/planted/planted-front-door.ts`, "export { here } from '../../clubs/planted/public.ts';\n");
    problems = await checkWalls(lot.root);
  });

  it.each(plants)('reports %s: %s must not import %s', (wall, file) => expectProblem(problems, file, wall));

  it('allows the permitted imports', () => {
    expect(problems.filter((problem) => /planted\.store|planted-front-door/.test(problem))).toEqual([]);
  });

  it('reports source files that dependency-cruiser does not read', async () => {
    const config = readFileSync(join(lot.root, '.dependency-cruiser.cjs'), 'utf8');
    lot.plant('.dependency-cruiser.cjs', `${config}\nmodule.exports.options.exclude = '[.]tsx?$';\n`);
    const blind = await checkWalls(lot.root);
    lot.plant('.dependency-cruiser.cjs', config);
    expectProblem(blind, 'packages/contract/call.ts', 'did not see it');
  });
});

describe('the check of types', () => {
  it('reports type errors of the server and the web client', async () => {
    lot.plant(`${server}/planted-type.ts`, "export const count: number = 'many';\n");
    lot.plant('apps/web/src/planted-type.tsx', 'export const Planted = () => <div tabIndex="first" />;\n');
    const problems = await checkTypes(lot.root);
    expectProblem(problems, `${server}/planted-type.ts`, 'TS2322');
    expectProblem(problems, 'apps/web/src/planted-type.tsx', 'TS2322');
  });
});

describe('the check of lint rules', () => {
  const longFunction = `export function long(one: () => void) {\n${'  one();\n'.repeat(99)}}\n`;
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
    ['max-lines-per-function', `${server}/planted-long.ts`, longFunction],
    ['alt-text', 'apps/web/src/planted-image.tsx', 'export const Planted = () => <img src="a.png" />;\n'],
    [
      'exhaustive-deps',
      'apps/web/src/planted-effect.tsx',
      "import { useEffect } from 'react';\n\nexport function Planted({ name }: { name: string }) {\n  useEffect(() => {\n    document.title = name;\n  }, []);\n  return null;\n}\n",
    ],
  ];
  let problems: Problems = [];

  beforeAll(async () => {
    for (const [, file, text] of plants) lot.plant(file, text);
    lot.plant(`${server}/planted-long.test.ts`, longFunction);
    problems = await checkLintByTypes(lot.root);
  });

  it.each(plants)('reports %s in %s', (rule, file) => expectProblem(problems, file, rule));

  it('allows a long function in a test file', () => {
    expect(problems.filter((problem) => problem.includes('planted-long.test.ts'))).toEqual([]);
  });
});

describe('the check of the format', () => {
  it('reports a file that is not formatted', async () => {
    const clumsy = new PlantedRepository();
    try {
      clumsy.plant(`${server}/aaa-planted.ts`, 'export  const a = {b:"c"}\n');
      expectProblem(await checkFormat(clumsy.root), `${server}/aaa-planted.ts`, 'format');
    } finally {
      clumsy.demolish();
    }
  });
});

describe('the check for dead code', () => {
  it('reports an unused file, export and dependency', async () => {
    repository.plant(`${server}/planted-dead.ts`, 'export const dead = 1;\n');
    appendFileSync(join(repository.root, 'packages/contract/scalars.ts'), 'export const plantedDeadExport = 1;\n');
    const manifest = join(repository.root, 'apps/bridge/package.json');
    repository.plant(
      'apps/bridge/package.json',
      readFileSync(manifest, 'utf8').replace('"dependencies": {', '"dependencies": { "uplot": "1.6.32",'),
    );
    const problems = await checkDeadCode(repository.root);
    expectProblem(problems, `${server}/planted-dead.ts`, '');
    expectProblem(problems, 'packages/contract/scalars.ts', 'plantedDeadExport');
    expectProblem(problems, 'apps/bridge/package.json', 'uplot');
  });
});

describe('the check of phrases', () => {
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
      'error.NoType': 'd',
    };
    repository.plant('packages/contract/clubs/clubs.errors.ts', 'export const errors = { Planted: 409, Wordless: 409 };\n');
    repository.plant('packages/phrases/en/clubs/planted.ts', drawer({ ...one, 'planted.days_many': '{{count}} days' }));
    repository.plant(
      'packages/phrases/it/clubs/planted.ts',
      drawer({ ...one, 'planted.who': 'Ciao {{nome}}', 'planted.silent': ' ', 'planted.extra': 'c' }),
    );
    repository.plant(
      'packages/phrases/fr/clubs/planted.ts',
      drawer({ 'planted.who': 'Bonjour {{name}} !', 'planted.twin': 'twin', 'planted.otherTwin': 'twin' }),
    );
    repository.plant('packages/phrases/es/clubs/planted.ts', drawer({ ...one, 'planted.days_other': '{{count}} días' }));
    for (const [language, close] of Object.entries({ en: 'Close', it: 'Chiudi', es: 'Cerrar', fr: 'Fermer' }))
      for (const area of ['clubs', 'members', 'devices'])
        repository.plant(
          `packages/phrases/${language}/${area}/planted-too.ts`,
          drawer({
            [`${area}.plantedWave`]: 'wave',
            ...(area === 'devices' ? { 'devices.plantedClose': close } : { [`${area}.plantedPair`]: 'pair' }),
          }),
        );
    const named = ['clubs.plantedWave', 'members.plantedWave', 'devices.plantedWave', 'devices.plantedClose'];
    const pair = ['clubs.plantedPair', 'members.plantedPair'];
    repository.plant(
      'apps/web/src/platform/planted-words.ts',
      `import { identity } from '@clubpulse/phrases/en/server/identity';\n\nexport const planted = [identity, 'notices.why', '${[...named, ...pair].join("', '")}'];\n`,
    );
    appendFileSync(join(repository.root, 'apps/web/src/shell/menu/menu.ts'), "export const plantedWord = 'planted.who';\n");
    problems = await checkPhrases(repository.root);
  });

  it.each([
    ['a key that one language lacks', 'phrases/fr/clubs/planted.ts', "'planted.forgotten' is missing"],
    ['a key that English lacks', 'phrases/it/clubs/planted.ts', "'planted.extra' is not in English"],
    ['placeholders that differ from English', 'phrases/it/clubs/planted.ts', "'planted.who' has other placeholders"],
    ['a French punctuation mark that may begin a line', 'phrases/fr/clubs/planted.ts', "'planted.who' may break before a mark"],
    ['an empty phrase', 'phrases/it/clubs/planted.ts', "'planted.silent' is empty"],
    ['a missing plural form', 'phrases/en/clubs/planted.ts', "'planted.days' lacks its plural form _other"],
    [
      'a missing plural form that English does not have',
      'phrases/es/clubs/planted.ts',
      "'planted.days' lacks its plural form _many",
    ],
    [
      'a plural form that the language does not have',
      'phrases/en/clubs/planted.ts',
      "'planted.days_many' is a plural form the language does not have",
    ],
    [
      'two keys with the same text in every language',
      'phrases/en/clubs/planted.ts',
      'planted.twin, planted.otherTwin say the same',
    ],
    ['a text of the kit under another key', 'phrases/en/devices/planted-too.ts', 'devices.plantedClose, kit.close say'],
    ['three keys of three areas with the same text', 'phrases/en/clubs/planted-too.ts', /plantedWave say .*: make it one word/],
    ['more pairs of equal texts than allowed', 'phrases/en/clubs/planted-too.ts', 'clubs.plantedPair, members.plantedPair'],
    ['a key that no code uses', 'phrases/en/clubs/planted.ts', "'planted.forgotten' is used nowhere"],
    ['a phrase file that is missing in the index of its area', 'phrases/en/clubs/planted.ts', 'areas/clubs.ts does not know it'],
    ['a text of an error that does not exist', 'phrases/en/clubs/planted.ts', "'error.NoType' is no error type"],
    ['an error without a text', 'contract/clubs/clubs.errors.ts', 'Wordless has no words'],
    [
      'a text of an error outside of the refusals file of its area',
      'phrases/en/clubs/planted.ts',
      "'error.Planted' belongs to clubs/clubs.refusals",
    ],
    [
      'a phrase of a screen in code that runs before any screen',
      'web/src/shell/menu/menu.ts',
      "'planted.who' of clubs/planted.ts is not there at the start",
    ],
    [
      'a phrase key of the server in the web client',
      'web/src/platform/planted-words.ts',
      "'notices.why' is the server's own word",
    ],
    [
      'a phrase file of the server imported by the web client',
      'web/src/platform/planted-words.ts',
      "server' is the server's own word",
    ],
  ])('reports %s', (_, file, what) => expectProblem(problems, file, what));
});

describe('the check of code style', () => {
  it('reports SQL outside of stores, vague names, barrels and swappable ids', () => {
    repository.plant(`${server}/clubs/planted/planted.jobs.ts`, 'export const sql = `delete from clubs`;\n');
    repository.plant(`${server}/clubs/planted/planted.routes.ts`, "export const all = (db: Db) => db.selectFrom('clubs');\n");
    repository.plant(`${server}/clubs/planted/date-utils.ts`, 'export const a = 1;\n');
    repository.plant(`${server}/clubs/planted/index.ts`, "export * from './public.ts';\n");
    repository.plant(`${server}/clubs/planted/words.ts`, 'export const book = ({ given }: Facts) => given;\n');
    const unnamed = [
      'export const led = (of: Days) => of;',
      'export interface Reader { readonly of: Profile }',
      'export const first = ({ of }: Reader) => of;',
      'export const read = () => { const of = 1; return of; };',
      'export const both = (one: number, of: number) => one + of;',
      'export const Planted = () => <State of={1} />;',
    ];
    unnamed.forEach((text, at) => repository.plant(`apps/web/src/clubs/planted/of-${at}.tsx`, `${text}\n`));
    repository.plant(
      `${server}/clubs/planted/named.ts`,
      'export const each = (ones: number[]) => {\n  for (const one of ones) Uint8Array.of(one);\n};\n',
    );
    repository.plant(
      `${server}/clubs/planted/ids.service.ts`,
      'export const join = (clubId: number, userId: number | null) => [clubId, userId];\n',
    );
    repository.plant(
      `${server}/clubs/planted/both.service.ts`,
      'export const both = (trx: Db) => Promise.all([one(trx), (two)(trx)]);\n',
    );
    repository.plant(
      `${server}/clubs/planted/each.service.ts`,
      'export const each = (db: Db) => Promise.all(ids.map((id) => db.transaction().execute((trx) => one(trx, id))));\n',
    );
    repository.plant(
      `${server}/clubs/planted/planted.test.ts`,
      'const cut = `select pg_terminate_backend(pid) from pg_locks`;\n',
    );
    repository.plant(
      `${server}/clubs/planted/minutes.jobs.ts`,
      "export const jobs = [job('planted', schema, run, { cron: '* * * * *' })];\n",
    );
    repository.plant(
      `${server}/clubs/planted/stepped.jobs.ts`,
      "export const jobs = [job('planted', schema, run, { cron: '*/1 * * * *' })];\n",
    );
    repository.plant(
      `${server}/clubs/planted/hours.jobs.ts`,
      "export const jobs = [job('planted', schema, run, { cron: '*/15 * * * *' })];\n",
    );
    const problems = checkCodeStyle(repository.root);
    expectProblem(problems, 'minutes.jobs.ts', 'a job of every minute');
    expectProblem(problems, 'stepped.jobs.ts', 'a job of every minute');
    expect(problems.filter((problem) => problem.includes('hours.jobs.ts'))).toEqual([]);
    expectProblem(problems, 'planted.test.ts', 'whole server');
    expectProblem(problems, 'both.service.ts', 'one after the other');
    expect(problems.filter((problem) => problem.includes('each.service.ts'))).toEqual([]);
    expectProblem(problems, 'words.ts', 'given is no name of the field');
    unnamed.forEach((_, at) => expectProblem(problems, `planted/of-${at}.tsx`, 'of is no name of the field'));
    expect(problems.filter((problem) => problem.includes('planted/named.ts'))).toEqual([]);
    expectProblem(problems, 'ids.service.ts', 'clubId and userId can be swapped');
    expectProblem(problems, 'planted.jobs.ts', 'SQL belongs');
    expectProblem(problems, 'planted.routes.ts', 'SQL belongs');
    expectProblem(problems, 'date-utils.ts', 'says nothing');
    expectProblem(problems, 'planted/index.ts', 'barrel');
    expect(problems.filter((problem) => problem.includes('planted.store.ts'))).toEqual([]);
  });
});

describe('the check of folders', () => {
  const folder = 'apps/web/src/clubs/planted-room';
  const short = 'export const a = 1;\n';

  it('allows at most 40 files, including style sheets and excluding tests', () => {
    for (let file = 1; file <= 39; file++) {
      repository.plant(`${folder}/crowd/one-${file}.ts`, short);
      repository.plant(`${folder}/crowd/one-${file}.test.ts`, "import './one-1.ts';\n");
    }
    repository.plant(`${folder}/crowd/One.module.css`, '.one {\n}\n');
    expect(checkFolders(repository.root).filter((problem) => problem.includes(folder))).toEqual([]);
    repository.plant(`${folder}/crowd/two.ts`, short);
    expectProblem(checkFolders(repository.root), `${folder}/crowd`, '41 files');
    expect(checkFolders(repository.root, ['packages/rules/time'])).toEqual([]);
  });

  it('reports a short file that only one other file imports', () => {
    const lines = (count: number) => Array.from({ length: count }, (_, line) => `export const a${line} = ${line};\n`).join('');
    repository.plant(`${folder}/fragment.ts`, lines(19));
    repository.plant(`${folder}/long.ts`, lines(20));
    repository.plant(`${folder}/tested.ts`, short);
    repository.plant(`${folder}/tested.test.ts`, "import './tested.ts';\n\nimport { a } from './tested.ts';\n");
    repository.plant(`${folder}/shared.ts`, short);
    repository.plant(`${folder}/outside.ts`, short);
    repository.plant(`${folder}/public.ts`, "export { a } from './outside.ts';\n");
    repository.plant(`${folder}/Screen.tsx`, short);
    repository.plant(`${folder}/planted.screens.ts`, "export const load = () => import('./Screen.tsx');\n");
    repository.plant(`${folder}/other.ts`, "import { a } from './shared.ts';\n");
    repository.plant(
      `${folder}/user.ts`,
      ['fragment', 'long', 'tested', 'shared', 'outside'].map((name) => `import * as ${name} from './${name}.ts';\n`).join(''),
    );
    const found = checkFragments(repository.root).filter((problem) => problem.startsWith(`${folder}/`));
    expect(found).toEqual([`${folder}/fragment.ts: 19 lines for ${folder}/user.ts alone belong into it`]);
  });
});

describe('the check of file suffixes of the server', () => {
  it('reports an unknown suffix, a facts file that writes, and a table with two writers', () => {
    repository.plant(`${server}/clubs/planted/days-later.ts`, 'export const a = 1;\n');
    repository.plant(`${server}/clubs/planted/planted.facts.ts`, "export const deleted = (db: Db) => db.deleteFrom('clubs');\n");
    repository.plant(`${server}/members/planted/planted.store.ts`, 'export const moved = sql`update clubs set "Name" = 1`;\n');
    const problems = checkServerRooms(repository.root);
    expectProblem(problems, 'planted/days-later.ts', 'no room has this suffix');
    expectProblem(problems, 'planted.facts.ts', 'facts only read');
    expectProblem(problems, 'clubs is written by', 'members/planted/planted.store.ts');
  });
});

describe('the check of file suffixes of contract and phrases', () => {
  it('reports a suffix that is not in the list', () => {
    repository.plant('packages/contract/clubs/planted.helpers.ts', 'export const a = 1;\n');
    repository.plant('packages/contract/clubs/planted.errors.ts', 'export const errors = {};\n');
    repository.plant('packages/contract/clubs/planted/clubs.events.ts', 'export const a = 1;\n');
    repository.plant('packages/phrases/en/clubs/planted.titles.ts', 'export const a = {};\n');
    repository.plant('packages/phrases/en/clubs/members.screens.ts', 'export const a = {};\n');
    const problems = checkPackageRooms(repository.root);
    const ofContract = 'no room has this suffix; choose one of .calls, <area>/<area>.access';
    expectProblem(problems, 'contract/clubs/planted.helpers.ts', ofContract);
    expectProblem(problems, 'contract/clubs/planted.errors.ts', ofContract);
    expectProblem(problems, 'contract/clubs/planted/clubs.events.ts', ofContract);
    expectProblem(problems, 'phrases/en/clubs/planted.titles.ts', 'choose one of <area>/<area>.screens, <area>/<area>.refusals');
    expectProblem(problems, 'phrases/en/clubs/members.screens.ts', 'no room has this suffix');
    expect(problems).toHaveLength(5);
  });
});

describe('the check of a feature of the server', () => {
  it('reports a missing manifest, a manifest with another name, and an index out of area order', () => {
    const index = `${server}/features.ts`;
    const before = repository.read(index);
    expect(checkManifests(repository.root).filter((problem) => !problem.includes('planted'))).toEqual([]);
    repository.plant(`${server}/members/planted-calls/planted-calls.routes.ts`, 'export const a = 1;\n');
    repository.plant(`${server}/members/planted-name/other.feature.ts`, "export const other = { name: 'members/other' };\n");
    repository.plant(index, before.replace('  lookups,\n', '').replace('  firstStart,\n', '  firstStart,\n  lookups,\n'));
    const problems = checkManifests(repository.root);
    repository.plant(index, before);
    expectProblem(problems, 'members/planted-calls', 'has routes and no');
    expectProblem(problems, 'planted-name/other.feature.ts', 'a manifest has the name of its folder');
    expectProblem(problems, 'planted-name/other.feature.ts', "says another name than 'members/planted-name'");
    expectProblem(problems, index, 'planted-name/other.feature.ts is missing');
    expectProblem(problems, index, 'lookups.feature.ts comes after office');
  });
});

describe('the check of style sheets', () => {
  it('reports a class that does not exist and a class that no file uses', () => {
    repository.plant('apps/web/src/kit/planted.module.css', '.known {\n  color: red;\n}\n.left {\n  color: red;\n}\n');
    repository.plant(
      'apps/web/src/kit/Planted.tsx',
      "import classes from './planted.module.css';\n\nexport const Planted = () => <p className={classes['known']}>{classes['gone']}</p>;\n",
    );
    const problems = checkCssClasses(repository.root);
    expectProblem(problems, 'kit/Planted.tsx', "classes['gone'] is no class");
    expectProblem(problems, 'kit/planted.module.css', 'nothing uses .left');
    expect(problems.filter((problem) => problem.includes('known'))).toEqual([]);
  });

  it('reports square buttons below 44 px', () => {
    repository.plant(
      'apps/web/src/kit/PlantedSmall.tsx',
      'export const Small = () => <ActionIcon variant="default" size={34} />;\n',
    );
    repository.plant(
      'apps/web/src/kit/PlantedLarge.tsx',
      'export const Large = () => <ActionIcon variant="default" size={52} />;\n',
    );
    const problems = checkWidths(repository.root);
    expectProblem(problems, 'PlantedSmall.tsx', 'a button below 44 px');
    expect(problems.filter((problem) => problem.includes('PlantedLarge'))).toEqual([]);
  });

  it('reports media queries with other widths than the three named ones, in style sheets and in code', () => {
    repository.plant('apps/web/src/kit/planted-wide.module.css', '@media (min-width: 768px) and (max-width: 801px) {\n}\n');
    repository.plant('apps/web/src/kit/planted-phone.ts', "export const phone = matchMedia('(max-width: 767px)');\n");
    repository.plant('apps/web/src/kit/planted-odd.ts', "export const odd = matchMedia('(max-width: 1099px)');\n");
    const problems = checkWidths(repository.root);
    expectProblem(problems, 'planted-wide.module.css', '(max-width: 801px) is none of the three widths');
    expectProblem(problems, 'planted-phone.ts', '(max-width: 767px) has a name');
    expectProblem(problems, 'planted-odd.ts', 'is none of the three widths');
  });
});

describe('the check of migrations', () => {
  it('reports migrations that fail, change a release, or do not match the generated table types', async () => {
    await writeSchema(repository.root);
    expect(await checkMigrations(repository.root)).toEqual([]);
    repository.plant('apps/server/migrations/9997_planted.sql', `alter table brands add check ("Name" in ('North', 'South'));\n`);
    await writeSchema(repository.root);
    expect(repository.read('apps/server/src/platform/database/schema.generated.ts')).toContain('  Name: "North" | "South";');
    expect(repository.read('apps/server/src/platform/database/schema.generated.ts')).toContain('  Ranges: ("Day" |');
    repository.plant(
      'apps/server/migrations/9998_planted.sql',
      'alter table user_badges drop constraint user_badges_badge;\nalter table webhooks drop constraint webhooks_topics;\n',
    );
    const opened = await checkMigrations(repository.root);
    expectProblem(opened, '9997_planted.sql', 'may refuse what was allowed');
    expectProblem(opened, 'user_badges."Badge" is text', 'community/badges closes it to a list');
    expectProblem(opened, 'webhooks."Topics" is text', 'office/integrations closes it to a list');
    repository.plant(
      'apps/server/migrations/9998_planted.sql',
      'create table planted ("Id" bigint primary key, "Any" jsonb not null);\n',
    );
    expectProblem(await checkMigrations(repository.root), 'apps/server/migrations', 'planted."Any" is jsonb');
    repository.plant('apps/server/migrations/9998_planted.sql', 'create table planted ("Id" bigint primary key);\n');
    // The migrations of a release, and all before them, must not change.
    const hash = createHash('sha256').update('create table released ();\n').digest('hex');
    repository.plant('apps/server/migrations/worlds/9.0.0.sql', `-- 9998_planted.sql ${hash}\n-- 9999_gone.sql ${hash}\n`);
    const problems = await checkMigrations(repository.root);
    expectProblem(problems, 'schema.generated.ts', 'not what the migrations lead to');
    expectProblem(problems, '9997_planted.sql', 'comes before 9999_gone.sql, which is released');
    expectProblem(problems, '9998_planted.sql', 'is not the one that release 9.0.0 has');
    expectProblem(problems, '9999_gone.sql', 'is not the one that release 9.0.0 has');
    repository.plant('apps/server/migrations/9999_planted.sql', 'create tabel planted;\n');
    expectProblem(await checkMigrations(repository.root), 'apps/server/migrations', 'syntax error');
  });
});

describe('the check of the map', () => {
  it('reports a map that does not match the source tree', async () => {
    await writeMap(repository.root);
    expect(await checkMap(repository.root)).toEqual([]);
    repository.plant(`${server}/clubs/planted-feature/planted.service.ts`, 'export const a = 1;\n');
    expectProblem(await checkMap(repository.root), 'docs/MAP.md', 'not what the tree says');
  });

  it('reports a feature with different names in the packages', () => {
    for (const name of ['one', 'two', 'three', 'four'])
      repository.plant(`apps/web/src/clubs/odd-${name}/Odd.tsx`, 'export const Odd = () => null;\n');
    expectProblem(checkFeatureNames(repository.root), 'names stand alone', 'clubs/odd-one (web only)');
  });
});

describe('the check of docs/ways.md', () => {
  it('reports missing files, files without an import between them, and wrong or too large counts', () => {
    const text = repository.read('docs/ways.md');
    expect(checkWays(repository.root)).toEqual([]);
    const plant = (add: string) =>
      repository.plant('docs/ways.md', text.replace('\n## A heart rate', `${add}\n\n## A heart rate`));
    plant('- `apps/server/src/clubs/planted/gone.ts`: nothing');
    expectProblem(checkWays(repository.root), 'planted/gone.ts', 'is no file');
    plant('- `scripts/checks/map.ts`: a tool');
    const problems = checkWays(repository.root);
    repository.plant('docs/ways.md', text);
    expectProblem(problems, 'A booking', 'names 26 files and says 25');
    expectProblem(problems, 'A booking', 'passes 26 files, more than 25');
    expectProblem(problems, 'scripts/checks/map.ts', 'none of them imports it');
    repository.plant('docs/ways.md', `${text}- \`packages/planted.ts\`: nothing\n`);
    const ofChange = checkWays(repository.root);
    repository.plant('docs/ways.md', text);
    expectProblem(ofChange, 'packages/planted.ts', 'is no file');
    expectProblem(ofChange, 'A call with a list column', 'edits 38 files, more than 37');
  });
});

describe('the check of documents', () => {
  it('reports paths that do not exist, decisions above 250 words and an incomplete index', () => {
    const problems = () => checkDocuments(repository.root);
    expect(problems()).toEqual([]);
    repository.plant('docs/planted.md', 'See `apps/server/src/planted-nowhere/` and `apps/server/src/features.ts`.\n');
    repository.plant('docs/decisions/9999-planted.md', `# Planted\n${'word '.repeat(249)}`);
    const index = repository.read('docs/decisions/README.md');
    repository.plant('docs/decisions/README.md', `${index}| [9998](9998-gone.md) | Gone |\n`);
    expect(problems()).toEqual([
      'docs/planted.md: apps/server/src/planted-nowhere/ is not there',
      'docs/decisions/9999-planted.md: 251 words; a decision has at most 250',
      'docs/decisions/README.md: does not list 9999-planted.md',
      'docs/decisions/README.md: lists 9998-gone.md, which is not there',
    ]);
  });
});

describe('the check of plain English', () => {
  it('reports forbidden words in comments, test titles, exported and local names', () => {
    expect(checkPlainEnglish(repository.root)).toEqual([]);
    repository.plant(
      `${server}/clubs/planted.test.ts`,
      "// Nobody waits.\nit('is told', () => {});\n/** Of `heard` hearts. */\nexport const keptRows = 'she said';\nlet heardAt = 0;\n",
    );
    const problems = checkPlainEnglish(repository.root);
    expectProblem(problems, 'planted.test.ts', '"Nobody" in "Nobody waits."');
    expectProblem(problems, 'planted.test.ts', '"told" in "is told"');
    expectProblem(problems, 'planted.test.ts', 'keptRows; name it by');
    expectProblem(problems, 'planted.test.ts', 'heardAt; name it by');
    expect(problems).toHaveLength(5);
  });
});
