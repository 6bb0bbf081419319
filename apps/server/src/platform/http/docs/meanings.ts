import type { Call } from '@clubpulse/contract/call';

type Meanings = Readonly<Record<string, string>>;

const ids: Meanings = {
  app: 'An app of a trainer, from `apps.list`.',
  article: 'An article of the club, from `goods.list`.',
  assignee: 'The user of staff who has the task.',
  automation: 'An automation, from `automations.list`.',
  batch: 'A batch of measures, from the response that stored it.',
  brand: 'A brand, from `brands.mine`.',
  bridge: 'A bridge of the club, from `bridges.list`.',
  bridgeWorkout: 'A workout that is shown in a room, from `bridgeWorkouts.list`.',
  challenge: 'A challenge, from `challenges.ofClub` or `challenges.ofBrand`.',
  class: 'A class: one date of a series, or a course with all its dates, from `classes.list`.',
  classSession: 'A session of a class on the wall of its room, from `classSessions.list`.',
  classSubscription: 'A type of subscription of the club, from `subscriptionTypes.list`.',
  club: 'A club, from `clubs.mine`.',
  clubCreditsPackage: 'A credit package of the club, from `creditsPackages.list`.',
  clubTag: 'A group of members, from `tags.list`.',
  clubpulseBridge: 'A bridge of the club, from `bridges.list`.',
  collection: 'A playlist of videos that members may watch, from `onDemand.list`.',
  comment: 'A comment on a training, from `comments.list`.',
  correction: 'A change of a profile by staff, from `corrections.ofUser`.',
  creditsPackage: 'A credit package of the club, from `creditsPackages.list`.',
  dayClose: 'A closed day of the cash desk, from `cashDesk.get`.',
  debt: 'A debt of a member, from `debts.list`.',
  definition: 'A workout of the library, from `workoutDefinitions.list`.',
  delivery: 'A delivery of a webhook, from `integrations.deliveries`.',
  demoAthlete: 'A demo user of the club, from `demoUsers.list`.',
  display: 'A display of the club, from `displays.list`.',
  displayGroup: 'A room of the club, from `rooms.list`.',
  dispute: 'A payment that a bank disputes, from `disputes.list`.',
  exercise: 'An exercise, from `exercises.list`.',
  expiration: 'A document with an expiration date, from `expirations.ofClub`.',
  export: 'An export of all data of the club, from `clubExports.list`.',
  familyInvitation: 'An invitation to a family, from `families.ofUser`.',
  file: 'A file about a member, from `files.ofClubUser`.',
  fitnessTest: 'A fitness test, from `fitnessTests.list`.',
  flow: 'An intensity flow, from `flows.list`.',
  groupTraining: 'A training of a group, from the results of its class.',
  import: 'An import of members, from `imports.list`.',
  intensityFlow: 'An intensity flow, from `flows.list`.',
  invitation: 'An invitation, from `invitations.list`.',
  kiosk: 'A kiosk at the door, from `kiosks.list`.',
  license: 'A license of the club, from `licenses.ofClub`.',
  linkedTransaction: 'The payment that a refund returns, from `transactions.list`.',
  liveTraining: 'A live training, from `liveTrainings.list`.',
  member: 'The member for whom the user pays, from `families.ofUser`.',
  message: 'A sent message, from `clubMessages.list`.',
  news: 'A news entry of the club, from `news.list`.',
  note: 'A note about a member, from `notes.ofClub`.',
  notification: 'A notification of the user, from `notifications.list`.',
  order: 'An order that is paid online, from `paymentOrders.ofClub` or `paymentOrders.ofUser`.',
  passkey: 'A passkey of the user, from `security.get`.',
  paymentDifference: 'A difference to the payment provider, from `paymentDifferences.ofClub`.',
  plan: 'A way of paying a type of subscription, from `subscriptionTypes.get`.',
  plannedMessage: 'A message that is sent later, from `plannedMessages.list`.',
  policy: 'A policy of the club, from `policies.list`.',
  program: 'A file with a training program, from `trainingPrograms.list`.',
  providerWorkout: 'A workout of the platform, from `providerWorkouts.list`.',
  receipt: 'A receipt, from `transactions.list`.',
  recurringBooking: 'A booking that repeats each week, from `recurringBookings.list`.',
  recurrentLiveTraining: 'A live training that repeats, from `liveTrainings.list`.',
  request: 'A request for a subscription, from `subscriptionRequests.ofClub`.',
  roomSlot: 'A planned time of a room, from `roomSlots.list`.',
  roomWorkout: 'A workout that runs in a room, from `roomWorkouts.list`.',
  run: 'A run of a workout sheet, from `runs.calendar`.',
  sensor: 'A strap, from `sensors.ofUser`.',
  sensorClaim: 'A request for a strap of another user.',
  session: 'A signed-in device of the user, from `security.get`.',
  sheet: 'A workout sheet, from `sheets.list`.',
  slideshow: 'A slideshow, from `slideshows.list`.',
  strike: 'A strike of a member, from `strikes.list`.',
  subscription: 'A type of subscription of the club, from `subscriptionTypes.list`.',
  subscriptionPlan: 'A way of paying a type of subscription, from `subscriptionTypes.get`.',
  supportVideo: 'A video of the help, from `supportVideos.list`.',
  tag: 'A group of members, from `tags.list`.',
  task: 'A task, from `tasks.ofClub`.',
  thread: 'A conversation with a member, from `replies.list`.',
  timer: 'A timer, from `timers.list`.',
  token: 'An API token, from `tokens.ofUser` or `tokens.ofClub`.',
  trainer: 'The user who gives the class or the appointment.',
  training: 'A training, from `trainings.calendar` or `trainings.ofClub`.',
  transaction: 'A payment or refund, from `transactions.list`.',
  user: 'The user, from `clubUsers.list`; your own is `UserId` of `users.self`.',
  userMeasure: 'A stored measure of a user, from `measures.ofUser`.',
  userSubscription: 'A subscription of a member, from `userSubscriptions.ofClub` or `userSubscriptions.ofUser`.',
  video: 'A video of the club, from `videos.list`.',
  videoCollection: 'A playlist of videos, from `videoCollections.list`.',
  watched: 'The user whom the caller watches, from `relationships.list`.',
  webhook: 'A webhook of the club, from `integrations.webhooks`.',
  workoutDefinition: 'A workout of the library, from `workoutDefinitions.list`.',
  workoutSheet: 'A workout sheet, from `sheets.list`.',
};

