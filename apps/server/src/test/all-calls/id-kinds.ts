import { type IdField, idFieldsOf } from './id-fields.ts';
import type { NamedRows } from './id-inputs.ts';

export interface Kind {
  readonly table: string;
  readonly key: string;
  readonly idIn: (rows: NamedRows) => number;
  readonly name?: string;
  readonly own?: number;
}

const users: Kind = { table: 'users', key: 'UserId', name: 'Nickname', idIn: ({ athlete }) => athlete };
const staff: Kind = { ...users, idIn: ({ trainer }) => trainer };
const clubs: Kind = { table: 'clubs', key: 'ClubId', name: 'Name', idIn: ({ club }) => club };
const exercises: Kind = { table: 'exercises', key: 'ExerciseId', name: 'Brand', idIn: ({ exercise }) => exercise };
const ofPlatform: Kind = { ...exercises, own: 1 };
const tasks: Kind = { table: 'tasks', key: 'TaskId', name: 'Task', idIn: ({ task }) => task };
const classes: Kind = { table: 'classes', key: 'ClassId', name: 'Name', idIn: ({ lesson }) => lesson };
const circuits: Kind = { table: 'bridge_workouts', key: 'BridgeWorkoutId', name: 'Name', idIn: ({ circuit }) => circuit };
const types: Kind = {
  table: 'class_subscriptions',
  key: 'ClassSubscriptionId',
  name: 'Name',
  idIn: ({ offeredType }) => offeredType,
};
const plans: Kind = {
  table: 'subscription_plans',
  key: 'SubscriptionPlanId',
  name: 'Name',
  idIn: ({ offeredPlan }) => offeredPlan,
};
const subscriptions: Kind = {
  table: 'user_subscriptions',
  key: 'UserSubscriptionId',
  name: 'SubscriptionName',
  idIn: ({ userSubscription }) => userSubscription,
};
const collections: Kind = {
  table: 'video_collections',
  key: 'VideoCollectionId',
  name: 'Title',
  idIn: ({ videoCollection }) => videoCollection,
};
const sheets: Kind = { table: 'workout_sheets', key: 'WorkoutSheetId', name: 'Name', idIn: ({ sheet }) => sheet };
const tags: Kind = { table: 'club_tags', key: 'ClubTagId', name: 'Text', idIn: ({ tag }) => tag };
const drafts: Kind = { table: 'planned_messages', key: 'PlannedMessageId', idIn: ({ draft }) => draft };

const kinds: Readonly<Record<string, Kind>> = {
  About: users,
  After: users,
  AllowedIds: exercises,
  ArticleId: { table: 'articles', key: 'ArticleId', name: 'Name', idIn: ({ article }) => article },
  Assignee: staff,
  AssigneeId: staff,
  Besides: subscriptions,
  Replaces: subscriptions,
  AutomationId: { table: 'automations', key: 'AutomationId', idIn: ({ automation }) => automation },
  BrandId: { table: 'brands', key: 'BrandId', name: 'Name', idIn: ({ brand }) => brand },
  BridgeWorkoutId: circuits,
  BridgeWorkoutIds: circuits,
  By: users,
  Candidates: exercises,
  Challenges: { table: 'challenges', key: 'ChallengeId', name: 'Title', idIn: ({ challenge }) => challenge },
  ClassId: classes,
  ClassIds: classes,
  ClassSubscriptionId: types,
  ClassSubscriptionIds: types,
  ClubCreditsPackageId: {
    table: 'credits_packages',
    key: 'ClubCreditsPackageId',
    name: 'Name',
    idIn: ({ creditsPackage }) => creditsPackage,
  },
  ClubId: clubs,
  ClubIds: clubs,
  ClubTagId: tags,
  ClubTagIds: tags,
  ClubpulseBridgeId: { table: 'bridges', key: 'ClubpulseBridgeId', name: 'Name', idIn: ({ bridge }) => bridge },
  DisplayGroupId: { table: 'display_groups', key: 'DisplayGroupId', name: 'Name', idIn: ({ room }) => room },
  ConfirmedIds: exercises,
  ExerciseId: exercises,
  ExerciseIds: exercises,
  From: users,
  GroupTrainingId: {
    table: 'group_trainings',
    key: 'GroupTrainingId',
    name: 'Name',
    idIn: ({ runningTraining }) => runningTraining,
  },
  Ids: exercises,
  IntensityFlowId: { table: 'intensity_flows', key: 'IntensityFlowId', name: 'Name', idIn: ({ flow }) => flow },
  InvitationIds: { table: 'invitations', key: 'InvitationId', name: 'Email', idIn: ({ unsentInvitation }) => unsentInvitation },
  LinkedTransactionId: { table: 'transactions', key: 'TransactionId', name: 'Note', idIn: ({ transaction }) => transaction },
  MovedClassId: classes,
  NeverIds: exercises,
  NotUserIds: users,
  PlannedMessageId: drafts,
  PolicyId: { table: 'policies', key: 'PolicyId', name: 'Title', idIn: ({ policy }) => policy },
  ReaderId: users,
  ReceiverId: users,
  RoomWorkoutId: { table: 'room_workouts', key: 'RoomWorkoutId', idIn: ({ roomWorkout }) => roomWorkout },
  ShownToClubId: clubs,
  SlideshowId: { table: 'slideshows', key: 'SlideshowId', name: 'Name', idIn: ({ slideshow }) => slideshow },
  SubscriptionPlanId: plans,
  TakeBack: subscriptions,
  TaskIds: tasks,
  TimerId: { table: 'timers', key: 'TimerId', name: 'Name', idIn: ({ timer }) => timer },
  TrainerId: staff,
  UserId: users,
  UserIds: users,
  UserSubscriptionId: subscriptions,
  VideoCollectionId: collections,
  VideoCollectionIds: collections,
  VideoId: { table: 'videos', key: 'VideoId', name: 'Title', idIn: ({ video }) => video },
  WantedIds: exercises,
  WatchedId: users,
  WatcherId: users,
  WorkoutDefinitionIds: {
    table: 'workout_definitions',
    key: 'WorkoutDefinitionId',
    name: 'Title',
    idIn: ({ workoutDefinition }) => workoutDefinition,
  },
  WorkoutSheetId: sheets,
  WorkoutSheetIds: sheets,
  origin: clubs,
  training: { table: 'trainings', key: 'TrainingId', name: 'Name', idIn: ({ training }) => training },
  'clubMessages.sendSms PlannedMessageId': { ...drafts, idIn: ({ draftOfSms }) => draftOfSms },
  'plannedMessages.plan PlannedMessageId': { ...drafts, idIn: ({ draftToPlan }) => draftToPlan },
  'exercises.publishOfPlatform ExerciseIds[]': ofPlatform,
  'providerWorkouts.create Circuit.Stations[].Exercises[].ExerciseId': ofPlatform,
  'providerWorkouts.create Sheet.Days[].Groups[].Sets[].Lines[].ExerciseId': ofPlatform,
  'challenges.invite UserIds[]': { ...users, idIn: ({ lead }) => lead },
  'website.save Rooms[]': { table: 'display_groups', key: 'DisplayGroupId', name: 'Name', idIn: ({ room }) => room },
};
export const labelOf = ({ call, path }: IdField): string => `${call.id} ${path}`;
export const kindOf = (field: IdField): Kind | undefined => kinds[labelOf(field)] ?? kinds[field.name];
export const everyKind: readonly Kind[] = Object.values(kinds);

