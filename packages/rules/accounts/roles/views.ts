import type { AvailableRoles, Role } from '@clubpulse/contract/accounts/roles';
import { type ClubRef, clubIdsOf, holdsAnywhere, holdsRole, rolesInClub } from './roles.ts';

const PRODUCT = 'Clubpulse';

/** A club where the user works must have this function. */
export type Gate = 'live' | 'activities';

export interface ViewAccess {
  readonly who: readonly Role[] | 'signedIn' | 'signedOut' | 'anyone';
  readonly gate?: Gate;
  readonly ofBrand?: true;
}

export const LIVE_VIEW = `${PRODUCT}LIVE` as const;
export const LIVE_TRAINING_VIEW = `${PRODUCT}LiveTraining` as const;

const owner = { who: ['Owner'], ofBrand: true } as const;
const managers = { who: ['Owner', 'Manager'] } as const;
const ownerOrTrainer = { who: ['Owner', 'Trainer'] } as const;
const trainer = { who: ['Trainer'] } as const;
const staff = { who: ['Owner', 'Manager', 'Trainer'] } as const;
const staffAndDesk = { who: ['Owner', 'Manager', 'Trainer', 'FrontDesk'] } as const;
const managersAndBooks = { who: ['Owner', 'Manager', 'Accountant'] } as const;
const managersDeskAndBooks = { who: ['Owner', 'Manager', 'FrontDesk', 'Accountant'] } as const;
const liveStaff = { ...staff, gate: 'live' } as const;
const activityStaff = { ...staff, gate: 'activities' } as const;
const activityStaffAndDesk = { ...staffAndDesk, gate: 'activities' } as const;
const signedIn = { who: 'signedIn' } as const;

/** Views that the specification requires, also if not implemented. A check compares the screens with this list. */
export const views = {
  Brand: owner,
  BrandChallenges: owner,

  DeviceManagement: managers,
  AppManagement: managers,
  Automations: managers,
  Integrations: managers,
  ClubSensors: managers,
  ClubProfile: managers,
  ClubLicenses: managers,
  ClubSlideShows: managers,
  Trainers: managers,
  CreditsAndSubscriptions: managers,
  Movements: managers,

  Timers: ownerOrTrainer,
  IntensityFlows: ownerOrTrainer,
  Rankings: ownerOrTrainer,
  HealthUsers: ownerOrTrainer,

  TrainersJournal: trainer,
  Athletes: trainer,
  TrainerDetails: trainer,
  LiveTrainings: { ...trainer, gate: 'live' },

  MyActivities: { who: ['Manager', 'Trainer'], gate: 'activities' },

  AddUsers: staff,
  ManageUsers: staffAndDesk,
  Roles: staff,
  EditUser: staffAndDesk,
  DemoUsers: staff,
  TrainingPrograms: staff,
  ClubMessages: staffAndDesk,
  [LIVE_VIEW]: liveStaff,
  [LIVE_TRAINING_VIEW]: liveStaff,
  AthletesBiometrics: staff,
  ClubClasses: activityStaffAndDesk,
  PersonalTrainers: activityStaff,
  ClubClassParticipants: activityStaffAndDesk,
  ClassParticipantSubscriptions: activityStaff,
  ClubClass: activityStaff,
  ClubChallenges: staff,
  DashBoard: staff,
  Services: activityStaff,
  VideoCollections: staff,
  WorkoutSheets: staff,
  Circuits: staff,
  WorkoutDefinitions: staff,
  WorkoutSheetsUsers: staff,
  SupportVideos: staff,
  OnScreenWorkouts: staff,
  ClubEquipments: staff,

  Home: { who: 'signedOut' },
  InvitationCode: { who: 'anyone' },

  NoAccess: signedIn,
  Journal: signedIn,
  Training: signedIn,
  GroupTraining: signedIn,
  CommentTraining: signedIn,
  TrainersRankings: signedIn,
  BiometricReport: signedIn,
  AdvancedBiometrics: signedIn,
  BodyCompositionView: signedIn,
  FitnessTestView: signedIn,
  WorkoutSheet: signedIn,
  ExportWorkoutSheet: signedIn,
  WorkoutSheetExecutionLog: signedIn,
  Circuit: signedIn,
  ClubChallenge: signedIn,
  ChallengeRanking: signedIn,
  ClubObjective: signedIn,
  EditDemoUser: signedIn,
  RefreshPaymentAccount: signedIn,
  AthleteFiles: signedIn,
  MyFiles: signedIn,
  Profile: signedIn,
  Notifications: signedIn,
  Messages: signedIn,
  Tasks: signedIn,
  Birthdays: signedIn,
  ClubLogs: signedIn,
  Policies: signedIn,
  Support: signedIn,
} as const satisfies Record<string, ViewAccess>;

export type ViewName = keyof typeof views;

