import { startPairing } from '@clubpulse/contract/live/displays.calls';
import { insertPlanned } from '../../office/planned-messages/planned-messages.store.ts';
import { hours } from '../booking-rows.ts';
import { takePartInLife } from '../member-life.ts';
import { aGroupTraining } from '../rows.ts';
import type { ClubRows, Sample } from '../sample.ts';
import { rowsOf } from '../samples.ts';
import type { TestServer } from '../server.ts';
import type { Person } from '../world.ts';

export interface NamedRows extends ClubRows {
  readonly lesson: number;
  readonly refund: number;
  readonly runningTraining: number;
  readonly offeredPlan: number;
  readonly draft: number;
  readonly draftOfSms: number;
  readonly draftToPlan: number;
  readonly pairingCode: string;
}

interface Whose {
  readonly club: number;
  readonly brand: number;
  readonly athlete: number;
  readonly author: number;
  readonly staff: string;
  readonly member: string;
}

/** The rows are published, so that foreign rows are refused for no other reason. */
export async function namedRows(server: TestServer, { author, staff, member, ...whose }: Whose): Promise<NamedRows> {
  const { db } = server;
  const rows = await rowsOf(server, whose);
  const { club: ClubId, athlete: UserId } = whose;
  const Published = true;
  await db.updateTable('exercises').set({ Published }).where('ExerciseId', '=', rows.exercise).execute();
  await db.updateTable('workout_sheets').set({ Published }).where('WorkoutSheetId', '=', rows.sheet).execute();
  await db.updateTable('bridge_workouts').set({ Published }).where('BridgeWorkoutId', '=', rows.circuit).execute();
  await db.updateTable('clubs').set({ EnableStore: true }).where('ClubId', '=', ClubId).execute();
  const lesson = await takePartInLife(server, rows, { staff, athlete: member });
  const { TransactionId: refund } = await db
    .insertInto('transactions')
    .values({ ClubId, UserId, Type: 'Refund', Method: 'Cash', Amount: 100, Currency: 'EUR' })
    .returning('TransactionId')
    .executeTakeFirstOrThrow();
  const { SubscriptionPlanId: offeredPlan } = await db
    .insertInto('subscription_plans')
    .values({ ClassSubscriptionId: rows.offeredType, Name: 'At once', Price: 6_000, Installments: 1 })
    .returning('SubscriptionPlanId')
    .executeTakeFirstOrThrow();
  const runningTraining = await aGroupTraining(db, { ClubId, Name: 'Noon ride', Begin: new Date(), End: null });
  const { Code: pairingCode } = (await server.call(startPairing)).result;
  const Content = JSON.stringify({ ...written({ UserIds: [UserId] }), Target: null, PictureUri: null });
  const draft = () => insertPlanned(db, { ClubId, AuthorId: author, Content, SavedAt: new Date(), SendAt: null });
  const drafts = { draft: await draft(), draftOfSms: await draft(), draftToPlan: await draft() };
  return { ...rows, lesson, refund, runningTraining, offeredPlan, pairingCode, ...drafts };
}

const Texts = { en: { Title: 'Open day', Text: 'We open at nine.', Button: 'Book' } };
const written = (Audience: object) => ({ Audience, App: true, Email: false, Sms: false, Language: 'en', Texts });

const soldAtDesk = ({ club, athlete, offeredType, subscriptionType, creditsPackage, userSubscription }: NamedRows) => {
  const plan = { Type: 'Plan', ClassSubscriptionId: offeredType, Price: 5_900 };
  const due = { UserSubscriptionId: userSubscription, Amount: 100, Seen: { AmountDue: 100, DueDateUTC: null } };
  const lines = {
    ClassSubscriptionId: plan,
    SubscriptionPlanId: plan,
    'Besides[]': { ...plan, ClassSubscriptionId: subscriptionType },
    ClubCreditsPackageId: { Type: 'Credits', ClubCreditsPackageId: creditsPackage, Price: 5_000 },
    UserSubscriptionId: { Type: 'Due', ...due },
  };
  const input = (line: object) => ({ params: { id: club }, body: { UserId: athlete, Method: 'Cash', Lines: [line] } });
  return Object.fromEntries(Object.entries(lines).map(([field, line]) => [`cashDesk.sell Lines[].${field}`, input(line)]));
};

