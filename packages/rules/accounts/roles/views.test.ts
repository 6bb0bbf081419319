import type { AvailableRoles, Role } from '@clubpulse/contract/accounts/roles';
import { describe, expect, it } from 'vitest';
import {
  type ClubFacts,
  defaultView,
  LIVE_TRAINING_VIEW,
  LIVE_VIEW,
  mayOpenView as mayOpen,
  startView,
  type Viewer,
  type ViewName,
  views,
} from './views.ts';

const noRoles: AvailableRoles = { Owner: [], Manager: [], Trainer: [], FrontDesk: [], Accountant: [], Athlete: [] };
const club = (ClubId: number, gates: Partial<ClubFacts> = {}): ClubFacts => ({
  ClubId,
  BrandId: 1,
  EnableLiveTrainings: true,
  EnableActivities: true,
  ...gates,
});
const holder = (role: Role): AvailableRoles =>
  role === 'Owner' ? { ...noRoles, Owner: [{ BrandId: 1 }] } : { ...noRoles, [role]: [{ ClubId: 10 }] };
const viewer = (roles: AvailableRoles, gates: Partial<ClubFacts> = {}): Viewer => ({
  roles,
  clubs: [club(10, gates)],
  selectedClub: club(10, gates),
});

// A second list of the rights, so that a mistake in `views` is found.
const spec: [Role[], string][] = [
  [['Owner'], 'Brand BrandChallenges'],
  [
    ['Owner', 'Manager'],
    'DeviceManagement AppManagement Automations Integrations ClubSensors ClubProfile ClubLicenses ClubSlideShows Trainers CreditsAndSubscriptions Movements',
  ],
  [['Owner', 'Trainer'], 'Timers IntensityFlows Rankings HealthUsers'],
  [['Trainer'], 'TrainersJournal Athletes TrainerDetails LiveTrainings'],
  [['Trainer', 'Manager'], 'MyActivities'],
  [
    ['Owner', 'Manager', 'Trainer'],
    'AddUsers ManageUsers Roles EditUser DemoUsers TrainingPrograms ClubMessages ClubpulseLIVE ClubpulseLiveTraining AthletesBiometrics ClubClasses PersonalTrainers ClubClassParticipants ClassParticipantSubscriptions ClubClass ClubChallenges DashBoard Services VideoCollections WorkoutSheets Circuits WorkoutDefinitions WorkoutSheetsUsers SupportVideos OnScreenWorkouts ClubEquipments',
  ],
];
const isView = (name: string): name is ViewName => Object.hasOwn(views, name);
const named = (name: string): ViewName => {
  if (!isView(name)) throw new Error(`no view ${name}`);
  return name;
};
const mayOpenView = (name: ViewName, by: Viewer | undefined) => mayOpen(views[name], by);
const table = spec.flatMap(([roles, names]) => names.split(' ').map((name) => [named(name), roles] as const));
const atDesk = ['ManageUsers', 'EditUser', 'ClubClasses', 'ClubClassParticipants', 'ClubMessages'];
const live = ['ClubpulseLIVE', 'ClubpulseLiveTraining', 'LiveTrainings'];
const activities = [
  'ClubClasses',
  'PersonalTrainers',
  'Services',
  'ClubClass',
  'ClubClassParticipants',
  'ClassParticipantSubscriptions',
  'MyActivities',
];
const gated: string[] = [...live, ...activities];

describe('the table of views', () => {
  it('has exactly the views that this test lists by role', () => {
    const byRole = Object.entries(views).filter(([, access]) => typeof access.who !== 'string');
    expect(byRole.map(([name]) => name).toSorted()).toEqual(table.map(([name]) => name).toSorted());
  });

  it.each(table)('opens %s for %j only', (name, roles) => {
    expect(mayOpenView(name, viewer(holder('FrontDesk')))).toBe(atDesk.includes(name) ? 'open' : 'default');
    for (const role of ['Manager', 'Trainer', 'Accountant', 'Athlete'] as const) {
      expect(mayOpenView(name, viewer(holder(role)))).toBe(roles.includes(role) ? 'open' : 'default');
    }
    const ownerMay = roles.includes('Owner') && !gated.includes(name);
    expect(mayOpenView(name, viewer(holder('Owner')))).toBe(ownerMay ? 'open' : 'default');
    expect(mayOpenView(name, undefined)).toBe('default');
  });

  it.each(['Journal', 'ChallengeRanking', 'Profile', 'ClubChallenge', 'NoAccess'] as const)(
    'opens %s for any account',
    (name) => {
      expect(mayOpenView(name, { roles: noRoles, clubs: [], selectedClub: undefined })).toBe('open');
      expect(mayOpenView(name, undefined)).toBe('default');
    },
  );

  it('opens Home for visitors only', () => {
    expect(mayOpenView('Home', undefined)).toBe('open');
    expect(mayOpenView('Home', viewer(holder('Athlete')))).toBe('default');
    expect(mayOpenView('InvitationCode', undefined)).toBe('open');
  });
});

