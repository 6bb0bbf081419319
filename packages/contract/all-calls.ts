import * as consents from './accounts/consents.calls.ts';
import * as images from './accounts/images.calls.ts';
import * as lookups from './accounts/lookups.calls.ts';
import * as security from './accounts/security.calls.ts';
import * as tokens from './accounts/tokens.calls.ts';
import * as users from './accounts/users.calls.ts';
import * as watches from './accounts/watches.calls.ts';
import * as accountant from './billing/accountant/accountant.calls.ts';
import * as cashDesk from './billing/cash-desk/cash-desk.calls.ts';
import * as credits from './billing/credits.calls.ts';
import * as debts from './billing/debts/debts.calls.ts';
import * as deskSales from './billing/desk-sales/desk-sales.calls.ts';
import * as disputes from './billing/disputes/disputes.calls.ts';
import * as endReasons from './billing/end-reasons/end-reasons.calls.ts';
import * as familyDebts from './billing/family-debts/family-debts.calls.ts';
import * as goods from './billing/goods/goods.calls.ts';
import * as onlinePayments from './billing/online-payments/online-payments.calls.ts';
import * as paymentAccounts from './billing/payment-accounts.calls.ts';
import * as receipts from './billing/receipts/receipts.calls.ts';
import * as reconciliation from './billing/reconciliation/reconciliation.calls.ts';
import * as subscriptionRequests from './billing/subscription-requests/subscription-requests.calls.ts';
import * as subscriptionTypes from './billing/subscription-types.calls.ts';
import * as userSubscriptions from './billing/subscriptions.calls.ts';
import * as transactions from './billing/transactions.calls.ts';
import * as fitnessTests from './body/fitness-tests/fitness-tests.calls.ts';
import * as goals from './body/goals.calls.ts';
import * as health from './body/health/health.calls.ts';
import * as measures from './body/measures/measures.calls.ts';
import * as measuresImport from './body/measures-import.calls.ts';
import * as appointments from './calendar/appointments.calls.ts';
import * as bookingSettings from './calendar/booking-rules.calls.ts';
import * as classes from './calendar/classes/classes.calls.ts';
import * as schedules from './calendar/classes/schedule.calls.ts';
import * as ical from './calendar/ical.calls.ts';
import * as overlaps from './calendar/overlaps.calls.ts';
import * as bookings from './calendar/seats/bookings.calls.ts';
import * as familyBookings from './calendar/seats/family-bookings.calls.ts';
import * as participants from './calendar/seats/participants.calls.ts';
import * as recurringBookings from './calendar/seats/recurring-bookings.calls.ts';
import type { Call } from './call.ts';
import * as brands from './clubs/brands.calls.ts';
import * as clubs from './clubs/clubs.calls.ts';
import * as equipments from './clubs/equipments.calls.ts';
import * as kiosks from './clubs/kiosks.calls.ts';
import * as licenses from './clubs/licenses/licenses.calls.ts';
import * as policies from './clubs/policies.calls.ts';
import * as tags from './clubs/tags/tags.calls.ts';
import * as badges from './community/badges.calls.ts';
import * as challenges from './community/challenges.calls.ts';
import * as embeds from './community/embeds.calls.ts';
import * as levels from './community/levels.calls.ts';
import * as rankings from './community/rankings.calls.ts';
import * as trainerRankings from './community/trainer-rankings.calls.ts';
import * as apps from './devices/apps.calls.ts';
import * as bridges from './devices/bridges.calls.ts';
import * as demoUsers from './devices/demo-users/demo-users.calls.ts';
import * as rooms from './devices/rooms.calls.ts';
import * as sensors from './devices/sensors.calls.ts';
import * as board from './live/board.calls.ts';
import * as classSessions from './live/class-sessions.calls.ts';
import * as displays from './live/displays.calls.ts';
import * as groupTrainings from './live/group-trainings.calls.ts';
import * as liveTrainings from './live/live-trainings/live-trainings.calls.ts';
import * as liveParticipants from './live/live-trainings/participants.calls.ts';
import * as recurrentLive from './live/live-trainings/recurrent.calls.ts';
import * as ownLive from './live/own-live/own-live.calls.ts';
import * as ownStrap from './live/own-strap/own-strap.calls.ts';
import * as roomResults from './live/room-results/room-results.calls.ts';
import * as roomSlots from './live/room-slots/room-slots.calls.ts';
import * as roomWorkouts from './live/room-workouts/room-workouts.calls.ts';
import * as scenes from './live/scenes/scenes.calls.ts';
import * as adding from './members/adding/adding.calls.ts';
import * as birthdays from './members/birthdays.calls.ts';
import * as expirations from './members/documents/documents.calls.ts';
import * as families from './members/families/families.calls.ts';
import * as files from './members/files/files.calls.ts';
import * as handovers from './members/handovers/handovers.calls.ts';
import * as imports from './members/imports/imports.calls.ts';
import * as invitations from './members/invitations.calls.ts';
import * as joining from './members/joining/joining.calls.ts';
import * as membership from './members/membership.calls.ts';
import * as notes from './members/notes/notes.calls.ts';
import * as people from './members/people.calls.ts';
import * as pipeline from './members/pipeline/pipeline.calls.ts';
import * as tasks from './members/tasks/tasks.calls.ts';
import * as account from './office/account.calls.ts';
import * as automations from './office/automations/automations.calls.ts';
import * as checkIn from './office/check-in/check-in.calls.ts';
import * as clubExports from './office/club-exports/club-exports.calls.ts';
import * as clubLogs from './office/club-logs/club-logs.calls.ts';
import * as clubOverview from './office/club-overview.calls.ts';
import * as dashboards from './office/dashboard/dashboard.calls.ts';
import * as integrations from './office/integrations/integrations.calls.ts';
import * as messages from './office/messages.calls.ts';
import * as news from './office/news.calls.ts';
import * as notifications from './office/notifications.calls.ts';
import * as menuOpening from './office/openings/menu-opening.calls.ts';
import * as openings from './office/openings/openings.calls.ts';
import * as clubPeople from './office/people.calls.ts';
import * as plannedMessages from './office/planned-messages/planned-messages.calls.ts';
import * as progress from './office/progress/progress.calls.ts';
import * as push from './office/push.calls.ts';
import * as replies from './office/replies/replies.calls.ts';
import * as reports from './office/reports/reports.calls.ts';
import * as serverHealth from './office/server-health.calls.ts';
import * as support from './office/support/support.calls.ts';
import * as trainingPrograms from './office/training-programs/training-programs.calls.ts';
import * as website from './office/website/website.calls.ts';
import * as platform from './platform/platform.calls.ts';
import * as comments from './training/comments/comments.calls.ts';
import * as maxHeartRate from './training/max-heart-rate/max-heart-rate.calls.ts';
import * as recordings from './training/recordings/recordings.calls.ts';
import * as series from './training/series/series.calls.ts';
import * as sharing from './training/sharing/sharing.calls.ts';
import * as trainings from './training/trainings.calls.ts';
import * as wearables from './training/wearables/wearables.calls.ts';
import * as videos from './videos/videos/videos.calls.ts';
import * as bridgeWorkouts from './workouts/circuits/circuits.calls.ts';
import * as workoutDefinitions from './workouts/definitions/definitions.calls.ts';
import * as exercises from './workouts/exercises/exercises.calls.ts';
import * as flows from './workouts/flows/flows.calls.ts';
import * as generator from './workouts/generator/generator.calls.ts';
import * as providerWorkouts from './workouts/provider-workouts/provider-workouts.calls.ts';
import * as runs from './workouts/runs/runs.calls.ts';
import * as sheets from './workouts/sheets/sheets.calls.ts';
import * as slideshows from './workouts/slideshows/slideshows.calls.ts';
import * as timers from './workouts/timers/timers.calls.ts';

