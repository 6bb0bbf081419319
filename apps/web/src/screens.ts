import { homeScreens } from './accounts/home/home.screens.ts';
import { noAccessScreens } from './accounts/no-access/no-access.screens.ts';
import { securityScreens } from './accounts/security/security.screens.ts';
import { accountantScreens } from './billing/accountant/accountant.screens.ts';
import { cashDeskScreens } from './billing/cash-desk/cash-desk.screens.ts';
import { catalogueScreens } from './billing/catalogue/catalogue.screens.ts';
import { debtsScreens } from './billing/debts/debts.screens.ts';
import { disputesScreens } from './billing/disputes/disputes.screens.ts';
import { goodsScreens } from './billing/goods/goods.screens.ts';
import { onlinePaymentsScreens } from './billing/online-payments/online-payments.screens.ts';
import { paymentAccountsScreens } from './billing/payment-accounts/payment-accounts.screens.ts';
import { receiptsScreens } from './billing/receipts/receipts.screens.ts';
import { reconciliationScreens } from './billing/reconciliation/reconciliation.screens.ts';
import { subscriptionRequestsScreens } from './billing/subscription-requests/subscription-requests.screens.ts';
import { subscriptionsScreens } from './billing/subscriptions/subscriptions.screens.ts';
import { transactionsScreens } from './billing/transactions/transactions.screens.ts';
import { healthScreens } from './body/health/health.screens.ts';
import { measuresScreens } from './body/measures/measures.screens.ts';
import { measuresImportScreens } from './body/measures-import/measures-import.screens.ts';
import { appointmentsScreens } from './calendar/appointments/appointments.screens.ts';
import { bookingRulesScreens } from './calendar/booking-rules/booking-rules.screens.ts';
import { classesScreens } from './calendar/classes/classes.screens.ts';
import { bookingsScreens } from './calendar/seats/bookings/bookings.screens.ts';
import { participantsScreens } from './calendar/seats/participants/participants.screens.ts';
import { equipmentsScreens } from './clubs/equipments/equipments.screens.ts';
import { licensesScreens } from './clubs/licenses/licenses.screens.ts';
import { policiesScreens } from './clubs/policies/policies.screens.ts';
import { challengesScreens } from './community/challenges/challenges.screens.ts';
import { embedsScreens } from './community/embeds/embeds.screens.ts';
import { levelsScreens } from './community/levels/levels.screens.ts';
import { rankingsScreens } from './community/rankings/rankings.screens.ts';
import { trainerRankingsScreens } from './community/trainer-rankings/trainer-rankings.screens.ts';
import { appsScreens } from './devices/apps/apps.screens.ts';
import { demoUsersScreens } from './devices/demo-users/demo-users.screens.ts';
import { sensorsScreens } from './devices/sensors/sensors.screens.ts';
import { boardScreens } from './live/board/board.screens.ts';
import { groupTrainingsScreens } from './live/group-trainings/group-trainings.screens.ts';
import { liveTrainingsScreens } from './live/live-trainings/live-trainings.screens.ts';
import { ownLiveScreens } from './live/own-live/own-live.screens.ts';
import { ownStrapScreens } from './live/own-strap/own-strap.screens.ts';
import { birthdaysScreens } from './members/birthdays/birthdays.screens.ts';
import { filesScreens } from './members/files/files.screens.ts';
import { invitationsScreens } from './members/invitations/invitations.screens.ts';
import { joiningScreens } from './members/joining/joining.screens.ts';
import { membershipScreens } from './members/membership/membership.screens.ts';
import { tasksScreens } from './members/tasks/tasks.screens.ts';
import { automationsScreens } from './office/automations/automations.screens.ts';
import { brandScreens } from './office/brand/brand.screens.ts';
import { checkInScreens } from './office/check-in/check-in.screens.ts';
import { classPageScreens } from './office/class-page/class-page.screens.ts';
import { clubLogsScreens } from './office/club-logs/club-logs.screens.ts';
import { clubOverviewScreens } from './office/club-overview/club-overview.screens.ts';
import { dashboardScreens } from './office/dashboard/dashboard.screens.ts';
import { devicesScreens } from './office/devices/devices.screens.ts';
import { editUserScreens } from './office/edit-user/edit-user.screens.ts';
import { firstStartScreens } from './office/first-start/first-start.screens.ts';
import { fitnessTestsScreens } from './office/fitness-tests/fitness-tests.screens.ts';
import { integrationsScreens } from './office/integrations/integrations.screens.ts';
import { journalScreens } from './office/journal/journal.screens.ts';
import { messagesScreens } from './office/messages/messages.screens.ts';
import { moreScreens } from './office/more/more.screens.ts';
import { newsScreens } from './office/news/news.screens.ts';
import { notificationsScreens } from './office/notifications/notifications.screens.ts';
import { peopleScreens } from './office/people/people.screens.ts';
import { profileScreens } from './office/profile/profile.screens.ts';
import { progressScreens } from './office/progress/progress.screens.ts';
import { reportScreens } from './office/reports/reports.screens.ts';
import { serverHealthScreens } from './office/server-health/server-health.screens.ts';
import { supportScreens } from './office/support/support.screens.ts';
import { todayScreens } from './office/today/today.screens.ts';
import { trainersTodayScreens } from './office/trainers-today/trainers-today.screens.ts';
import { trainingPageScreens } from './office/training-page/training-page.screens.ts';
import { trainingProgramsScreens } from './office/training-programs/training-programs.screens.ts';
import { websiteScreens } from './office/website/website.screens.ts';
import { declareScreens } from './platform/known-screens.ts';
import { trainingsScreens } from './training/trainings/trainings.screens.ts';
import { videosScreens } from './videos/videos/videos.screens.ts';
import { circuitsScreens } from './workouts/circuits/circuits.screens.ts';
import { definitionsScreens } from './workouts/definitions/definitions.screens.ts';
import { exercisesScreens } from './workouts/exercises/exercises.screens.ts';
import { flowsScreens } from './workouts/flows/flows.screens.ts';
import { generatorScreens } from './workouts/generator/generator.screens.ts';
import { providerWorkoutsScreens } from './workouts/provider-workouts/provider-workouts.screens.ts';
import { runsScreens } from './workouts/runs/runs.screens.ts';
import { sheetsScreens } from './workouts/sheets/sheets.screens.ts';
import { slideshowsScreens } from './workouts/slideshows/slideshows.screens.ts';
import { timersScreens } from './workouts/timers/timers.screens.ts';

