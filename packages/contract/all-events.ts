import type { z } from 'zod';
import * as security from './accounts/security.events.ts';
import * as credits from './billing/credits.events.ts';
import * as debts from './billing/debts/debts.events.ts';
import * as paymentAccounts from './billing/payment-accounts.events.ts';
import * as subscriptionRequests from './billing/subscription-requests/subscription-requests.events.ts';
import * as subscriptionTypes from './billing/subscription-types.events.ts';
import * as subscriptions from './billing/subscriptions.events.ts';
import * as transactions from './billing/transactions.events.ts';
import * as measures from './body/measures/measures.events.ts';
import * as bookingRules from './calendar/booking-rules.events.ts';
import * as classes from './calendar/classes/classes.events.ts';
import * as seats from './calendar/seats/seats.events.ts';
import * as brands from './clubs/brands.events.ts';
import * as clubs from './clubs/clubs.events.ts';
import * as kiosks from './clubs/kiosks.events.ts';
import * as licenses from './clubs/licenses/licenses.events.ts';
import * as policies from './clubs/policies.events.ts';
import * as tags from './clubs/tags/tags.events.ts';
import * as challenges from './community/challenges.events.ts';
import * as levels from './community/levels.events.ts';
import * as trainerRankings from './community/trainer-rankings.events.ts';
import * as apps from './devices/apps.events.ts';
import * as bridges from './devices/bridges.events.ts';
import * as demoUsers from './devices/demo-users/demo-users.events.ts';
import * as rooms from './devices/rooms.events.ts';
import * as sensors from './devices/sensors.events.ts';
import type { EventKind } from './event.ts';
import * as displays from './live/displays.events.ts';
import * as liveTrainings from './live/live-trainings/live-trainings.events.ts';
import * as adding from './members/adding/adding.events.ts';
import * as documents from './members/documents/documents.events.ts';
import * as families from './members/families/families.events.ts';
import * as handovers from './members/handovers/handovers.events.ts';
import * as imports from './members/imports/imports.events.ts';
import * as invitations from './members/invitations.events.ts';
import * as joining from './members/joining/joining.events.ts';
import * as membership from './members/membership.events.ts';
import * as pipeline from './members/pipeline/pipeline.events.ts';
import * as integrations from './office/integrations/integrations.events.ts';
import * as messages from './office/messages.events.ts';
import * as people from './office/people.events.ts';
import * as plannedMessages from './office/planned-messages/planned-messages.events.ts';
import * as trainingPrograms from './office/training-programs/training-programs.events.ts';
import * as mail from './platform/mail.events.ts';
import * as comments from './training/comments/comments.events.ts';
import * as maxHeartRate from './training/max-heart-rate/max-heart-rate.events.ts';
import * as trainings from './training/trainings.events.ts';
import * as videos from './videos/videos/videos.events.ts';
import * as sheets from './workouts/sheets/sheets.events.ts';

const kinds = {
  ...security,
  ...brands,
  ...clubs,
  ...licenses,
  ...kiosks,
  ...policies,
  ...tags,
  ...imports,
  ...handovers,
  ...families,
  ...invitations,
  ...joining,
  ...adding,
  ...membership,
  ...pipeline,
  ...documents,
  ...rooms,
  ...bridges,
  ...apps,
  ...demoUsers,
  ...sensors,
  ...subscriptionTypes,
  ...subscriptionRequests,
  ...subscriptions,
  ...credits,
  ...debts,
  ...transactions,
  ...paymentAccounts,
  ...measures,
  ...maxHeartRate,
  ...trainings,
  ...videos,
  ...sheets,
  ...comments,
  ...classes,
  ...seats,
  ...bookingRules,
  ...displays,
  ...liveTrainings,
  ...challenges,
  ...levels,
  ...trainerRankings,
  ...integrations,
  ...messages,
  ...people,
  ...plannedMessages,
  ...trainingPrograms,
  ...mail,
};

type Kind = (typeof kinds)[keyof typeof kinds];

/** An event to write. `ClubId` is null for an event outside clubs. */
export type NewEvent = {
  [K in Kind as K['Type']]: { readonly ClubId: number | null; readonly Type: K['Type']; readonly Payload: z.input<K['Payload']> };
}[Kind['Type']];

export const allEvents: readonly EventKind[] = Object.values(kinds);
