import http from 'node:http';
import { fileURLToPath } from 'node:url';
import type { FastifyInstance } from 'fastify';
import type { Logger } from 'pino';
import { lookupRoutes } from '../accounts/lookups/lookups.routes.ts';
import type { Users } from '../accounts/users/public.ts';
import { userRoutes } from '../accounts/users/users.routes.ts';
import { creditRoutes } from '../billing/credits/credits.routes.ts';
import { shopRoutes } from '../billing/credits/shop.routes.ts';
import { paymentAccountRoutes } from '../billing/payment-accounts/payment-accounts.routes.ts';
import { subscriptionTypeRoutes } from '../billing/subscription-types/subscription-types.routes.ts';
import { subscriptionRoutes } from '../billing/subscriptions/subscriptions.routes.ts';
import { transactionRoutes } from '../billing/transactions/transactions.routes.ts';
import { settingsRoutes } from '../calendar/booking-rules/booking-rules.routes.ts';
import { classRoutes } from '../calendar/classes/classes.routes.ts';
import { scheduleRoutes } from '../calendar/classes/schedule/schedules.routes.ts';
import { icalRoutes } from '../calendar/ical/ical.routes.ts';
import { bookingRoutes } from '../calendar/seats/bookings/bookings.routes.ts';
import { participantRoutes } from '../calendar/seats/participants/participants.routes.ts';
import { clubRoutes } from '../clubs/clubs/clubs.routes.ts';
import { policyRoutes } from '../clubs/policies/policies.routes.ts';
import { bridgeRoutes } from '../devices/bridges/bridges.routes.ts';
import type { Bridges } from '../devices/bridges/public.ts';
import type { Rooms } from '../devices/rooms/public.ts';
import { roomRoutes } from '../devices/rooms/rooms.routes.ts';
import { sensorRoutes } from '../devices/sensors/sensors.routes.ts';
import { boardRoutes } from '../live/board/board.routes.ts';
import { displayRoutes } from '../live/displays/displays.routes.ts';
import { expirationRoutes } from '../members/documents/documents.routes.ts';
import { peopleRoutes } from '../members/people/people.routes.ts';
import { createFirstStart, firstStartRoutes } from '../office/first-start/public.ts';
import { clubPeopleRoutes } from '../office/people/people.routes.ts';
import type { Config } from '../platform/config/config.ts';
import { type Database, isAnswering } from '../platform/database/database.ts';
import { platformRoutes } from '../platform/http/platform.routes.ts';
import { type Routes, routesOn } from '../platform/http/route.ts';
import { createHttpServer } from '../platform/http/server.ts';
import { serveWebApp } from '../platform/http/web-app.ts';
import type { Trainings } from '../training/trainings/public.ts';
import { trainingRoutes } from '../training/trainings/trainings.routes.ts';
import type { BillingHouse } from './billing.ts';
import type { CalendarHouse } from './calendar.ts';
import type { ClubsHouse } from './clubs.ts';
import type { IdentityHouse } from './identity.ts';
import type { LiveHouse } from './live.ts';

const webFolder = fileURLToPath(new URL('../../../web/dist', import.meta.url));

interface HttpParts extends ClubsHouse {
  readonly config: Config;
  readonly db: Database;
  readonly log: Logger;
  readonly version: string;
  readonly identity: IdentityHouse;
  readonly users: Users;
  readonly rooms: Rooms;
  readonly bridges: Bridges;
  readonly trainings: Trainings;
  readonly billing: BillingHouse;
  readonly calendar: CalendarHouse;
  readonly live: LiveHouse;
}

/** Everything that is asked through HTTP: the pages of the identity provider, the first start, the calls, the web app. */
export async function composeHttp(parts: HttpParts) {
  const { config, db, log, users } = parts;
  const { provider, issuer } = parts.identity;
  const app = await createHttpServer(log, {
    connectSources: [new URL(issuer).origin],
    proxies: config.TRUST_PROXY,
    serverFactory: (handler) =>
      http.createServer((request, response) => {
        if (!provider?.handler(request, response)) handler(request, response);
      }),
  });
  await provider?.registerPages(app);
  const firstStart = createFirstStart({ db, users, provider, publicUrl: config.PUBLIC_URL });
  await firstStartRoutes(app, {
    firstStart,
    publicUrl: config.PUBLIC_URL,
    embeddedIdentity: provider !== undefined,
    formsPerMinute: config.RATE_LIMIT,
  });
  await app.register(async (api: FastifyInstance) => callsOn(api, parts), { prefix: '/api' });
  await serveWebApp(app, webFolder);
  parts.live.walls.attach(app.server);
  return { app, firstStart };
}

function callsOn(api: FastifyInstance, parts: HttpParts): void {
  const { config, db, log, version, identity, access, live } = parts;
  const route = routesOn(api, access, config.RATE_LIMIT, db);
  platformRoutes(api, route, {
    config,
    version,
    issuer: identity.issuer,
    embeddedIdentity: identity.provider !== undefined,
    log,
    health: {
      database: () => isAnswering(db),
      broker: () => live.mqtt.connected(),
      identity: identity.isAnswering,
    },
  });
  lookupRoutes(route);
  userRoutes(route, parts.users);
  clubRoutes(route, parts.clubs);
  roomRoutes(route, parts.rooms);
  bridgeRoutes(route, parts.bridges, live.registration);
  sensorRoutes(route, parts.sensors);
  displayRoutes(route, live.displays);
  billingCalls(route, parts.billing);
  calendarCalls(api, route, parts.calendar);
  boardRoutes(route, live.board);
  trainingRoutes(route, parts.trainings);
}

function billingCalls(route: Routes, billing: BillingHouse): void {
  policyRoutes(route, billing.policies);
  peopleRoutes(route, billing.people);
  clubPeopleRoutes(route, billing.clubPeople);
  expirationRoutes(route, billing.expirations);
  subscriptionTypeRoutes(route, billing.subscriptionTypes);
  subscriptionRoutes(route, billing.subscriptions, billing.subscriptionChanges);
  creditRoutes(route, billing);
  transactionRoutes(route, billing.transactions);
  paymentAccountRoutes(route, billing.paymentAccounts);
  shopRoutes(route, billing.shop);
}

function calendarCalls(api: FastifyInstance, route: Routes, calendar: CalendarHouse): void {
  const { classes, classBatches: batches, classMaking: making, classClones: clones } = calendar;
  classRoutes(route, { classes, calendars: calendar.calendars, batches });
  scheduleRoutes(route, { schedules: calendar.schedules, making, clones, clubOf: classes.clubOf });
  settingsRoutes(route, calendar.settings, calendar.strikes);
  participantRoutes(route, calendar.participants, calendar.attendance);
  bookingRoutes(route, calendar.bookings, calendar.activities, calendar.recurringBookings);
  icalRoutes(api, route, calendar.feeds);
}
