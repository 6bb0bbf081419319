import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { namedParts, onlyStyles, screenNames } from './screens-ahead.ts';

const source = fileURLToPath(new URL('../src', import.meta.url));
const deps = ['assets/shared-a.js', 'assets/walls-tv-b.css'];

it('a lazy import lists only styles, and a page all its files', () => {
  expect(onlyStyles('assets/LinkOwnStrap-C1jFcmub.js', deps, { hostType: 'js' })).toEqual(['assets/walls-tv-b.css']);
  expect(onlyStyles('assets/Today-C1jFcmub.js', deps, { hostType: 'html' })).toEqual(deps);
});

it('the screens are found by the imports of their declarations', () => {
  expect([...screenNames(source)]).toEqual(expect.arrayContaining(['Today', 'ClubProfile', 'Home']));
});

it('the parts that are needed offline are found by their names', () => {
  const parts = [...namedParts(source)];
  expect(parts).toEqual(expect.arrayContaining(['OpenDialog', 'UserMenuList', 'RunsGoOut', 'CarryOut', 'ToastStack']));
  expect(parts).not.toContain('LinkOwnStrap');
});