const modules = [
  platform,
  lookups,
  security,
  tokens,
  users,
  images,
  consents,
  watches,
  licenses,
  tags,
  clubs,
  brands,
  equipments,
  kiosks,
  policies,
  people,
  files,
  handovers,
  imports,
  invitations,
  joining,
  adding,
  membership,
  families,
  pipeline,
  expirations,
  notes,
  tasks,
  birthdays,
  rooms,
  bridges,
  apps,
  demoUsers,
  sensors,
  subscriptionTypes,
  userSubscriptions,
  credits,
  debts,
  cashDesk,
  receipts,
  accountant,
  disputes,
  familyDebts,
  endReasons,
  deskSales,
  goods,
  onlinePayments,
  transactions,
  paymentAccounts,
  reconciliation,
  subscriptionRequests,
  health,
  fitnessTests,
  goals,
  measures,
  measuresImport,
  trainings,
  series,
  maxHeartRate,
  recordings,
  wearables,
  videos,
  comments,
  sharing,
  bridgeWorkouts,
  workoutDefinitions,
  providerWorkouts,
  exercises,
  runs,
  generator,
  sheets,
  flows,
  slideshows,
  timers,
  classes,
  schedules,
  participants,
  bookings,
  familyBookings,
  recurringBookings,
  bookingSettings,
  ical,
  overlaps,
  appointments,
  board,
  displays,
  groupTrainings,
  liveTrainings,
  ownLive,
  ownStrap,
  liveParticipants,
  recurrentLive,
  classSessions,
  roomResults,
  roomSlots,
  roomWorkouts,
  scenes,
  badges,
  challenges,
  levels,
  rankings,
  embeds,
  trainerRankings,
  clubOverview,
  menuOpening,
  openings,
  serverHealth,
  dashboards,
  reports,
  automations,
  checkIn,
  clubExports,
  clubLogs,
  clubPeople,
  account,
  news,
  notifications,
  progress,
  push,
  messages,
  plannedMessages,
  replies,
  support,
  trainingPrograms,
  integrations,
  website,
];

export const allCalls: readonly Call[] = modules.flatMap((module) =>
  Object.values(module).filter(
    (value): value is Call => typeof value === 'object' && value !== null && 'path' in value && 'access' in value,
  ),
);
