import { ownViews, type ViewAccess, views } from '@clubpulse/rules/accounts/roles/views';
import { describe, expect, it } from 'vitest';
import { screenNamed } from './platform/known-screens.ts';
import { screens } from './screens.ts';
import { isFramed, opensInFrames, opensWithoutAccount, withoutAccount } from './start/without-account.ts';

const declared: Readonly<Record<string, ViewAccess>> = { ...views, ...ownViews };

describe('the screens', () => {
  it.each(screens.map((screen) => [screen.name, screen] as const))(
    'contain %s with the roles of the view tables',
    (name, { who: person, gate, ofBrand }) => {
      const access = { who: person, ...(gate && { gate }), ...(ofBrand && { ofBrand }) };
      expect(access).toEqual(declared[name]);
    },
  );

  it('have unique names', () => {
    const names = screens.map(({ name }) => name.toLowerCase());
    expect(names).toEqual([...new Set(names)]);
  });

  it('belong to views whose place is in the menu', () => {
    const inMenu = screens.filter(({ menu }) => menu !== undefined).map(({ name }) => name);
    for (const { under = [] } of screens) for (const view of under) expect(inMenu).toContain(view);
  });
});

describe('an address without an account', () => {
  it('opens exactly the screens for anyone', () => {
    const forAnyone = screens.filter(({ who: person }) => person === 'anyone').map(({ name }) => name);
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
  ])('may contain %s: %s', (hash, opens) => expect(opensWithoutAccount(hash)).toBe(opens));
});

describe('the frame of another website', () => {
  it.each([
    ['#/SharedTraining/dD8_x', true],
    ['#sharedtraining/dD8_x', true],
    // Screens for sign-in and decisions must be shown in a page that the user can recognize.
    ['#/InvitationCode/ACDEFGHJKMNPQRTV', false],
    ['#/Kiosk', false],
    ['#/Journal', false],
    ['', false],
  ])('may contain %s: %s', (hash, opens) => expect(opensInFrames(hash)).toBe(opens));

  it.each([
    ['/embed', true],
    ['/sub/embed/', true],
    ['/', false],
    ['/embedded', false],
  ])('is recognized at %s: %s', (path, is) => expect(isFramed(path)).toBe(is));
});

describe('the first word of a route', () => {
  it.each([
    ['clubclasses', 'ClubClasses'],
    ['CLUBPULSELIVE', 'ClubpulseLIVE'],
    ['Clubprofile', 'ClubProfile'],
    ['journal', 'Journal'],
    ['constructor', undefined],
    ['', undefined],
  ])('such as %s names the view %s', (word, view) => expect(screenNamed(word)?.name).toBe(view));
});