/** `{id}` by the part of the path before it. */
const collections: Meanings = {
  classes: 'class',
  displaygroups: 'displayGroup',
  news: 'news',
  policies: 'policy',
  workoutsheetsruns: 'run',
};

const names: Meanings = {
  draw: 'Returned unchanged, so that a client can match responses to requests.',
  start: 'Number of rows to skip.',
  length: 'Number of rows to return.',
  globalSearch: 'Only rows that contain these words.',
  Sort: 'Order of the rows. A minus sign reverses it.',
  presetRange: 'Days that end today, used when `from` and `to` are absent.',
  from: 'Begin of the range, included.',
  to: 'End of the range. A day is included, an instant is not.',
  Begin: 'When it begins. As a filter: the begin of the range, included.',
  End: 'When it ends. As a filter: the end of the range, not included.',
  Since: 'Only rows since this instant.',
  Month: 'A month as `YYYY-MM`.',
  day: 'A day in the time zone of the club. Absent: today.',
  Day: 'A day in the time zone of the club.',
  days: 'Number of days from the first.',
  minutes: 'Length in minutes.',
  code: 'The code in the link.',
  count: 'Most rows to return.',
  language: 'Language of the names.',
  Language: 'Language: `en`, `it`, `es` or `fr`.',
  State: 'The state. As a filter: only rows in this state.',
  UserIds: 'Ids of users. In a query they are joined by commas.',
  Published: 'True: offered to members and rooms. As a filter: only those, or only the others.',
  Level: 'Level of difficulty.',
  FromZone: 'Lowest heart rate zone that counts when `By` is `ZoneTime`.',
  Method: 'How it was paid.',
  PaymentMode: 'Whether the provider took the money online, or staff recorded it.',
  Location: 'The place.',
  Gender: 'The gender.',
  Equipment: 'Equipment that is needed.',
  CameBy: 'How the member came to the club: by an e-mail, a link, an import, at the desk, themselves or by the website.',
  completed: 'True: only completed rows. False: only open rows.',
  Role: 'The role in the club.',
  Kind: 'The kind. As a filter: only rows of this kind.',
  Type: 'The type. As a filter: only rows of this type.',
  origin: 'Only one club of the brand, from `clubs.mine`.',
  calendarType: 'The calendar: classes of the club, lessons of trainers, services or workouts of rooms.',
  Task: 'Only members whose next task is late, is due today, or who have none.',
  Payment: 'Only members who have to pay, or who did not pay in time.',
  Pattern: 'The movement of the exercise.',
  Muscle: 'Only exercises that train this muscle.',
  MainMuscle: 'The muscles that the exercise mainly trains.',
  Activity: 'Only exercises of this activity.',
  Own: 'True: what the club or the caller made. False: what others made.',
  Available: 'True: only exercises for which the place has the equipment.',
  Brand: 'Brand of the machine.',
  Untranslated: 'Only exercises without a text in this language.',
  Currency: 'Currency (ISO 4217).',
  Name: 'The name.',
  Detail: 'The value to return for each athlete.',
  Following: 'True: only the caller and the users whom the caller follows.',
  followed: 'True: only athletes whom the caller follows.',
  Folder: 'The folder of the sheet.',
  Template: 'True: a template. False: a sheet of a member.',
  Tag: 'A word about the row.',
  TimerType: 'The type of the timer.',
  TrainingType: 'The type of training.',
  TrainerName: 'Only classes whose trainer has these letters in the name.',
  ClassType: 'Single class, class of a series, course or lesson.',
  PublishState: 'Whether members see it.',
  Participants: 'Only classes without participants, with some, full, or with a waiting list.',
  Place: 'In the club (`InSite`) or by video (`Remote`).',
  dayOfWeek: 'Days of the week, joined by commas: 1 is Monday.',
  startTime: 'Only classes that begin at this time or later.',
  endTime: 'Only classes that begin before this time.',
  expandDates: 'True: a course has a row for each of its days.',
  ClientStage: 'Stage of the member in the sales pipeline.',
  NotStage: 'Without members in this stage.',
  NotSeenDays: 'Only members who were last seen in the club at least so many days ago.',
  NotUserIds: 'Ids of users who are left out. In a query they are joined by commas.',
  Channels: 'The channels of the message, joined by commas.',
  Facts: 'The fields of the message that are filled for each member. In a query they are joined by commas.',
  ClassIds: 'Ids of classes. In a query they are joined by commas.',
  MovedClassId: 'The class that is moved to `Days`.',
  Deleted: 'True: also deleted transactions.',
  Pending: 'True: only videos that are being processed.',
  HasWords: 'True: only trainings with a text of the athlete.',
  forgiven: 'True: only forgiven strikes. False: only strikes that count.',
  failed: 'True: only recipients whom the message did not reach.',
  written: 'True: only invitations that were mailed or wait for their first mail.',
  overdue: 'True: only athletes with a measure that is too old.',
  last: 'Keys of measures, joined by commas: only athletes who have them.',
  excludeEvents: 'True: without the list of single measures.',
  DataType: 'Only events of this kind.',
  only: 'Only athletes with this sign.',
  sub: 'Only trainings that contain this text.',
  training: 'Only the heart rate of this training.',
  trainingsFrom: 'Begin of the range of trainings.',
  trainingsTo: 'End of the range of trainings.',
  bookingsFrom: 'Begin of the range of bookings.',
  bookingsTo: 'End of the range of bookings.',
  format: 'Format of the file.',
  Url: 'Address of the page or server.',
  url: 'Address of the picture.',
  giveBack: 'True: the member gets back what was paid. Absent: as the rules of the class say.',
  replaceClubImages: 'True: the clubs of the brand get this picture too.',
  ExtPayoutId: 'The payout of the provider, from `payouts.ofClub`.',
  After: 'The last id of the previous part.',
  About: 'Only entries about this user.',
  Weekday: 'Only classes of this day of the week: 1 is Monday.',
  Hour: 'Only classes that begin in this hour of the club.',
  Clock: 'Only classes that begin at this time of the club.',
  Assignee: 'Only tasks of this user of staff.',
  key: 'The key of the row.',
  stage: 'A stage of the sales pipeline.',
  role: 'The role that is given or taken.',
  list: 'A list of the dashboard.',
  Title: 'The title.',
  Text: 'The text.',
  Texts: 'The text in each language.',
  Description: 'The description.',
  Email: 'E-mail address.',
  Phone: 'Phone number.',
  RowVersion: 'The version that was read. If the row changed since, the call is refused as `StaleRowVersion`.',
  Price: 'Price in minor units: 4990 is 49.90.',
  Amount: 'Amount in minor units: 4990 is 49.90.',
  Credits: 'Number of credits.',
  Seconds: 'Length in seconds.',
  Minutes: 'Length in minutes.',
  Reason: 'The reason.',
  Notes: 'Notes.',
  Note: 'A note.',
  Message: 'The text of the message.',
  Color: 'Colour as `#rrggbb`.',
  PictureUri: 'Address of the picture.',
  PictureUris: 'Addresses of the pictures.',
  FirstMidName: 'First name.',
  LastName: 'Last name.',
  Nickname: 'Name on walls and rankings.',
  BirthDate: 'Date of birth.',
  Address1: 'Street and number.',
  City: 'City.',
  PostalCode: 'Postal code.',
  Country: 'Country (ISO 3166).',
  TimeZone: 'Time zone (IANA).',
  Queue: 'True: join the waiting list if the class is full.',
  paymentMode: 'What pays: `Auto` chooses a subscription or credits, `Free` is without payment.',
  force: 'True: also against the rules of booking.',
  StartTime: 'Time of the club, such as `19:00`.',
  SingleStartTime: 'Time of the club, such as `19:00`.',
  ScheduleStartDate: 'First day.',
  ScheduleEndDate: 'Last day.',
  DayOfWeek: 'Day of the week: 1 is Monday.',
  Slots: 'Times of the week.',
  MaxInSiteParticipants: 'Number of seats in the club.',
  MaxRemoteParticipants: 'Number of seats by video.',
  CreditsCostInSite: 'Credits that a seat in the club costs.',
  CreditsCostRemote: 'Credits that a seat by video costs.',
  CancelBeforeHours: 'Hours before the begin until which members cancel free of charge.',
  BookingBeforeHours: 'Hours before the begin at which booking ends.',
  CalendarVisibilityDays: 'Days before the begin at which booking opens.',
  ActivationDate: 'First day of the subscription.',
  ExpirationDate: 'The last day.',
  ValidUntil: 'The last day.',
  DueDate: 'The day on which it is due.',
  Topics: 'The events that are sent.',
  Scopes: 'What the token may read and change.',
  Agreed: 'True: the visitor agreed to the use of the data.',
  Password: 'The password.',
  'Idempotency-Key': 'The same key with the same request acts once and is answered alike, for 24 hours.',
};

