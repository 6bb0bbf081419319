import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { getSelf } from '@clubpulse/contract/accounts/users.calls';
import { countedMethods } from '@clubpulse/contract/billing/cash-desk/cash-desk';
import { closeDay, getCashDesk, listDayCloses, openCashDesk } from '@clubpulse/contract/billing/cash-desk/cash-desk.calls';
import { getMeasures } from '@clubpulse/contract/body/measures/measures.calls';
import { listClasses } from '@clubpulse/contract/calendar/classes/classes.calls';
import { listMyClubs } from '@clubpulse/contract/clubs/clubs.calls';
import { createChallenge } from '@clubpulse/contract/community/challenges.calls';
import { createInvitationLink } from '@clubpulse/contract/members/invitations.calls';
import { makeSharedUri } from '@clubpulse/contract/training/sharing/sharing.calls';
import { listCalendarTrainings } from '@clubpulse/contract/training/trainings.calls';
import { listExercises } from '@clubpulse/contract/workouts/exercises/exercises.calls';
import { storeRun } from '@clubpulse/contract/workouts/runs/runs.calls';
import { createPersonalSheet } from '@clubpulse/contract/workouts/sheets/sheets.calls';
import { alessia } from '@clubpulse/world/athletes';
import { navigli } from '@clubpulse/world/clubs';
import { expect } from '@playwright/test';
import { root } from '../product/product.ts';
import { callerFor } from './calls.ts';
import { dayFromNow } from './days.ts';
import { demoPeople } from './demo.ts';

type Addresses = Readonly<Record<keyof typeof demoPeople, readonly string[]>> & { readonly ClubId: number };

