import { ownViews, type ViewAccess, views } from '@clubpulse/rules/accounts/roles/views';
import { describe, expect, it } from 'vitest';
import { screenNamed } from './platform/known-screens.ts';
import { screens } from './screens.ts';
import { isFramed, opensInFrames, opensWithoutAccount, withoutAccount } from './start/without-account.ts';

const said: Readonly<Record<string, ViewAccess>> = { ...views, ...ownViews };

describe('the screens', () => {
  it.each(screens.map((screen) => [screen.name, screen] as const))(
    '%s opens for the roles of the view tables',
    (name, { who, gate, ofBrand }) => {
      const access = { who, ...(gate && { gate }), ...(ofBrand && { ofBrand }) };
      expect(access).toEqual(said[name]);
    },
  );

  it('have unique names', () => {
    const names = screens.map(({ name }) => name.toLowerCase());
    expect(names).toEqual([...new Set(names)]);
  });

  it('belong to views that are in the menu', () => {
    const inMenu = screens.filter(({ menu }) => menu !== undefined).map(({ name }) => name);
    for (const { under = [] } of screens) for (const view of under) expect(inMenu).toContain(view);
  });
});

describe('without an account', () => {
  it('exactly the screens for anyone open', () => {
    const forAnyone = screens.filter(({ who }) => who === 'anyone').map(({ name }) => name);
    expect([...withoutAccount].sort()).toEqual(forAnyone.sort());
  });

  it.each([
    ['#/SharedTraining/dD8_x', true],
    ['#/sharedtraining/dD8_x', true],
    ['#/Kiosk', true],
    ['#InvitationCode/ACDEFGHJKMNPQRTV', true],
    ['#Journal', false],
    ['#/InvitationCode/ACDEFGHJKMNPQRTV', true],
    ['#/SharedTrainings/1', false],
    ['#/Journal', false],
    ['', false],
  ])('%s: %s', (hash, opens) => expect(opensWithoutAccount(hash)).toBe(opens));
});

describe('in a frame of another website', () => {
  it.each([
    ['#/SharedTraining/dD8_x', true],
    ['#sharedtraining/dD8_x', true],
    // Sign-in and decisions need a page that the user can recognize, not a frame.
    ['#/InvitationCode/ACDEFGHJKMNPQRTV', false],
    ['#/Kiosk', false],
    ['#/Journal', false],
    ['', false],
  ])('%s: %s', (hash, opens) => expect(opensInFrames(hash)).toBe(opens));

  it.each([
    ['/embed', true],
    ['/sub/embed/', true],
    ['/', false],
    ['/embedded', false],
  ])('is allowed at %s: %s', (path, is) => expect(isFramed(path)).toBe(is));
});

describe('a route word', () => {
  it.each([
    ['clubclasses', 'ClubClasses'],
    ['CLUBPULSELIVE', 'ClubpulseLIVE'],
    ['Clubprofile', 'ClubProfile'],
    ['journal', 'Journal'],
    ['constructor', undefined],
    ['', undefined],
  ])('%s names %s', (word, view) => expect(screenNamed(word)?.name).toBe(view));
});
