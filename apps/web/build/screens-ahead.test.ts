import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { namedParts, screenNames, withoutScreens } from './screens-ahead.ts';

const source = fileURLToPath(new URL('../src', import.meta.url));
const screens = screenNames(source);
const resolve = withoutScreens(screens);
const deps = ['assets/shared-a.js', 'assets/Today-b.css'];

it('a lazy import of a screen lists no scripts, because the page lists them', () => {
  expect([...screens]).toEqual(expect.arrayContaining(['Today', 'ClubProfile', 'Home']));
  expect(resolve('assets/Today-C1jFcmub.js', deps, { hostType: 'js' })).toEqual(['assets/Today-b.css']);
});

it('a lazy import of a dialog, and a page, list all their files', () => {
  expect(resolve('assets/LinkOwnStrap-C1jFcmub.js', deps, { hostType: 'js' })).toEqual(deps);
  expect(resolve('assets/Today-C1jFcmub.js', deps, { hostType: 'html' })).toEqual(deps);
});

it('the parts that are needed offline are found by their names', () => {
  const parts = [...namedParts(source)];
  expect(parts).toEqual(expect.arrayContaining(['OpenDialog', 'UserMenuList', 'RunsGoOut', 'CarryOut', 'ToastStack']));
  expect(parts).not.toContain('LinkOwnStrap');
});