export async function addressesOfScreens(): Promise<Addresses> {
  const call = await callerFor(demoPeople.manager);
  const { ClubId } = (await call(listMyClubs)).find(({ Name }) => Name === navigli.name) ?? { ClubId: 0 };
  const week = { Begin: `${dayFromNow(0)}T00:00:00Z`, End: `${dayFromNow(7)}T00:00:00Z`, calendarType: 'club' as const };
  // The server starts before the demo data is complete.
  const classes = async () => (await call(listClasses, { params: { id: ClubId }, query: week })).data;
  await expect.poll(async () => (await classes()).length).toBeGreaterThan(0);
  const booked = (await classes()).toSorted((a, b) => b.InSiteParticipants - a.InSiteParticipants)[0];
  const athlete = await callerFor(alessia.email);
  const { UserId } = await athlete(getSelf);
  const month = { from: `${dayFromNow(-30)}T00:00:00Z`, to: `${dayFromNow(1)}T00:00:00Z` };
  const trained = async () => athlete(listCalendarTrainings, { params: { id: UserId }, query: month });
  await expect.poll(async () => (await trained()).length).toBeGreaterThan(0);
  const lastMeasured = async () => (await athlete(getMeasures, { params: { id: UserId } })).Events[0]?.MeasureEventId;
  await expect.poll(lastMeasured).toBeDefined();
  const measured = await lastMeasured();
  const training = (await trained()).at(-1);
  const together = (await trained()).find(({ GroupTrainingId }) => GroupTrainingId !== null);
  const shared = await athlete(makeSharedUri, { params: { id: training?.TrainingId ?? 0 } });
  const invitation = await call(createInvitationLink, { params: { id: ClubId }, body: { Title: 'Door' } });
  const { data: exercises } = await call(listExercises, { params: { id: ClubId }, query: { length: 1 } });
  const { sheet, run } = await aSheetCarriedOut(athlete, {
    id: UserId,
    ClubId,
    ExerciseId: exercises[0]?.ExerciseId ?? 0,
  });
  const { ChallengeId: challenge } = await call(createChallenge, {
    params: { id: ClubId },
    body: {
      Type: 'Points',
      Title: 'Points of the month',
      Description: '',
      Color: '#1d6fe0',
      StartDate: dayFromNow(2),
      EndDate: dayFromNow(30),
      ValidZones: [],
      Goals: [500, 1000],
      Rewards: [5, 10],
    },
  });
  const closed = await aClosedDay(call, ClubId);
  const calendar = ['ClubClasses', 'PersonalTrainers', 'Availability', 'Services', 'CircuitsCalendar', 'MyActivities'];
  return {
    ClubId,
    athlete: [
      [
        'Today',
        'Journal',
        `Training/${training?.TrainingId}`,
        `CommentTraining/${training?.TrainingId}`,
        `GroupTraining/${together?.GroupTrainingId}`,
        'Profile',
        'Security',
        'Policies',
        'JoinClub',
        'NoAccess',
      ],
      [
        'Book',
        'MyBookings',
        `BookFor/${UserId}`,
        'BookAppointment',
        'MySubscriptions',
        `Checkout/${ClubId}-subscription-1`,
        'PaymentOrder/1',
        'Receipt/1',
        'Notifications',
        'News',
        'Messages',
        'MyCode',
        'Progress',
        'MyLevel',
        'MyChallenges',
        'MyHealth',
        'MyHealth/sleep',
        'MyRanking',
        'OwnLive',
        'OwnStrap',
        'WorkoutSheet/mine',
        `WorkoutSheet/${sheet}`,
        `ExportWorkoutSheet/${sheet}`,
        `WorkoutSheetRun/${sheet}`,
        `WorkoutSheetExecutionLog/${run}`,
        'AdvancedBiometrics',
        'BodyCompositionView',
        'FitnessTestView',
        `BiometricReport/${measured}`,
        'OnDemand',
        'GuidedWorkouts',
        'MyFiles',
        'MyFiles/clubs',
        'Support',
        `InvitationCode/${invitation.Code}`,
        `SharedTraining/${shared.Uri?.split('/').at(-1)}`,
      ],
    ].flat(),
    trainer: [
      'TrainersJournal',
      'TrainerDetails',
      'TrainersRankings',
      'HealthUsers',
      `HealthUsers/${UserId}/stress`,
      ...calendar,
      `EditUser/${UserId}`,
      `EditUser/${UserId}/measures`,
      'MeasureMany',
      'MeasureMany/file',
      'DashBoard',
      'ManageUsers',
      'Athletes',
      'Circuits',
      'Circuit/new',
      'ClubpulseLIVE',
      'OnScreenWorkouts',
      'LiveTrainings',
      'Timers',
      'Timers/new',
      'IntensityFlows',
      'IntensityFlows/new',
      'TrainingPrograms',
      'ProviderWorkouts',
      'Support',
      `GroupTraining/${together?.GroupTrainingId}`,
      'ClubpulseLiveTraining',
      'More',
    ],
    manager: [
      ['ClubProfile', 'ManageUsers', 'ManageUsers/requests', 'Trainers', `EditUser/${UserId}`, 'ClubpulseLIVE', 'Profile'],
      [...calendar, `ClubClass/${booked?.ClassId}`, 'ClubClass', `ClubClassParticipants/${booked?.ClassId}`],
      [
        'ClassParticipantSubscriptions',
        'CreditsAndSubscriptions',
        'SubscriptionRequests',
        'Transactions',
        'PaymentOrders',
        'CashDesk',
        'CashDesk/close',
        'Goods',
        `ClosedDay/${closed}`,
        'ClubReceipt/1',
        'ClubVat',
        'Accountant',
        'Payouts',
        'Reports',
        'Reports?view=occupancy',
        'Reports?view=retention',
        'Reports?view=clubs',
        'Disputes',
        'Debts',
      ],
      ['RefreshPaymentAccount'],
      [
        'DeviceManagement',
        'ClubSensors',
        'AppManagement',
        'DemoUsers',
        'EditDemoUser',
        'Integrations',
        'Automations',
        'Automations/log',
        'Automations/new',
        'ClubWebsite',
        'BookingSettings',
        'Policies',
      ],
      [
        'AddUsers',
        'AddUsers/file',
        'Roles',
        'ClubLicenses',
        'WorkoutSheets',
        'WorkoutSheetsUsers',
        'WorkoutSheet/new',
        'Movements',
        'Movements/1',
        'Movements/new',
        'GenerateSheet',
        'Circuits',
        'Circuit/new',
        'VideoCollections',
        'WorkoutDefinitions',
        'ProviderWorkouts',
        'ProviderWorkouts/1',
        'TrainingPrograms',
        'SupportVideos',
        'WorkoutDefinitions/new',
        'ClubSlideShows',
        'ClubSlideShows/new',
        'ClubEquipments',
        'ClubProfile/Settings',
        'FirstClub',
      ],
      [
        'CheckIn',
        'DashBoard',
        'Tasks',
        'Rankings',
        'RankingsEmbed',
        'ClubChallenges',
        'ClubChallenge/new',
        'ClubObjective/new',
        `ClubChallenge/${challenge}`,
        `ChallengeRanking/${challenge}`,
        `TrainersRankings/${ClubId}`,
        'Birthdays',
        'ClubLogs',
        'ClubMessages',
        'ClubMessages/replies',
        'ClubMessages/sent',
        `EditUser/${UserId}/tasks`,
        `AthleteFiles/${UserId}`,
        'AthletesBiometrics',
        `AdvancedBiometrics/${UserId}`,
      ],
    ].flat(),
    owner: [
      ['Kiosk', 'Brand', 'BrandReports', 'BrandChallenges', 'BrandRankings', 'BrandLicenses'],
      [`ClubProfile/${ClubId}`, 'Transactions'],
    ].flat(),
    administrator: ['ServerHealth'],
  };
}