const ofEvent: Meanings = {
  Id: 'Number of the event. A repeated delivery has the same number, so act once per number.',
  Event: 'Type of the event.',
  ClubId: 'The club in which it happened.',
  At: 'When it happened.',
  Data: 'What happened.',
};
const ofBooking = {
  Target: 'The member whose seat it is.',
  By: 'The user of staff who acted. Null: the member or the server.',
  ClassDate: 'Begin of the class.',
  ClassName: 'Name of the class.',
};
const ofClasses = {
  ClassIds: 'The classes of one change.',
  ClassName: 'Name of the first class.',
  ClassDate: 'Begin of the first class.',
  By: 'The user of staff who acted.',
};
const ofRole = {
  Target: 'The user whose role changed.',
  By: 'The user who changed it.',
  Role: 'The role that was given or taken.',
};
const ofMoney = {
  Target: 'The member who paid. Null after the account was deleted, or for a sale without a name.',
  TransactionType: 'Payment or refund.',
  Amount: 'Amount in minor units: 4990 is 49.90. It is never negative.',
  Description: 'What was paid.',
  By: 'The user of staff who recorded it. Null: the server.',
};
const ofSubscription = {
  Target: 'The member whose subscription it is.',
  SubscriptionName: 'Name of the subscription.',
  State: 'The state after the change.',
  From: 'The state before the change.',
  ExpirationDate: 'The last day. While suspended, the day on which it starts again. Null: no end.',
  Credits: 'Number of tickets left. Null: not counted.',
  Reason: 'Why it changed, such as `Order`, `Tickets` or `UnpaidExternal`.',
  By: 'The user of staff who acted. Null: the server.',
  Day: 'Day of the club on which it happened, if that may differ from the day of writing.',
  Days: 'Days until the last day.',
};

