import { errors as consents } from './accounts/consents.errors.ts';
import { errors as images } from './accounts/images.errors.ts';
import { errors as security } from './accounts/security.errors.ts';
import { errors as users } from './accounts/users.errors.ts';
import { errors as watches } from './accounts/watches.errors.ts';
import { errors as credits } from './billing/credits.errors.ts';
import { errors as paymentAccounts } from './billing/payment-accounts.errors.ts';
import { errors as subscriptionTypes } from './billing/subscription-types.errors.ts';
import { errors as subscriptions } from './billing/subscriptions.errors.ts';
import { errors as transactions } from './billing/transactions.errors.ts';
import { errors as fitnessTests } from './body/fitness-tests/fitness-tests.errors.ts';
import { errors as measures } from './body/measures/measures.errors.ts';
import { errors as classes } from './calendar/classes/classes.errors.ts';
import { errors as schedule } from './calendar/classes/schedule.errors.ts';
import { errors as bookings } from './calendar/seats/bookings.errors.ts';
import { errors as participants } from './calendar/seats/participants.errors.ts';
import { errors as seats } from './calendar/seats/seats.errors.ts';
import { errors as brands } from './clubs/brands.errors.ts';
import { errors as clubs } from './clubs/clubs.errors.ts';
import { errors as kiosks } from './clubs/kiosks.errors.ts';
import { errors as licenses } from './clubs/licenses/licenses.errors.ts';
import { errors as policies } from './clubs/policies.errors.ts';
import { errors as tags } from './clubs/tags/tags.errors.ts';
import { errors as challenges } from './community/challenges.errors.ts';
import { errors as rankings } from './community/rankings.errors.ts';
import { errors as trainerRankings } from './community/trainer-rankings.errors.ts';
import { errors as apps } from './devices/apps.errors.ts';
import { errors as bridges } from './devices/bridges.errors.ts';
import { errors as demoUsers } from './devices/demo-users/demo-users.errors.ts';
import { errors as rooms } from './devices/rooms.errors.ts';
import { errors as sensors } from './devices/sensors.errors.ts';
import { errors as classSessions } from './live/class-sessions.errors.ts';
import { errors as displays } from './live/displays.errors.ts';
import { errors as liveTrainings } from './live/live-trainings/live-trainings.errors.ts';
import { errors as liveParticipants } from './live/live-trainings/participants.errors.ts';
import { errors as ownStrap } from './live/own-strap/own-strap.errors.ts';
import { errors as roomSlots } from './live/room-slots/room-slots.errors.ts';
import { errors as roomWorkouts } from './live/room-workouts/room-workouts.errors.ts';
import { errors as scenes } from './live/scenes/scenes.errors.ts';
import { errors as families } from './members/families/families.errors.ts';
import { errors as files } from './members/files/files.errors.ts';
import { errors as handovers } from './members/handovers/handovers.errors.ts';
import { errors as imports } from './members/imports/imports.errors.ts';
import { errors as invitations } from './members/invitations.errors.ts';
import { errors as membership } from './members/membership.errors.ts';
import { errors as notes } from './members/notes/notes.errors.ts';
import { errors as pipeline } from './members/pipeline/pipeline.errors.ts';
import { errors as tasks } from './members/tasks/tasks.errors.ts';
import { errors as checkIn } from './office/check-in/check-in.errors.ts';
import { errors as integrations } from './office/integrations/integrations.errors.ts';
import { errors as messages } from './office/messages.errors.ts';
import { errors as plannedMessages } from './office/planned-messages/planned-messages.errors.ts';
import { errors as support } from './office/support/support.errors.ts';
import { errors as trainingPrograms } from './office/training-programs/training-programs.errors.ts';
import { errors as platform } from './platform/platform.errors.ts';
import { errors as recordings } from './training/recordings/recordings.errors.ts';
import { errors as sharing } from './training/sharing/sharing.errors.ts';
import { errors as trainings } from './training/trainings.errors.ts';
import { errors as wearables } from './training/wearables/wearables.errors.ts';
import { errors as uploads } from './videos/uploads/uploads.errors.ts';
import { errors as videos } from './videos/videos/videos.errors.ts';
import { errors as circuits } from './workouts/circuits/circuits.errors.ts';
import { errors as definitions } from './workouts/definitions/definitions.errors.ts';
import { errors as exercises } from './workouts/exercises/exercises.errors.ts';
import { errors as flows } from './workouts/flows/flows.errors.ts';
import { errors as generator } from './workouts/generator/generator.errors.ts';
import { errors as providerWorkouts } from './workouts/provider-workouts/provider-workouts.errors.ts';
import { errors as runs } from './workouts/runs/runs.errors.ts';
import { errors as sheets } from './workouts/sheets/sheets.errors.ts';
import { errors as slideshows } from './workouts/slideshows/slideshows.errors.ts';
import { errors as timers } from './workouts/timers/timers.errors.ts';

type Statuses = Readonly<Record<string, number>>;
// Accumulators make both types tail-recursive: without them the compiler stops after fifty steps.
type Joined<Lists, All = unknown> = Lists extends readonly [infer First, ...infer Rest] ? Joined<Rest, All & First> : All;
type Apart<Lists, Known = never, Checked extends readonly unknown[] = readonly []> = Lists extends readonly [
  infer First,
  ...infer Rest,
]
  ? Apart<
      Rest,
      Known | keyof First,
      readonly [
        ...Checked,
        Extract<keyof First, Known> extends never ? First : `${Extract<keyof First, Known & string>} is another feature's too`,
      ]
    >
  : Checked;

/** Merges the lists; a name in two lists does not compile. */
const joined = <const Lists extends readonly Statuses[]>(lists: Lists & Apart<Lists>): Joined<Lists> =>
  Object.assign({}, ...lists);

/** Every refusal of the product with its HTTP status. Texts: phrases `error.<ErrorType>`. */
export const errorTypes = joined([
  platform,
  consents,
  security,
  users,
  images,
  watches,
  clubs,
  kiosks,
  brands,
  licenses,
  challenges,
  trainerRankings,
  rankings,
  tags,
  policies,
  files,
  handovers,
  imports,
  invitations,
  membership,
  families,
  pipeline,
  notes,
  tasks,
  messages,
  plannedMessages,
  support,
  trainingPrograms,
  integrations,
  checkIn,
  rooms,
  bridges,
  apps,
  demoUsers,
  sensors,
  subscriptionTypes,
  subscriptions,
  credits,
  transactions,
  paymentAccounts,
  fitnessTests,
  measures,
  classes,
  schedule,
  seats,
  bookings,
  participants,
  displays,
  sharing,
  trainings,
  recordings,
  wearables,
  uploads,
  videos,
  circuits,
  definitions,
  providerWorkouts,
  exercises,
  runs,
  generator,
  sheets,
  flows,
  slideshows,
  timers,
  classSessions,
  liveTrainings,
  liveParticipants,
  ownStrap,
  roomSlots,
  roomWorkouts,
  scenes,
]);
