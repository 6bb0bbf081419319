import type { Role } from '@clubpulse/contract/accounts/roles';
import { describe, expect, it } from 'vitest';
import { screens } from '../../screens.ts';
import { highlightedView, isCurrent, type MenuFacts, menuFor, restFor, tabBelow, tabsFor } from './menu.ts';

const facts = (roles: Role[], overrides: Partial<MenuFacts> = {}): MenuFacts => ({
  roles,
  ownsBrand: roles.includes('Owner'),
  view: 'Journal',
  opens: () => true,
  isAdministrator: false,
  ...overrides,
});
const forTrainers = (view: string) =>
  ['TrainersJournal', 'ClubClasses', 'ManageUsers', 'ClubpulseLIVE', 'Journal', 'Policies'].includes(view);
const labels = (member: MenuFacts) => menuFor(member).map((entry) => entry.label);

describe('the menu', () => {
  it.each<[string, MenuFacts, string[]]>([
    ['an athlete', facts(['Athlete']), ['kit.today', 'booking.title', 'training.journal', 'progress.title', 'shell.me']],
    [
      'an athlete of a club without activities',
      facts(['Athlete'], { opens: (view) => view !== 'Book' }),
      ['kit.today', 'training.journal', 'progress.title', 'shell.me'],
    ],
    ['a trainer', facts(['Trainer'], { opens: forTrainers }), ['kit.today', 'kit.calendar', 'shell.members', 'live.title']],
    [
      'a manager',
      facts(['Manager']),
      ['kit.club', 'kit.calendar', 'shell.members', 'shell.sales', 'shell.training', 'shell.engage', 'shell.setUp'],
    ],
    [
      'a trainer who trains',
      facts(['Trainer', 'Athlete'], { opens: forTrainers }),
      ['kit.today', 'kit.calendar', 'shell.members', 'live.title', 'training.journal'],
    ],
    [
      'an owner in Brand with one of its clubs selected',
      facts(['Owner'], { view: 'Brand' }),
      ['clubs.brand', 'reports.title', 'challenges.title', 'rankings.title', 'clubs.licenses'],
    ],
    [
      'an owner who manages clubs, in the reports of the brand',
      facts(['Owner', 'Manager'], { view: 'BrandReports' }),
      ['clubs.brand', 'reports.title', 'challenges.title', 'rankings.title', 'clubs.licenses'],
    ],
    [
      'an owner in a club',
      facts(['Owner'], { view: 'ClubProfile' }),
      [
        'shell.backToBrand',
        'kit.club',
        'kit.calendar',
        'shell.members',
        'shell.sales',
        'shell.training',
        'shell.engage',
        'shell.setUp',
      ],
    ],
    [
      'a user with every role, without badges of other places',
      facts(['Owner', 'Manager', 'Trainer', 'Athlete'], { view: 'ClubProfile' }),
      [
        'shell.backToBrand',
        'kit.club',
        'kit.calendar',
        'shell.members',
        'shell.sales',
        'shell.training',
        'shell.engage',
        'shell.setUp',
      ],
    ],
  ])('of %s has the expected entries', (_, member, wanted) => expect(labels(member)).toEqual(wanted));

  it.each([
    ['FrontDesk', ['ClubClasses', 'ManageUsers', 'CheckIn', 'CashDesk', 'Goods', 'ClubMessages']],
    ['Accountant', ['Reports', 'CashDesk', 'Transactions', 'Accountant', 'Debts']],
  ] as const)('of the role %s has the pages that name it', (role, pages) => {
    const naming = screens.filter(({ who }) => Array.isArray(who) && who.includes(role)).map(({ name }) => name);
    const entries = menuFor(facts([role], { opens: (view) => naming.includes(view) }));
    expect(entries.flatMap(({ view, sub }) => sub?.map((page) => page.view) ?? [view])).toEqual(pages);
  });

  it.each<Role[]>([
    ['Athlete'],
    ['Trainer'],
    ['Trainer', 'Athlete'],
    ['Manager'],
    ['Owner'],
    ['Owner', 'Manager', 'Trainer', 'Athlete'],
  ])('has a unique letter for each entry (for %s)', (...roles) => {
    for (const view of ['Brand', 'ClubProfile']) {
      const letters = menuFor(facts(roles, { view, isAdministrator: true })).map(({ go }) => go);
      expect(new Set(letters).size).toBe(letters.length);
    }
  });

  it('contains the dashboard below the club for managers, and below the day for trainers', () => {
    const below = (roles: Role[], section: string) =>
      menuFor(facts(roles))
        .find((entry) => entry.section === section)
        ?.sub?.map(({ view }) => view);
    for (const role of ['Owner', 'Manager'] as const)
      expect(below([role], 'club')).toEqual(['ClubProfile', 'DashBoard', 'Reports']);
    const trainer = menuFor(
      facts(['Trainer'], { opens: (view) => ['TrainersJournal', 'DashBoard', 'ManageUsers'].includes(view) }),
    );
    const today = trainer.find(({ section }) => section === 'trainerToday');
    expect(trainer.some(({ section }) => section === 'club')).toBe(false);
    expect(today?.sub?.map(({ view }) => view)).toEqual(['TrainersJournal', 'DashBoard']);
    expect(menuFor(facts(['Athlete'])).some(({ sub = [] }) => sub.some(({ view }) => view === 'DashBoard'))).toBe(false);
  });

  it('contains the policies for managers only, although any user may open them', () => {
    const setUp = (roles: Role[]) => menuFor(facts(roles)).find(({ label }) => label === 'shell.setUp')?.sub;
    expect(setUp(['Manager'])?.map(({ view }) => view)).toContain('Policies');
    expect(setUp(['Trainer'])?.map(({ view }) => view)).not.toContain('Policies');
  });

  it('has at most seven entries beside the brand, with the wall as a page of managers and an entry of trainers', () => {
    const engage = (roles: Role[]) =>
      menuFor(facts(roles))
        .find(({ section }) => section === 'engage')
        ?.sub?.map(({ view }) => view);
    expect(engage(['Manager'])?.slice(0, 3)).toEqual(['ClubpulseLIVE', 'ClubChallenges', 'ClubMessages']);
    expect(engage(['Trainer'])).not.toContain('ClubpulseLIVE');
    expect(labels(facts(['Trainer'], { opens: forTrainers }))).toContain('live.title');
    for (const roles of [['Manager'], ['Owner', 'Trainer'], ['Owner', 'Manager', 'Trainer', 'Athlete']] as Role[][])
      expect(menuFor(facts(roles, { view: 'ClubProfile' })).filter(({ section }) => section !== 'brand')).toHaveLength(7);
  });

  it('omits views that do not open, and links an entry to the first of its pages that opens', () => {
    const trainer = facts(['Trainer'], { opens: (view) => view === 'TrainersJournal' || view === 'ClubSensors' });
    expect(menuFor(trainer).map((entry) => entry.view)).toEqual(['TrainersJournal', 'ClubSensors']);
    expect(menuFor(facts(['Manager'], { opens: () => false }))).toEqual([]);
  });

  const everything = facts(['Owner', 'Manager', 'Trainer', 'Athlete'], { view: 'ClubProfile' });

  it('has at most five tabs on a phone, the last for the athlete’s own pages or other entries', () => {
    expect(tabsFor(everything)).toHaveLength(5);
    expect(tabsFor(everything).at(-1)?.label).toBe('kit.more');
    expect(tabsFor(facts(['Athlete'])).map((tab) => tab.label)).toEqual([
      'kit.today',
      'training.journal',
      'booking.title',
      'progress.title',
      'shell.me',
    ]);
  });

  it('contains in More every page that has no tab', () => {
    const manager = facts(['Manager']);
    const groups = restFor(manager);
    expect(groups.map(({ label }) => label)).toEqual([
      'shell.members',
      'kit.club',
      'kit.calendar',
      'shell.sales',
      'shell.training',
      'shell.engage',
      'shell.setUp',
    ]);
    const rest = groups.flatMap(({ pages }) => pages.map(({ view }) => view));
    for (const view of ['DashBoard', 'ClubpulseLIVE', 'DeviceManagement', 'ClubSensors', 'BookingSettings', 'Policies'])
      expect(rest).toContain(view);
    expect(rest).not.toContain('ClubProfile');
  });

  it('marks More when no other tab is current', () => {
    const current = (view: string) =>
      tabsFor(facts(['Manager'], { view }))
        .filter((tab) => isCurrent(tab, view))
        .map(({ label }) => label);
    expect(current('BookingSettings')).toEqual(['kit.more']);
    expect(current('Profile')).toEqual(['kit.more']);
    expect(current('ClubClasses')).toEqual(['kit.calendar']);
  });

  it('assigns a tab to each screen that is no tab itself, and none to a tab', () => {
    const below = (roles: Role[], view: string, screen = view) => tabBelow(facts(roles, { view }), screen);
    expect(below(['Manager'], 'ClubClasses')).toBeNull();
    expect(below(['Manager'], 'More')).toBeNull();
    expect(below(['Manager'], 'BookingSettings')).toBe('More');
    expect(below(['Athlete'], 'News')).toBe('More');
    expect(below(['Athlete'], 'Journal')).toBeNull();
    expect(below(['Trainer'], 'Athletes', 'Journal')).not.toBeNull();
  });

  it('marks the last tab of an athlete, More, on the pages with their own data', () => {
    const current = (view: string) =>
      tabsFor(facts(['Athlete'], { view }))
        .filter((tab) => isCurrent(tab, view))
        .map(({ view: leadsTo, label }) => `${label} ${leadsTo}`);
    for (const view of ['More', 'Profile', 'MySubscriptions', 'Policies']) expect(current(view)).toEqual(['shell.me More']);
    expect(current('MyBookings')).toEqual(['booking.title Book']);
  });
});