const seconds = 'Length in seconds.';
const minutes = 'Length in minutes.';

/** By event, call or the first part of its name. */
const own: Readonly<Record<string, Meanings>> = {
  ClassSubscription: ofBooking,
  ClassUnsubscription: { ...ofBooking, Reason: 'Left the waiting list, removed, cancelled in time, or cancelled late.' },
  NoShow: ofBooking,
  ClassAdded: ofClasses,
  ClassUpdated: ofClasses,
  ClassPublished: ofClasses,
  ClassUnpublished: ofClasses,
  ClassDeleted: ofClasses,
  ClubJoined: {
    UserId: 'The user who joined.',
    Invited: 'True: the user accepted an invitation.',
    By: 'The user who added or admitted the athlete. Absent: the athlete joined alone.',
  },
  RoleGiven: ofRole,
  RoleTaken: ofRole,
  UserLeftClub: {
    Target: 'The user who left.',
    Nickname: 'Name on walls and rankings. Null after the account was deleted.',
    By: 'The user who removed the last role, or who left.',
    WithAccount: 'True: the user deleted the account.',
  },
  TransactionAdded: ofMoney,
  TransactionUpdated: ofMoney,
  TransactionDeleted: ofMoney,
  UserSubscriptionAdd: ofSubscription,
  UserSubscriptionUpdate: ofSubscription,
  UserSubscriptionDelete: ofSubscription,
  UserSubscriptionSuspend: ofSubscription,
  UserSubscriptionReactivate: ofSubscription,
  UserSubscriptionExpired: ofSubscription,
  'clubs.delete': { Name: 'The name of the club, to confirm.' },
  'clubs.freeName': { Name: 'The name to check.' },
  'brands.freeClubName': { Name: 'The name to check.' },
  'clubLogs.list': { By: 'Only entries that this user caused.' },
  'relationships.get': { Type: 'How the caller watches: 1 with notifications, 2 without, 3 not.' },
  'relationships.delete': { Type: 'How the caller watches: 1 with notifications, 2 without, 3 not.' },
  invitations: { staff: 'True: only invitations to a role of staff.' },
  goals: { key: 'The key of the measure.' },
  runs: { key: 'A key that the client makes for the run, so that it is stored once.', Duration: seconds },
  overlaps: { Days: 'Planned days: begin in minutes since 1970, a hyphen and length in minutes, joined by commas.' },
  membership: { Code: 'The code in the mail that confirms leaving.' },
  automations: { runId: 'A run of an automation, from `automations.runs`.' },
  notifications: { Needs: 'True: only what needs an act of the user.', Group: 'The group of notifications.' },
  pipeline: { Split: 'All clients, those who may leave, or the new ones.' },
  reports: { List: 'The list behind a figure of the month.' },
  replies: { Filter: 'Which conversations are returned.' },
  clubOverview: { Period: 'The period that is compared.' },
  slideshows: { Size: 'Size of the picture on the wall.', Duration: seconds },
  rankings: { By: 'The value by which athletes are ranked.' },
  accountant: { From: 'First day of the range.', To: 'Last day of the range.' },
  website: { From: 'First day of the timetable.' },
  tokens: { Days: 'Days until the token ends.' },
  trainings: { Duration: seconds },
  flows: { Duration: seconds },
  sheets: { Duration: seconds },
  classes: { Duration: minutes },
  schedules: { Duration: minutes },
  liveTrainings: { Duration: minutes },
  recurrentLiveTrainings: { Duration: minutes },
};