describe('a view that needs a setting of the club', () => {
  it.each(live.map(named))('%s opens only with EnableLiveTrainings', (name) => {
    expect(mayOpenView(name, viewer(holder('Trainer'), { EnableLiveTrainings: false }))).toBe('default');
    expect(mayOpenView(name, viewer(holder('Trainer'), { EnableActivities: false }))).toBe('open');
  });

  it.each(activities.map(named))('%s opens only with EnableActivities', (name) => {
    expect(mayOpenView(name, viewer(holder('Trainer'), { EnableActivities: false }))).toBe('default');
    expect(mayOpenView(name, viewer(holder('Trainer'), { EnableLiveTrainings: false }))).toBe('open');
  });

  it('opens if any club where the user is trainer or manager has the setting, even if the selected club does not have it', () => {
    const roles = { ...noRoles, Trainer: [{ ClubId: 10 }, { ClubId: 11 }] };
    const off = club(10, { EnableLiveTrainings: false });
    expect(mayOpenView(LIVE_VIEW, { roles, clubs: [off, club(11)], selectedClub: off })).toBe('open');
    const athleteToo = { ...noRoles, Trainer: [{ ClubId: 10 }], Athlete: [{ ClubId: 11 }] };
    expect(mayOpenView(LIVE_VIEW, { roles: athleteToo, clubs: [off, club(11)], selectedClub: off })).toBe('default');
  });

  it('opens for an owner who is also trainer in a club with the setting', () => {
    const roles = { ...noRoles, Owner: [{ BrandId: 1 }], Trainer: [{ ClubId: 11 }] };
    expect(mayOpenView(LIVE_TRAINING_VIEW, { roles, clubs: [club(11)], selectedClub: club(10) })).toBe('open');
  });
});

describe('a view that needs a right in the selected club', () => {
  it('opens NoAccess if the user has the right only in another club', () => {
    const roles = { ...noRoles, Trainer: [{ ClubId: 10 }], Athlete: [{ ClubId: 11 }] };
    expect(mayOpenView('ClubClasses', { roles, clubs: [club(10), club(11)], selectedClub: club(11) })).toBe('noAccess');
  });

  it('opens NoAccess for an owner of another brand', () => {
    const selectedClub = { ...club(30), BrandId: 2 };
    expect(mayOpenView('ClubProfile', { roles: holder('Owner'), clubs: [], selectedClub })).toBe('noAccess');
  });

  it('opens noClub while an owner has no club selected, and for a user without any role', () => {
    const without = { clubs: [], selectedClub: undefined };
    expect(mayOpenView('ClubProfile', { roles: holder('Owner'), ...without })).toBe('noClub');
    expect(mayOpenView('Brand', { roles: holder('Owner'), ...without })).toBe('open');
    expect(mayOpenView('ClubProfile', { roles: noRoles, ...without })).toBe('noClub');
    expect(mayOpenView('Brand', { roles: noRoles, ...without })).toBe('default');
  });
});

describe('the default view by roles', () => {
  const all = {
    Owner: [{ BrandId: 1 }],
    Manager: [{ ClubId: 1 }],
    Trainer: [{ ClubId: 1 }],
    FrontDesk: [],
    Accountant: [],
    Athlete: [{ ClubId: 1 }],
  };
  it.each([
    ['a trainer who has all other roles too', 'TrainersJournal', all],
    ['a manager who is no trainer', 'ClubProfile', { ...all, Trainer: [] }],
    ['an owner who is no other staff', 'Brand', { ...all, Trainer: [], Manager: [] }],
    ['a user at the front desk', 'CheckIn', { ...noRoles, FrontDesk: [{ ClubId: 1 }], Accountant: [{ ClubId: 1 }] }],
    ['an accountant who trains too', 'Accountant', { ...noRoles, Accountant: [{ ClubId: 1 }], Athlete: [{ ClubId: 1 }] }],
    ['an athlete', 'Journal', { ...noRoles, Athlete: [{ ClubId: 1 }] }],
    ['a user without a role', 'Journal', noRoles],
    ['a visitor', 'Home', undefined],
  ])('of %s is %s', (_, view, roles) => expect(defaultView(roles)).toBe(view));
});

describe('the view at the start of the app', () => {
  const roles = {
    Owner: [],
    Manager: [{ ClubId: 11 }],
    Trainer: [{ ClubId: 10 }],
    FrontDesk: [{ ClubId: 13 }],
    Accountant: [{ ClubId: 14 }],
    Athlete: [{ ClubId: 12 }, { ClubId: 13 }, { ClubId: 14 }],
  };
  const clubs = [club(10), club(11), club(12), club(13), club(14)];
  it.each([
    [10, 'TrainersJournal'],
    [11, 'ClubProfile'],
    [12, 'Journal'],
    [13, 'CheckIn'],
    [14, 'Accountant'],
  ])('depends on the roles in the selected club: in club %i it is %s', (ClubId, view) =>
    expect(startView({ roles, clubs, selectedClub: club(ClubId) })).toBe(view),
  );

  it('is the default view if no club is selected, and Home for visitors', () => {
    expect(startView({ roles: holder('Owner'), clubs: [], selectedClub: undefined })).toBe('Brand');
    expect(startView({ roles: holder('Owner'), clubs: [], selectedClub: club(10) })).toBe('Brand');
    expect(startView(undefined)).toBe('Home');
  });
});