describe('the menu of an owner without a selected club', () => {
  const ofBrand = ['Brand', 'BrandReports', 'BrandChallenges', 'BrandRankings', 'BrandLicenses'];
  const without = (overrides: Partial<MenuFacts> = {}) =>
    facts([], {
      ownsBrand: true,
      view: 'Brand',
      opens: (view) => [...ofBrand, 'ServerHealth', 'News'].includes(view),
      ...overrides,
    });

  it('has at its top views for all clubs, and none that requires a club', () =>
    expect(menuFor(without()).map(({ view }) => view)).toEqual(ofBrand));

  it('reaches the first four of those views from the tabs of every screen', () => {
    for (const view of ['Brand', 'More', 'Profile'])
      expect(tabsFor(without({ view })).map((tab) => tab.view)).toEqual([...ofBrand.slice(0, 4), 'More']);
  });

  it('contains the health of the server and the news when the owner runs the server', () =>
    expect(menuFor(without({ isAdministrator: true })).map(({ view }) => view)).toEqual([...ofBrand, 'ServerHealth', 'News']));
});

describe('the highlighted menu entry', () => {
  it("is Athletes in another user's Journal, and AthletesBiometrics in another user's biometrics", () => {
    expect(highlightedView('Journal', '8', 7)).toBe('Athletes');
    expect(highlightedView('AdvancedBiometrics', '8', 7)).toBe('AthletesBiometrics');
  });

  it('is the view itself in all other cases', () => {
    expect(highlightedView('Journal', '7', 7)).toBe('Journal');
    expect(highlightedView('Journal', undefined, 7)).toBe('Journal');
    expect(highlightedView('Training', '8', 7)).toBe('Training');
  });

  it('stays the same in views below the entry', () => {
    const [, , journal] = menuFor(facts(['Athlete']));
    expect(journal && isCurrent(journal, 'Training')).toBe(true);
    expect(journal && isCurrent(journal, 'Athletes')).toBe(false);
  });
});