const idOf = (name: string): string | undefined => {
  const stem = /^(.*?)Ids?$/.exec(name)?.[1];
  return stem ? ids[stem.charAt(0).toLowerCase() + stem.slice(1)] : undefined;
};

const placeOf = (path: string): string | undefined => {
  const collection = /\/(\w+)\/\{id\}/.exec(path)?.[1];
  return collection && ids[collections[collection] ?? collection.replace(/s$/, '')];
};

export function meaningOf(owner: string, field: string, path = ''): string {
  const name =
    field
      .replaceAll(/\[\]|\(\d+\)/g, '')
      .split('.')
      .at(-1) ?? '';
  return (
    own[owner]?.[name] ??
    own[owner.split('.')[0] ?? '']?.[name] ??
    (owner.includes('.') ? undefined : ofEvent[name]) ??
    (name === 'id' ? placeOf(path) : undefined) ??
    names[name] ??
    idOf(name) ??
    ''
  );
}

const isOfFilter = (meaning: string): boolean => /^(?:Only|Without) /.test(meaning);

/** In a body or response the same name is no filter. */
export function meaningOfValue(owner: string, field: string): string {
  const meaning = meaningOf(owner, field).replace(/ As a filter: .*$/, '');
  return isOfFilter(meaning) ? '' : meaning;
}

