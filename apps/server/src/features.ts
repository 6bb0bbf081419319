import { consents } from './accounts/consents/consents.feature.ts';
import { images } from './accounts/images/images.feature.ts';
import { lookups } from './accounts/lookups/lookups.feature.ts';
import { security } from './accounts/security/security.feature.ts';
import { sessions } from './accounts/sessions/sessions.feature.ts';
import { tokens } from './accounts/tokens/tokens.feature.ts';
import { users } from './accounts/users/users.feature.ts';
import { watches } from './accounts/watches/watches.feature.ts';
import { accountant } from './billing/accountant/accountant.feature.ts';
import { cashDesk } from './billing/cash-desk/cash-desk.feature.ts';
import { credits } from './billing/credits/credits.feature.ts';
import { debts } from './billing/debts/debts.feature.ts';
import { deskSales } from './billing/desk-sales/desk-sales.feature.ts';
import { disputes } from './billing/disputes/disputes.feature.ts';
import { endReasons } from './billing/end-reasons/end-reasons.feature.ts';
import { familyDebts } from './billing/family-debts/family-debts.feature.ts';
import { goods } from './billing/goods/goods.feature.ts';
import { onlinePayments } from './billing/online-payments/online-payments.feature.ts';
import { paymentAccounts } from './billing/payment-accounts/payment-accounts.feature.ts';
import { receipts } from './billing/receipts/receipts.feature.ts';
import { reconciliation } from './billing/reconciliation/reconciliation.feature.ts';
import { subscriptionRequests } from './billing/subscription-requests/subscription-requests.feature.ts';
import { subscriptionTypes } from './billing/subscription-types/subscription-types.feature.ts';
import { subscriptions } from './billing/subscriptions/subscriptions.feature.ts';
import { transactions } from './billing/transactions/transactions.feature.ts';
import { fitnessTests } from './body/fitness-tests/fitness-tests.feature.ts';
import { goals } from './body/goals/goals.feature.ts';
import { health } from './body/health/health.feature.ts';
import { measures } from './body/measures/measures.feature.ts';
import { measuresImport } from './body/measures-import/measures-import.feature.ts';
import { appointments } from './calendar/appointments/appointments.feature.ts';
import { bookingRules } from './calendar/booking-rules/booking-rules.feature.ts';
import { classes } from './calendar/classes/classes.feature.ts';
import { ical } from './calendar/ical/ical.feature.ts';
import { overlaps } from './calendar/overlaps/overlaps.feature.ts';
import { seats } from './calendar/seats/seats.feature.ts';
import { brands } from './clubs/brands/brands.feature.ts';
import { clubs } from './clubs/clubs/clubs.feature.ts';
import { daily } from './clubs/daily/daily.feature.ts';
import { equipments } from './clubs/equipments/equipments.feature.ts';
import { kiosks } from './clubs/kiosks/kiosks.feature.ts';
import { licenses } from './clubs/licenses/licenses.feature.ts';
import { policies } from './clubs/policies/policies.feature.ts';
import { tags } from './clubs/tags/tags.feature.ts';
import { badges } from './community/badges/badges.feature.ts';
import { challenges } from './community/challenges/challenges.feature.ts';
import { embeds } from './community/embeds/embeds.feature.ts';
import { levels } from './community/levels/levels.feature.ts';
import { rankings } from './community/rankings/rankings.feature.ts';
import { trainerRankings } from './community/trainer-rankings/trainer-rankings.feature.ts';
import { apps } from './devices/apps/apps.feature.ts';
import { bridges } from './devices/bridges/bridges.feature.ts';
import { demoUsers } from './devices/demo-users/demo-users.feature.ts';
import { rooms } from './devices/rooms/rooms.feature.ts';
import { sensors } from './devices/sensors/sensors.feature.ts';
import { board } from './live/board/board.feature.ts';
import { broker } from './live/broker/broker.feature.ts';
import { classSessions } from './live/class-sessions/class-sessions.feature.ts';
import { displays } from './live/displays/displays.feature.ts';
import { frames } from './live/frames/frames.feature.ts';
import { groupTrainings } from './live/group-trainings/group-trainings.feature.ts';
import { hubWalls } from './live/hub-walls/hub-walls.feature.ts';
import { ingest } from './live/ingest/ingest.feature.ts';
import { liveTrainings } from './live/live-trainings/live-trainings.feature.ts';
import { ownLive } from './live/own-live/own-live.feature.ts';
import { ownStrap } from './live/own-strap/own-strap.feature.ts';
import { partitions } from './live/partitions/partitions.feature.ts';
import { presence } from './live/presence/presence.feature.ts';
import { roomResults } from './live/room-results/room-results.feature.ts';
import { roomSlots } from './live/room-slots/room-slots.feature.ts';
import { roomWorkouts } from './live/room-workouts/room-workouts.feature.ts';
import { scenes } from './live/scenes/scenes.feature.ts';
import { sockets } from './live/sockets/sockets.feature.ts';
import { adding } from './members/adding/adding.feature.ts';
import { birthdays } from './members/birthdays/birthdays.feature.ts';
import { documents } from './members/documents/documents.feature.ts';
import { families } from './members/families/families.feature.ts';
import { files } from './members/files/files.feature.ts';
import { handovers } from './members/handovers/handovers.feature.ts';
import { imports } from './members/imports/imports.feature.ts';
import { invitations } from './members/invitations/invitations.feature.ts';
import { joining } from './members/joining/joining.feature.ts';
import { membership } from './members/membership/membership.feature.ts';
import { notes } from './members/notes/notes.feature.ts';
import { people } from './members/people/people.feature.ts';
import { pipeline } from './members/pipeline/pipeline.feature.ts';
import { tasks } from './members/tasks/tasks.feature.ts';
import { visits } from './members/visits/visits.feature.ts';
import { account } from './office/account/account.feature.ts';
import { automations } from './office/automations/automations.feature.ts';
import { checkIn } from './office/check-in/check-in.feature.ts';
import { clubExports } from './office/club-exports/club-exports.feature.ts';
import { clubLogs } from './office/club-logs/club-logs.feature.ts';
import { clubOverview } from './office/club-overview/club-overview.feature.ts';
import { dashboard } from './office/dashboard/dashboard.feature.ts';
import { digests } from './office/digests/digests.feature.ts';
import { firstStart } from './office/first-start/first-start.feature.ts';
import { integrations } from './office/integrations/integrations.feature.ts';
import { messages } from './office/messages/messages.feature.ts';
import { news } from './office/news/news.feature.ts';
import { notices } from './office/notices/notices.feature.ts';
import { notifications } from './office/notifications/notifications.feature.ts';
import { openings } from './office/openings/openings.feature.ts';
import { clubPeople } from './office/people/people.feature.ts';
import { plannedMessages } from './office/planned-messages/planned-messages.feature.ts';
import { progress } from './office/progress/progress.feature.ts';
import { push } from './office/push/push.feature.ts';
import { replies } from './office/replies/replies.feature.ts';
import { reports } from './office/reports/reports.feature.ts';
import { serverHealth } from './office/server-health/server-health.feature.ts';
import { support } from './office/support/support.feature.ts';
import { trainingPrograms } from './office/training-programs/training-programs.feature.ts';
import { website } from './office/website/website.feature.ts';
import { inOrder } from './platform/feature/feature.ts';
import { comments } from './training/comments/comments.feature.ts';
import { heartMinutes } from './training/heart-minutes/heart-minutes.feature.ts';
import { maxHeartRate } from './training/max-heart-rate/max-heart-rate.feature.ts';
import { recordings } from './training/recordings/recordings.feature.ts';
import { series } from './training/series/series.feature.ts';
import { sharing } from './training/sharing/sharing.feature.ts';
import { trainings } from './training/trainings/trainings.feature.ts';
import { wearables } from './training/wearables/wearables.feature.ts';
import { uploads } from './videos/uploads/uploads.feature.ts';
import { videos } from './videos/videos/videos.feature.ts';
import { circuits } from './workouts/circuits/circuits.feature.ts';
import { definitions } from './workouts/definitions/definitions.feature.ts';
import { exercises } from './workouts/exercises/exercises.feature.ts';
import { flows } from './workouts/flows/flows.feature.ts';
import { generator } from './workouts/generator/generator.feature.ts';
import { providerWorkouts } from './workouts/provider-workouts/provider-workouts.feature.ts';
import { runs } from './workouts/runs/runs.feature.ts';
import { sheets } from './workouts/sheets/sheets.feature.ts';
import { slideshows } from './workouts/slideshows/slideshows.feature.ts';
import { timers } from './workouts/timers/timers.feature.ts';

