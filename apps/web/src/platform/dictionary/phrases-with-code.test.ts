import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { PhrasesOfCode } from '../../../build/phrases-of-code.ts';
import { phrasesWithCode } from '../../../build/phrases-with-code.ts';

let root = '';
const plant = (path: string, text: string) => {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
};
const phrases = (...keys: string[]) => `export const words = {\n${keys.map((key) => `  '${key}': 'x',`).join('\n')}\n};\n`;

beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'clubpulse-words-'));
  plant('packages/phrases/en/kit.ts', phrases('kit.save'));
  plant('packages/phrases/en/clubs/clubs.screens.ts', phrases('clubs.title'));
  plant('packages/phrases/en/clubs/policies.ts', phrases('policies.days_one', 'policies.days_other'));
  plant('packages/phrases/en/clubs/brand.ts', phrases('brand.name'));
  plant('packages/phrases/en/members/states.ts', phrases('state.Active', 'state.Over'));
  plant('packages/phrases/en/server/mails.ts', phrases('mails.hello'));
  plant('packages/rules/members/state.ts', 'export const stateKey = (state: string) => `state.${state}`;\n');
  plant('apps/web/src/clubs/Policies.tsx', "import { Row } from './Row.tsx';\nconst later = () => import('./Brand.tsx');\n");
  plant(
    'apps/web/src/clubs/Row.tsx',
    "import {\n  stateKey,\n} from '@clubpulse/rules/members/state';\nimport type { Brand } from './Brand.tsx';\nt('policies.days', { count: 1 });\n",
  );
  plant('apps/web/src/clubs/Brand.tsx', "t('brand.name');\n");
  plant('apps/web/src/clubs/Plain.tsx', "t('kit.save'); t('clubs.title');\n");
  plant('apps/web/src/clubs/plain-check.ts', "t('kit.save');\n");
  plant('apps/web/src/office/today/Today.tsx', "t('kit.save');\n");
});
afterAll(() => rmSync(root, { recursive: true, force: true }));

function built(code: string, path = 'apps/web/src/screens.ts'): string | null {
  const { transform } = phrasesWithCode(root);
  if (typeof transform !== 'function') throw new Error('no transform');
  const answer = transform.call({ addWatchFile: () => undefined } as never, code, join(root, path)) as { code: string } | null;
  return answer && answer.code;
}

it('a lazy import waits for the phrases of its screen and of the files that the screen imports, also when code composes their keys', () => {
  expect(built("export const load = () => import('./clubs/Policies.tsx');")).toContain(
    'withPhrases(["clubs/policies","members/states","refusals"], import(\'./clubs/Policies.tsx\'))',
  );
});

it('a screen does not wait for the phrases of its lazily opened parts and type imports', () => {
  expect(built("import('./clubs/Policies.tsx')")).not.toContain('clubs/brand');
  expect(built("import('./Brand.tsx')", 'apps/web/src/clubs/Policies.tsx')).toContain('withPhrases(["clubs/brand","refusals"]');
});

it('a screen waits for the texts of refusals unless it is a first screen, and never for start phrases', () => {
  expect(built("import('./clubs/Plain.tsx')")).toContain('withPhrases(["refusals"]');
  expect(built("import('./office/today/Today.tsx')")).toBeNull();
  expect(built("import('./clubs/plain-check.ts')")).toBeNull();
});

it('first screens and the code that starts the app name no refusal, so they load without the texts of refusals', () => {
  const repository = join(import.meta.dirname, '../../../../..');
  const code = new PhrasesOfCode(repository);
  const first = [
    'office/today/Today.tsx',
    'office/journal/Journal.tsx',
    'office/club-overview/ClubProfile.tsx',
    'clubs/licenses/LicenseWarning.tsx',
  ];
  const begun = ['start/app.tsx', 'start/home.ts', 'live/tv/main.tsx', ...first];
  const modules = new Set(begun.flatMap((path) => [...code.modulesOf(join(repository, 'apps/web/src', path))]));
  // Only files of the web app are checked, because a first screen does not use the schemas and rules that name refusals.
  const shown = [...modules].filter((path) => path.includes('/apps/web/'));
  const refusals = (path: string) => [...code.keysNamed(path)].filter((key) => code.files.get(key)?.endsWith('.refusals'));
  expect(shown.flatMap((path) => refusals(path).map((key) => `${path}: ${key}`))).toEqual([]);
});

it('the calendars name only refusals that follow an act and load before it is answered', () => {
  const repository = join(import.meta.dirname, '../../../../..');
  const code = new PhrasesOfCode(repository);
  const modules = code.modulesOf(join(repository, 'apps/web/src/calendar/classes/calendars/ClassCalendar.tsx'));
  const named = [...modules].filter((path) => path.includes('/apps/web/')).flatMap((path) => [...code.keysNamed(path)]);
  const refusals = named.filter((key) => code.files.get(key)?.endsWith('.refusals'));
  expect(refusals.sort()).toEqual(['error.ClassIsCourse', 'schedule-not-generate-event']);
});

it('the build does not change lazy imports of tests and third-party code', () => {
  expect(built("import('./clubs/Policies.tsx')", 'apps/web/src/screens.test.ts')).toBeNull();
  expect(built("import('./clubs/Policies.tsx')", 'node_modules/x/x.ts')).toBeNull();
});