const noText = { Name: '', Description: '' };
const line = {
  Kind: 'exercise',
  ExerciseId: 1,
  Reps: 8,
  RepsMax: null,
  Duration: null,
  Weight: null,
  WeightMax: null,
  Tempo: '',
  Rpe: null,
  CardioZone: null,
  CardioZoneMax: null,
  MachineLevel: null,
  Superset: false,
  Afap: false,
  Notes: '',
  Rest: null,
};
const Days = [{ Name: '', Groups: [{ Section: 'main', Name: '', Sets: [{ Rounds: 3, RoundRest: 60, Lines: [line] }] }] }];
const circuit = {
  StationsActive: false,
  TimerType: 'timer',
  WarmUp: 180,
  Cooldown: 180,
  Work: 40,
  Rest: 20,
  Rounds: 3,
  RoundRest: 60,
  Minutes: 12,
  StationsPerMinute: 1,
  Time: 900,
  Stations: [
    {
      StationKey: null,
      Station: null,
      Exercises: [{ ExerciseId: 1, Reps: 12, RepsMax: 15, Weight: 16, MachineLevel: null, CardioZone: null, Notes: '' }],
    },
  ],
};

export interface Input extends Omit<Sample, 'answer'> {
  readonly caller?: Person;
}

export function inputsOf(rows: NamedRows): Readonly<Record<string, Input>> {
  const { club, athlete, lead, room, emptyRoom } = rows;
  const ofClub = { params: { id: club } };
  const ofUser = { params: { id: athlete } };
  const order = { ClubId: club, UserId: athlete, Method: 'Cash' };
  const refund = { Type: 'Refund', Method: 'Cash', Amount: 50, Currency: 'EUR', UserId: athlete };
  const provided = (what: object) => ({
    body: { Texts: { en: { Name: 'Presses', Description: '' }, it: noText, es: noText, fr: noText }, Level: 'beginner', ...what },
  });
  const content = (Kind: string, field: string) => ({ Content: { Kind, [field]: 1 } });
  const contents = {
    'Content.BridgeWorkoutId': content('Circuit', 'BridgeWorkoutId'),
    'Content.TimerId': content('Timer', 'TimerId'),
    'Content.IntensityFlowId': content('Flow', 'IntensityFlowId'),
    'Content.SlideshowId': content('Slideshow', 'SlideshowId'),
  };
  const begin = Math.ceil(Date.now() / 3_600_000) * 3_600_000;
  const slots = Object.entries(contents).map(([path, Content], place) => {
    const Begin = new Date(begin + (50 + place) * 3_600_000).toISOString();
    return [`roomSlots.plan ${path}`, { ...ofClub, body: { DisplayGroupId: room, Begin, Duration: 1200, ...Content } }];
  });
  const starts = Object.entries(contents).map(([path, Content]) => [
    `roomWorkouts.start ${path}`,
    { ...ofClub, body: { DisplayGroupId: emptyRoom, ...Content } },
  ]);
  const toClass = { ...written({ ClassId: rows.lesson }), Expected: 1 };
  const Target = { Kind: 'Class', ClassId: rows.lesson };
  const aboutClass = { ...written({ UserIds: [athlete] }), Target, Expected: 1 };
  const { Expected: _, ...draft } = aboutClass;
  const SendAt = hours(48).toISOString();
  const well = { HealthConcern: false, Fever: false, BetaBlocker: false, Cleared: false };
  const sheet = { Type: 'regular', Days, Plan: [], Slots: [], Decisions: [], Exercises: [], Seed: 7 };
  const Wanted = {
    UserId: athlete,
    Level: 'beginner',
    Goal: 'generalWellness',
    Location: 'club',
    WeeklyFrequency: 2,
    PreferredDuration: 30,
    WarmUpCooldown: true,
    Equipment: [],
    OnlyThese: false,
    More: [],
    Less: [],
    WantedIds: [],
    NeverIds: [],
    AllowedIds: [],
    Conditions: [],
  };
  const slot = { Day: 0, Group: 0, Set: 0, Line: 0, Pattern: 'carry', InsteadOf: null, Preferred: true, Candidates: [], Why: '' };
  const offered = {
    ExerciseId: 1,
    Name: 'Press',
    MainMuscle: 'quadriceps',
    OtherMuscles: [],
    Equipment: [],
    Pattern: 'carry',
    PictureUris: [],
    Measure: 'reps',
  };
  const excluded = [{ Kind: 'excluded', Named: 'sleds', Out: 1, Ids: [] }];
  const allowed = [{ Kind: 'allowed', Named: 'Sled push', ExerciseId: 1, By: ['kneePain'] }];
  const decidedSheet = {
    Name: 'Sleds',
    Description: '',
    Type: 'regular',
    Folder: '',
    Location: 'club',
    Intensity: 'moderate',
    Days,
    Shareable: true,
    Publishable: true,
    Template: false,
    ClonableToPersonal: true,
    VisibleToAll: true,
  };
  const bought = { Kind: 'Subscription', ClassSubscriptionId: rows.offeredType };
  const orderInputs = (id: string, path: string, input: object, bodyOf: (order: object) => object) => ({
    [`${id} ${path}ClassSubscriptionId`]: { ...input, body: bodyOf(bought) },
    [`${id} ${path}SubscriptionPlanId`]: { ...input, body: bodyOf(bought) },
    [`${id} ${path}Besides[]`]: { ...input, body: bodyOf(bought) },
    [`${id} ${path}Replaces`]: { ...input, body: bodyOf({ ...bought, Replaces: rows.userSubscription }) },
    [`${id} ${path}UserSubscriptionId`]: { ...input, body: bodyOf({ Kind: 'Debt', UserSubscriptionId: rows.userSubscription }) },
  });
  const automation = {
    Name: 'Welcome',
    Trigger: 'LeadCreated',
    Only: { ClientStage: null, ClubTagId: rows.tag, ClassSubscriptionId: rows.offeredType },
    Then: {
      Message: null,
      Task: { Task: 'Call', AssigneeId: rows.trainer, DueDays: 1 },
      Tag: { ClubTagId: rows.tag },
      Credits: null,
    },
  };
  const mailing = { ...automation.Then, Message: { App: true, Email: false, Sms: false, Texts } };
  const ofAutomation = { params: { id: club, automationId: rows.automation } };
  const stored = (what: object) => ({ ...ofClub, body: { Wanted, Sheet: { ...sheet, ...what }, Days, Name: 'Easy' } });
  return {
    ...Object.fromEntries([...slots, ...starts]),
    'automations.create': { ...ofClub, body: automation },
    'automations.preview': { ...ofClub, body: { Trigger: automation.Trigger, Only: automation.Only } },
    'automations.test': { ...ofClub, body: { ...automation, UserId: rows.athlete, AutomationId: rows.automation } },
    'automations.mailToMe': {
      ...ofClub,
      body: { ...automation, Then: mailing, UserId: rows.athlete, AutomationId: rows.automation },
    },
    'automations.update': { ...ofAutomation, body: { ...automation, RowVersion: 0 } },
    'challenges.invite': { params: { id: rows.challenge }, body: { UserIds: [] } },
    'classes.batchUpdate': { body: { ClubId: club, ClassIds: [rows.class], Fields: { Name: 'Yoga' } } },
    'classes.update': {
      params: { id: rows.class },
      body: { Name: 'Yoga', Color: '#1787A6', MaxInSiteParticipants: 12, RowVersion: 1 },
    },
    'clubMessages.previewMail': { ...ofClub, body: { ReaderId: athlete, ReadIn: 'en', Language: 'en', Texts, Target } },
    'clubMessages.send': { ...ofClub, body: aboutClass },
    'clubMessages.send Audience.ClassId': { ...ofClub, body: toClass },
    ...soldAtDesk(rows),
    'clubMessages.sendSms': { ...ofClub, body: aboutClass },
    'clubMessages.sendSms Audience.ClassId': { ...ofClub, body: toClass },
    'displays.pair': { ...ofClub, body: { Code: rows.pairingCode, DisplayGroupId: room, Name: 'TV' } },
    'fitnessTests.prepare': {
      ...ofUser,
      caller: 'managerA',
      body: { Protocol: 'ymcaStep', ClubId: club, Load: null, Weight: null, ...well },
    },
    'generator.keepDraft Sheet.Slots[].Candidates[]': stored({ Slots: [slot] }),
    'generator.keepDraft Sheet.Decisions[].ExerciseId': stored({ Decisions: allowed }),
    'generator.keepDraft Sheet.Decisions[].Ids[]': stored({ Decisions: excluded }),
    'generator.keepDraft Sheet.Exercises[].ExerciseId': stored({ Exercises: [offered] }),
    'measures.create': {
      ...ofUser,
      caller: 'managerA',
      body: { ClubId: club, TimeStamp: hours(-2).toISOString(), Values: [{ Key: 'weight', Value: 79 }], Note: '' },
    },
    'orders.create ClassSubscriptionId': { body: { ...order, OrderType: 'Subscription', ClassSubscriptionId: rows.offeredType } },
    'orders.create SubscriptionPlanId': { body: { ...order, OrderType: 'Subscription', ClassSubscriptionId: rows.offeredType } },
    'orders.create Besides[]': { body: { ...order, OrderType: 'Subscription', ClassSubscriptionId: rows.subscriptionType } },
    'ownStrap.send': {
      ...ofUser,
      body: { Begin: hours(-0.02).toISOString(), Beats: [140, 141, 142], Place: { ClubId: club, DisplayGroupId: room } },
    },
    ...orderInputs('paymentOrders.create', '', { params: { id: athlete, clubId: club } }, (Order) => Order),
    ...orderInputs('paymentOrders.request', 'Order.', { params: { id: club, userId: athlete } }, (Order) => ({ Order })),
    'pipeline.batchStage Seen[].UserId': {
      ...ofClub,
      body: { UserIds: [lead], ClientStage: 'prospect', Seen: [{ UserId: lead, ClientStage: 'prospect' }] },
    },
    'plannedMessages.create': { ...ofClub, body: draft },
    'plannedMessages.plan': { ...ofClub, body: { Message: aboutClass, SendAt } },
    'plannedMessages.plan Message.Audience.ClassId': { ...ofClub, body: { Message: toClass, SendAt } },
    'plannedMessages.save': { params: { id: club, plannedMessageId: rows.draft }, body: { ...draft, RowVersion: 0 } },
    'providerWorkouts.create Circuit.Stations[].Exercises[].ExerciseId': provided({ Sheet: null, Circuit: circuit }),
    'providerWorkouts.create Sheet.Days[].Groups[].Sets[].Lines[].ExerciseId': provided({
      Sheet: { Type: 'regular', Location: 'club', Intensity: null, Days },
      Circuit: null,
    }),
    'sheets.create Decisions[].ExerciseId': { ...ofClub, body: { ...decidedSheet, Decisions: allowed } },
    'sheets.create Decisions[].Ids[]': { ...ofClub, body: { ...decidedSheet, Decisions: excluded } },
    'subscriptionRequests.ask': {
      params: { id: athlete, clubId: club },
      body: { ClassSubscriptionId: rows.offeredType, SubscriptionPlanId: rows.offeredPlan },
    },
    'trainingPrograms.share To.Audience.ClassId': {
      params: { id: club, programId: rows.program },
      body: { To: { Kind: 'Chosen', Audience: { ClassId: rows.lesson } }, ValidUntil: '2199-12-31' },
    },
    'paymentDifferences.settle UserId': {
      params: { id: club, paymentDifferenceId: rows.paymentDifference },
      body: { Act: 'Record', UserId: athlete },
    },
    'transactions.create LinkedTransactionId': { ...ofClub, body: refund },
    'transactions.update LinkedTransactionId': {
      params: { id: club, transactionId: rows.refund },
      body: { ...refund, RowVersion: 0 },
    },
    'userPolicies.answer': { ...ofUser, body: [{ PolicyId: rows.policy, Acceptance: 'Accepted' }] },
    'userSubscriptions.assign SubscriptionPlanId': {
      params: { id: club, userId: athlete },
      body: { ClassSubscriptionId: rows.offeredType },
    },
    'userSubscriptions.assign Besides[]': {
      params: { id: club, userId: athlete },
      body: { ClassSubscriptionId: rows.subscriptionType },
    },
  };
}