/** A feature depends only on features before it. */
export const features = inOrder([
  // Area accounts
  lookups,
  consents,
  users,
  images,
  watches,
  security,
  tokens,
  sessions,
  // Area clubs
  licenses,
  tags,
  clubs,
  brands,
  equipments,
  kiosks,
  daily,
  policies,
  // Area members
  people,
  invitations,
  imports,
  joining,
  membership,
  adding,
  handovers,
  families,
  visits,
  pipeline,
  documents,
  files,
  notes,
  tasks,
  birthdays,
  // Area devices
  rooms,
  bridges,
  apps,
  sensors,
  demoUsers,
  // Area billing
  subscriptionTypes,
  receipts,
  transactions,
  paymentAccounts,
  subscriptionRequests,
  subscriptions,
  debts,
  familyDebts,
  credits,
  cashDesk,
  endReasons,
  goods,
  deskSales,
  disputes,
  onlinePayments,
  reconciliation,
  accountant,
  // Area body
  measures,
  fitnessTests,
  health,
  measuresImport,
  goals,
  // Area training
  heartMinutes,
  trainings,
  maxHeartRate,
  series,
  recordings,
  wearables,
  comments,
  sharing,
  // Area videos
  uploads,
  videos,
  // Area workouts
  exercises,
  generator,
  sheets,
  runs,
  circuits,
  definitions,
  providerWorkouts,
  timers,
  flows,
  slideshows,
  // Area calendar
  classes,
  bookingRules,
  seats,
  ical,
  overlaps,
  appointments,
  // Area live
  groupTrainings,
  liveTrainings,
  classSessions,
  roomResults,
  roomWorkouts,
  roomSlots,
  scenes,
  partitions,
  broker,
  board,
  ownStrap,
  displays,
  ingest,
  presence,
  hubWalls,
  frames,
  sockets,
  ownLive,
  // The daily job of challenges runs before those of the features below.
  challenges,
  levels,
  badges,
  rankings,
  embeds,
  trainerRankings,
  // Area office
  account,
  clubOverview,
  checkIn,
  dashboard,
  reports,
  clubLogs,
  clubPeople,
  news,
  notices,
  progress,
  push,
  notifications,
  messages,
  plannedMessages,
  automations,
  replies,
  digests,
  support,
  trainingPrograms,
  integrations,
  website,
  clubExports,
  firstStart,
  openings,
  serverHealth,
]);
