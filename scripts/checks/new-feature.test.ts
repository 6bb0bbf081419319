// @module-tag atLength

import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { checkCodeStyle } from './code-style.ts';
import { writeSchema } from './database/migrations.ts';
import { checkFeatureNames } from './feature-names.ts';
import { checkManifests } from './manifests.ts';
import { checkMap, writeMap } from './map.ts';
import { checkPackageRooms } from './package-rooms.ts';
import { checkPhrases } from './phrases.ts';
import { newFiles, newLines, newPhrases } from './planted/feature.ts';
import { PlantedRepository } from './planted/repository.ts';
import { checkFolders, checkFragments } from './rooms.ts';
import { checkServerRooms } from './server-rooms.ts';
import { runTool } from './tool.ts';
import { checkTypes } from './types.ts';
import { checkWalls } from './walls.ts';

const inIndexes: Readonly<Record<string, readonly (readonly [added: string, before: string])[]>> = {
  'packages/contract/all-calls.ts': [
    ["import * as lockers from './members/lockers.calls.ts';\n", "import * as people from './members/people.calls.ts';"],
    ['  lockers,\n', '  rooms,'],
  ],
  ...newLines,
  'packages/phrases/areas/members.ts': [
    ["import type { lockers } from '../en/members/lockers.ts';\n", 'import type { parts }'],
    ['typeof lockers & ', 'typeof parts'],
  ],
  ...newPhrases,
  'apps/server/src/features.ts': [
    ["import { lockers } from './members/lockers/lockers.feature.ts';\n", "import { people } from './members/people/"],
    ['  lockers,\n', '  // Area devices'],
  ],
  'apps/web/src/screens.ts': [
    ["import { lockersScreens } from './members/lockers/lockers.screens.ts';\n", "import { brandScreens } from './office/brand/"],
    ['  ...lockersScreens,\n', '  ...boardScreens,'],
  ],
};

let house: PlantedRepository;

beforeAll(async () => {
  house = new PlantedRepository();
  for (const [file, text] of Object.entries(newFiles)) {
    if (existsSync(join(house.root, file))) throw new Error(`${file} is there already`);
    house.plant(file, text);
  }
  for (const [file, additions] of Object.entries(inIndexes)) {
    let text = house.read(file);
    for (const [added, before] of additions) {
      if (text.split(before).length !== 2) throw new Error(`${file} has no single place before ${before}`);
      text = text.replace(before, `${added}${before}`);
    }
    house.plant(file, text);
  }
  await writeSchema(house.root);
  await writeMap(house.root);
});
afterAll(() => house.demolish());

describe('a new feature', () => {
  it.each([
    ['types', checkTypes],
    ['imports', checkWalls],
    ['phrases', checkPhrases],
    ['code style', checkCodeStyle],
    ['folders', checkFolders],
    ['short files', checkFragments],
    ['file suffixes of the server', checkServerRooms],
    ['file suffixes of the packages', checkPackageRooms],
    ['manifests', checkManifests],
    ['names of features', checkFeatureNames],
    ['map', checkMap],
  ])('passes the check of %s with new files and with lines added to indexes and files of its area', async (_, check) => {
    expect(await check(house.root)).toEqual([]);
  });

  it.each([
    ['packages', 'packages/contract', 'for members contain the access that the call declares'],
    ['server', 'apps/server/src/test/all-calls/refusals.test.ts', 'LockerLabelExists'],
  ])('is covered by the tests of %s that iterate over all features', async (project, files, name) => {
    const tests = ['run', '--maxWorkers', '1', '--reporter', 'verbose', '--project', project, files, '-t', name];
    const { status, stdout, stderr } = await runTool(house.root, 'vitest', tests, { TURN: '' });
    expect(status, stdout + stderr).toBe(0);
    expect(stdout).toMatch(new RegExp(`✓.*${name}`));
  });

  it('cannot reuse the error name of another area', async () => {
    const file = 'packages/contract/members/members.errors.ts';
    house.plant(file, house.read(file).replace('LockerLabelExists', 'RoomNameExists'));
    const project = 'errors.tsconfig.json';
    house.plant(project, JSON.stringify({ extends: './tsconfig.base.json', files: ['packages/contract/all-errors.ts'] }));
    const { stdout } = await runTool(house.root, 'tsc', ['--pretty', 'false', '--noEmit', '-p', project]);
    expect(stdout).toContain("RoomNameExists is another area's too");
  });

  it('needs only the index files that docs/architecture.md names', () => {
    const text = readFileSync(join(house.root, 'docs/architecture.md'), 'utf8');
    const section = text.slice(text.indexOf('### Adding a feature'));
    for (const file of Object.keys(inIndexes)) expect(section).toContain(`\`${documented(file)}\``);
  });
});

const documented = (file: string) =>
  file
    .replace('areas/members', 'areas/<area>')
    .replace('contract/members/members', 'contract/<area>/<area>')
    .replace(/phrases\/(?:en|it|es|fr)\/members\/members/, 'phrases/<language>/<area>/<area>');