export const noRowsOfClubs: ReadonlySet<string> = new Set(['Expected', 'ProviderWorkoutIds']);

const inDraft = ['ClassSubscriptionId', 'ClubTagId', 'ClassId', 'UserIds[]', 'NotUserIds[]'].map((name) => `Audience.${name}`);
const fieldsOf = (id: string, paths: readonly string[]) => paths.map((path) => `${id} ${path}`);
/** Fields in which a foreign id is legitimate or has no effect. No response shows the foreign row. */
const taken: readonly { readonly why: string; readonly fields: readonly string[] }[] = [
  {
    why: 'A draft is what its author wrote so far; what it names is checked when it is sent, planned or saved for athletes.',
    fields: [
      ...fieldsOf('plannedMessages.create', [...inDraft, 'Target.ClassId']),
      ...fieldsOf('plannedMessages.save', [...inDraft, 'Target.ClassId']),
      'clubMessages.previewMail Target.ClassId',
      ...fieldsOf('generator.keepDraft', [
        'Wanted.WantedIds[]',
        'Wanted.NeverIds[]',
        'Wanted.AllowedIds[]',
        'Sheet.Days[].Groups[].Sets[].Lines[].ExerciseId',
        'Sheet.Slots[].Candidates[]',
        'Sheet.Decisions[].Ids[]',
        'Sheet.Decisions[].ExerciseId',
        'Sheet.Exercises[].ExerciseId',
        'Days[].Groups[].Sets[].Lines[].ExerciseId',
        'ConfirmedIds[]',
      ]),
    ],
  },
  {
    why: 'A member taken out of an audience may have left the club since.',
    fields: [
      'clubMessages.send Audience.NotUserIds[]',
      'clubMessages.sendSms Audience.NotUserIds[]',
      'plannedMessages.plan Message.Audience.NotUserIds[]',
      'trainingPrograms.share To.Audience.NotUserIds[]',
    ],
  },
  {
    why: 'It ends what a member has, who may have left the club since: of others there is nothing to end.',
    fields: ['clubMessages.unshare UserIds[]', 'sheets.unshare UserIds[]', 'trainingPrograms.unshare UserIds[]'],
  },
  {
    why: 'A workout that was carried out offline is stored without a club or sheet that its athlete lost meanwhile.',
    fields: ['runs.store ClubId', 'runs.store WorkoutSheetId'],
  },
  {
    why: 'It is compared with rows that the club or the caller has, and matches none.',
    fields: [
      ...fieldsOf('automations.preview', ['Only.ClubTagId', 'Only.ClassSubscriptionId']),
      ...fieldsOf('automations.test', [
        'Only.ClubTagId',
        'Only.ClassSubscriptionId',
        'Then.Tag.ClubTagId',
        'Then.Task.AssigneeId',
      ]),
      ...fieldsOf('automations.mailToMe', [
        'Only.ClubTagId',
        'Only.ClassSubscriptionId',
        'Then.Tag.ClubTagId',
        'Then.Task.AssigneeId',
      ]),
      'generator.generate WantedIds[]',
      'generator.generate NeverIds[]',
      'generator.generate AllowedIds[]',
      'measureImports.stored Rows[].UserId',
      'pipeline.batchStage Seen[].UserId',
      'pipeline.undoStage TakeBack[]',
      'sensors.create From',
      'sheets.create Decisions[].Ids[]',
      'sheets.create Decisions[].ExerciseId',
    ],
  },
  { why: 'The job of the batch refuses the row.', fields: ['measures.batchSave Rows[].UserId'] },
];
export const isTaken: ReadonlySet<string> = new Set(taken.flatMap(({ fields }) => fields));

export const cursors: ReadonlySet<string> = new Set(['clubPeople.export After']);

export function isOfOneClub({ call, path }: IdField): boolean {
  const { who: person } = call.access;
  if (person !== 'user') return person !== 'brand';
  return call.path.includes('{clubId}') || (path !== 'ClubId' && idFieldsOf(call).some((field) => field.path === 'ClubId'));
}