export const screens = declareScreens([
  ...todayScreens,
  ...bookingsScreens,
  ...journalScreens,
  ...trainingsScreens,
  ...trainersTodayScreens,
  ...trainingPageScreens,
  ...classesScreens,
  ...appointmentsScreens,
  ...bookingRulesScreens,
  ...participantsScreens,
  ...classPageScreens,
  ...peopleScreens,
  ...editUserScreens,
  ...invitationsScreens,
  ...membershipScreens,
  ...tasksScreens,
  ...birthdaysScreens,
  ...catalogueScreens,
  ...onlinePaymentsScreens,
  ...paymentAccountsScreens,
  ...cashDeskScreens,
  ...goodsScreens,
  ...receiptsScreens,
  ...accountantScreens,
  ...disputesScreens,
  ...subscriptionRequestsScreens,
  ...reconciliationScreens,
  ...transactionsScreens,
  ...debtsScreens,
  ...subscriptionsScreens,
  ...filesScreens,
  ...policiesScreens,
  ...healthScreens,
  ...measuresScreens,
  ...fitnessTestsScreens,
  ...measuresImportScreens,
  ...videosScreens,
  ...trainingProgramsScreens,
  ...exercisesScreens,
  ...runsScreens,
  ...generatorScreens,
  ...circuitsScreens,
  ...definitionsScreens,
  ...providerWorkoutsScreens,
  ...sheetsScreens,
  ...timersScreens,
  ...flowsScreens,
  ...slideshowsScreens,
  ...equipmentsScreens,
  ...licensesScreens,
  ...homeScreens,
  ...noAccessScreens,
  ...notificationsScreens,
  ...messagesScreens,
  ...newsScreens,
  ...serverHealthScreens,
  ...supportScreens,
  ...profileScreens,
  ...progressScreens,
  ...securityScreens,
  ...moreScreens,
  ...joiningScreens,
  ...brandScreens,
  ...automationsScreens,
  ...checkInScreens,
  ...challengesScreens,
  ...levelsScreens,
  ...rankingsScreens,
  ...embedsScreens,
  ...trainerRankingsScreens,
  ...clubOverviewScreens,
  ...dashboardScreens,
  ...reportScreens,
  ...clubLogsScreens,
  ...firstStartScreens,
  ...devicesScreens,
  ...sensorsScreens,
  ...appsScreens,
  ...demoUsersScreens,
  ...integrationsScreens,
  ...websiteScreens,
  ...boardScreens,
  ...liveTrainingsScreens,
  ...groupTrainingsScreens,
  ...ownLiveScreens,
  ...ownStrapScreens,
]);