export const allMeanings = (): string[] =>
  [ids, names, ofEvent, ...Object.values(own)].flatMap((meanings) => Object.values(meanings));

const irregular: Readonly<Record<string, string>> = {
  Returns: 'Get',
  Undoes: 'Undo',
  goes: 'go',
  Differences: 'Differences',
  Chips: 'Chips',
};
const imperative = (verb: string): string =>
  irregular[verb] ?? (verb.endsWith('ies') ? verb.replace(/ies$/, 'y') : verb.replace(/(?<=ss|sh|ch|x)es$|s$/, ''));
const secondVerb =
  /(?<= (?:and|or) )(?:leaves|withdraws|removes|returns|invalidates|unpublishes|mails|assigns|subtracts|settles|goes|stops|starts|deletes|clears|pays|resumes|sends)\b/;

/** For example `Book a class`. */
export function titleOf({ summary }: Pick<Call, 'summary'>): string {
  const [sentence = summary] = summary.split(/[;:(]|\.(?: |$)/);
  const [clause = sentence] = sentence.split(', ');
  const [verb = '', ...rest] = (clause.split(' ').length > 2 ? clause : sentence).trim().split(' ');
  return [imperative(verb.replace(/,$/, '')), ...rest].join(' ').replace(secondVerb, imperative);
}