/** Views that are not in the specification. Their rights are those of their calls. */
export const ownViews = {
  CircuitsCalendar: activityStaff,
  SubscriptionRequests: managers,
  Transactions: managersAndBooks,
  CashDesk: managersDeskAndBooks,
  ClosedDay: managersDeskAndBooks,
  Accountant: managersAndBooks,
  ClubReceipt: managersDeskAndBooks,
  Goods: { who: ['Owner', 'Manager', 'FrontDesk'] },
  ClubVat: managers,
  Payouts: managers,
  Reports: managersAndBooks,
  PaymentOrders: managers,
  Debts: managersAndBooks,
  Disputes: managers,
  CheckIn: staffAndDesk,
  Kiosk: { who: 'anyone' },
  SharedTraining: { who: 'anyone' },
  BookingSettings: managers,
  Availability: activityStaff,
  GenerateSheet: staff,
  ProviderWorkouts: staff,
  MeasureMany: staff,
  FirstClub: managers,

  Today: signedIn,
  Book: signedIn,
  MyBookings: signedIn,
  BookFor: signedIn,
  BookAppointment: signedIn,
  MySubscriptions: signedIn,
  Checkout: signedIn,
  PaymentOrder: signedIn,
  Receipt: signedIn,
  MyCode: signedIn,
  MyChallenges: signedIn,
  MyLevel: signedIn,
  MyHealth: signedIn,
  OnDemand: signedIn,
  GuidedWorkouts: signedIn,
  MyRanking: signedIn,
  BrandReports: owner,
  BrandRankings: owner,
  BrandLicenses: owner,
  RankingsEmbed: ownerOrTrainer,
  ClubWebsite: managers,
  Progress: signedIn,
  OwnLive: signedIn,
  OwnStrap: signedIn,
  WorkoutSheetRun: signedIn,
  JoinClub: signedIn,
  News: signedIn,
  ServerHealth: signedIn,
  More: signedIn,
  Security: signedIn,
} as const satisfies Record<string, ViewAccess>;

export interface ClubFacts extends ClubRef {
  readonly EnableLiveTrainings: boolean;
  readonly EnableActivities: boolean;
}
export interface Viewer {
  readonly roles: AvailableRoles;
  readonly clubs: readonly ClubFacts[];
  readonly selectedClub: ClubFacts | undefined;
}

/**
 * `noAccess`: the user may open the view only in another club. `noClub`: no club is selected, so the default view opens with the
 * toast 'Not enough rights!'.
 */
export type ViewAnswer = 'open' | 'default' | 'noAccess' | 'noClub';

export function mayOpenView({ who: person, gate, ofBrand }: ViewAccess, viewer: Viewer | undefined): ViewAnswer {
  if (person === 'signedOut') return viewer === undefined ? 'open' : 'default';
  if (person === 'anyone') return 'open';
  if (viewer === undefined) return 'default';
  if (person === 'signedIn') return 'open';
  if (!person.some((role) => holdsAnywhere(viewer.roles, role))) {
    const clubless = clubIdsOf(viewer.roles).length === 0 && viewer.roles.Owner.length === 0;
    return clubless && !ofBrand ? 'noClub' : 'default';
  }
  if (gate && !passesGate(gate, viewer)) return 'default';
  if (ofBrand) return 'open';
  const club = viewer.selectedClub;
  if (club === undefined) return 'noClub';
  return person.some((role) => holdsRole(viewer.roles, role, club)) ? 'open' : 'noAccess';
}

const gateRoles = ['Trainer', 'Manager', 'FrontDesk'] as const;

function passesGate(gate: Gate, { roles, clubs }: Viewer): boolean {
  return clubs.some(
    (club) =>
      (gate === 'live' ? club.EnableLiveTrainings : club.EnableActivities) &&
      gateRoles.some((role) => holdsRole(roles, role, club)),
  );
}

type StartView = ViewName | 'CheckIn' | 'Accountant';

/** The view after sign-in, by the roles in any club. */
export function defaultView(roles: AvailableRoles | undefined): StartView {
  if (roles === undefined) return 'Home';
  if (holdsAnywhere(roles, 'Trainer')) return 'TrainersJournal';
  if (holdsAnywhere(roles, 'Manager')) return 'ClubProfile';
  if (holdsAnywhere(roles, 'Owner')) return 'Brand';
  if (holdsAnywhere(roles, 'FrontDesk')) return 'CheckIn';
  return holdsAnywhere(roles, 'Accountant') ? 'Accountant' : 'Journal';
}

export function startView(viewer: Viewer | undefined): StartView {
  const start = defaultView(viewer?.roles);
  const club = viewer?.selectedClub;
  if (viewer === undefined || club === undefined || mayOpenView({ ...views, ...ownViews }[start], viewer) !== 'noAccess')
    return start;
  const here = rolesInClub(viewer.roles, club);
  if (here.includes('Trainer')) return 'TrainersJournal';
  if (here.includes('Manager') || here.includes('Owner')) return 'ClubProfile';
  if (here.includes('FrontDesk')) return 'CheckIn';
  return here.includes('Accountant') ? 'Accountant' : 'Journal';
}
