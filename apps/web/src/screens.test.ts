import { ownViews, type ViewAccess, views } from '@clubpulse/rules/accounts/roles/views';
import { describe, expect, it } from 'vitest';
import { screenNamed } from './platform/known-screens.ts';
import { screens } from './screens.ts';
import { isFramed, opensInFrames, opensWithoutAccount, withoutAccount } from './start/without-account.ts';

const declared: Readonly<Record<string, ViewAccess>> = { ...views, ...ownViews };

describe('the screens', () => {
  it.each(screens.map((screen) => [screen.name, screen] as const))(
    'declare for %s the same access as the view tables',
    (name, { who: person, gate, ofBrand }) => {
      const access = { who: person, ...(gate && { gate }), ...(ofBrand && { ofBrand }) };
      expect(access).toEqual(declared[name]);
    },
  );

  it('have unique names', () => {
    const names = screens.map(({ name }) => name.toLowerCase());
    expect(names).toEqual([...new Set(names)]);
  });

  it('are listed only under views of the menu', () => {
    const inMenu = screens.filter(({ menu }) => menu !== undefined).map(({ name }) => name);
    for (const { under = [] } of screens) for (const view of under) expect(inMenu).toContain(view);
  });
});

describe('a URL that needs no account', () => {
  it('opens exactly the screens for anyone', () => {
    const forAnyone = screens.filter(({ who: person }) => person === 'anyone').map(({ name }) => name);
    expect([...withoutAccount].sort()).toEqual(forAnyone.sort());
  });

  it.each([
    ['may', '#/SharedTraining/dD8_x', true],
    ['may', '#/sharedtraining/dD8_x', true],
    ['may', '#/Kiosk', true],
    ['may', '#InvitationCode/ACDEFGHJKMNPQRTV', true],
    ['must not', '#Journal', false],
    ['may', '#/InvitationCode/ACDEFGHJKMNPQRTV', true],
    ['must not', '#/SharedTrainings/1', false],
    ['must not', '#/Journal', false],
    ['must not', '', false],
  ])('%s contain %s', (_, hash, opens) => expect(opensWithoutAccount(hash)).toBe(opens));
});

describe('the frame of another website', () => {
  it.each([
    ['may', '#/SharedTraining/dD8_x', true],
    ['may', '#sharedtraining/dD8_x', true],
    // Sign-in and decisions need a page that the user can recognize, so other websites cannot frame them.
    ['must not', '#/InvitationCode/ACDEFGHJKMNPQRTV', false],
    ['must not', '#/Kiosk', false],
    ['must not', '#/Journal', false],
    ['must not', '', false],
  ])('%s contain %s', (_, hash, opens) => expect(opensInFrames(hash)).toBe(opens));

  it.each([
    ['is recognized', '/embed', true],
    ['is recognized', '/sub/embed/', true],
    ['is not recognized', '/', false],
    ['is not recognized', '/embedded', false],
  ])('%s at %s', (_, path, is) => expect(isFramed(path)).toBe(is));
});

describe('the first part of a route', () => {
  it.each([
    ['clubclasses', 'a view', 'ClubClasses'],
    ['CLUBPULSELIVE', 'a view', 'ClubpulseLIVE'],
    ['Clubprofile', 'a view', 'ClubProfile'],
    ['journal', 'a view', 'Journal'],
    ['constructor', 'no view', undefined],
    ['', 'no view', undefined],
  ])('such as "%s" names %s', (word, _, view) => expect(screenNamed(word)?.name).toBe(view));
});