async function aSheetCarriedOut(
  athlete: Awaited<ReturnType<typeof callerFor>>,
  { id, ClubId, ExerciseId }: { id: number; ClubId: number; ExerciseId: number },
) {
  const line = {
    Kind: 'exercise' as const,
    ExerciseId,
    Reps: 8,
    RepsMax: 12,
    Duration: null,
    Weight: 20,
    WeightMax: null,
    Tempo: '',
    Rpe: 7,
    CardioZone: null,
    CardioZoneMax: null,
    MachineLevel: null,
    Superset: false,
    Afap: false,
    Notes: '',
    Rest: null,
  };
  const Plan = {
    Name: 'Day A',
    Groups: [{ Section: 'main' as const, Name: '', Sets: [{ Rounds: 3, RoundRest: 60, Lines: [line] }] }],
  };
  const written = { Name: 'Strength base', Description: '', Type: 'regular' as const, Folder: '', Location: 'club' as const };
  const { WorkoutSheetId, RowVersion, Name } = await athlete(createPersonalSheet, {
    params: { id },
    body: { ...written, Intensity: null, ClubId, Days: [Plan] },
  });
  const [Begin, End] = [`${dayFromNow(-1)}T17:00:00Z`, `${dayFromNow(-1)}T17:40:00Z`];
  const place = { Group: 0, Set: 0, Round: 1, Line: 0 };
  const set = { ...place, State: 'done' as const, ExerciseId, Reps: 10, Duration: null, Weight: 20, Rpe: 7, At: Begin };
  const { WorkoutSheetRunId } = await athlete(storeRun, {
    params: { id, key: crypto.randomUUID() },
    body: { WorkoutSheetId, RowVersion, ClubId, Name, Day: 0, Plan, Begin, End, Felt: 6, Sets: [set, { ...set, Round: 2 }] },
  });
  return { sheet: WorkoutSheetId, run: WorkoutSheetRunId };
}

export function namesOfScreens(): string[] {
  const folder = path.join(root, 'apps/web/src');
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.screens.ts'))
    .flatMap((file) => [...readFileSync(path.join(folder, file), 'utf8').matchAll(/^ {4}name: '(\w+)',$/gm)])
    .map((found) => String(found[1]));
}

/** The newest close may be of an earlier or a parallel journey. Without one this closes the day. */
async function aClosedDay(call: Awaited<ReturnType<typeof callerFor>>, id: number): Promise<number | undefined> {
  const newest = async () => (await call(listDayCloses, { params: { id } })).data[0]?.DayCloseId;
  const close = async () => {
    await call(openCashDesk, { params: { id }, body: { Float: 0 } });
    const { Lines } = await call(getCashDesk, { params: { id } });
    const Counted = countedMethods.map((Method) => {
      const Expected = Lines.find((line) => line.Method === Method)?.Expected ?? 0;
      return { Method, Expected, Counted: Expected };
    });
    await call(closeDay, { params: { id }, body: { Counted, FloatLeft: 0 } });
  };
  if ((await newest()) === undefined) await close().catch(() => undefined);
  await expect.poll(newest).toBeDefined();
  return newest();
}
