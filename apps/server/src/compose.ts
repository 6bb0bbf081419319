import http from 'node:http';
import { fileURLToPath } from 'node:url';
import { inClub } from '@clubpulse/contract/call';
import { isRefusal } from '@clubpulse/contract/errors';
import { languageSchema } from '@clubpulse/contract/scalars';
import { mayCall } from '@clubpulse/rules/accounts/access';
import { strapNumber } from '@clubpulse/rules/devices/sensor-code';
import type { FastifyInstance } from 'fastify';
import type { Logger } from 'pino';
import { Temporal } from 'temporal-polyfill';
import { lookupRoutes } from './accounts/lookups/lookups.routes.ts';
import { createSessions } from './accounts/sessions/public.ts';
import { createUsers } from './accounts/users/public.ts';
import { userRoutes } from './accounts/users/users.routes.ts';
import { creditRoutes } from './billing/credits/credits.routes.ts';
import { createCredits, createCreditsPackages, createOrders } from './billing/credits/public.ts';
import { paymentAccountRoutes } from './billing/payment-accounts/payment-accounts.routes.ts';
import { createPaymentAccounts } from './billing/payment-accounts/public.ts';
import { createShop } from './billing/shop/public.ts';
import { shopRoutes } from './billing/shop/shop.routes.ts';
import { createSubscriptionTypes } from './billing/subscription-types/public.ts';
import { subscriptionTypeRoutes } from './billing/subscription-types/subscription-types.routes.ts';
import {
  assignTrials,
  createSubscriptionChanges,
  createSubscriptions,
  subscriptionStates,
} from './billing/subscriptions/public.ts';
import { subscriptionRoutes } from './billing/subscriptions/subscriptions.routes.ts';
import { createTransactions } from './billing/transactions/public.ts';
import { transactionRoutes } from './billing/transactions/transactions.routes.ts';
import { bookingRoutes } from './calendar/bookings/bookings.routes.ts';
import { createActivities, createBookings, createRecurringBookings } from './calendar/bookings/public.ts';
import { classRoutes } from './calendar/classes/classes.routes.ts';
import { createCalendars, createClassBatches, createClasses } from './calendar/classes/public.ts';
import { icalRoutes } from './calendar/ical/ical.routes.ts';
import { createFeeds } from './calendar/ical/public.ts';
import { participantRoutes } from './calendar/participants/participants.routes.ts';
import { createAttendance, createParticipants, createQueues, createSeats, paidBookings } from './calendar/participants/public.ts';
import { createClassClones, createClassMaking, createSchedules } from './calendar/schedules/public.ts';
import { scheduleRoutes } from './calendar/schedules/schedules.routes.ts';
import { createSettings, createStrikes } from './calendar/settings/public.ts';
import { settingsRoutes } from './calendar/settings/settings.routes.ts';
import { clubRoutes } from './clubs/clubs/clubs.routes.ts';
import { createClubs } from './clubs/clubs/public.ts';
import { createDailyJobs } from './clubs/daily/public.ts';
import { policyRoutes } from './clubs/policies/policies.routes.ts';
import { createPolicies } from './clubs/policies/public.ts';
import { startDemo } from './demo/demo.ts';
import { bridgeRoutes } from './devices/bridges/bridges.routes.ts';
import { createBridges, createRegistration } from './devices/bridges/public.ts';
import { createRooms } from './devices/rooms/public.ts';
import { roomRoutes } from './devices/rooms/rooms.routes.ts';
import { createSensors } from './devices/sensors/public.ts';
import { sensorRoutes } from './devices/sensors/sensors.routes.ts';
import { boardRoutes } from './live/board/board.routes.ts';
import { createBoard } from './live/board/public.ts';
import { displayRoutes } from './live/displays/displays.routes.ts';
import { createDisplays } from './live/displays/public.ts';
import { createIngest } from './live/ingest/public.ts';
import { listenForPresence } from './live/presence/public.ts';
import { createWalls } from './live/walls/public.ts';
import { expirationRoutes } from './members/expirations/expirations.routes.ts';
import { createExpirations, expirationNotices } from './members/expirations/public.ts';
import { createFirstStart, firstStartRoutes } from './office/first-start/public.ts';
import type { Config } from './platform/config/config.ts';
import { isAnswering, openDatabase } from './platform/database/database.ts';
import { openNotifications } from './platform/database/notifications.ts';
import type { AccessPorts } from './platform/http/caller.ts';
import { forgetKeys } from './platform/http/idempotency.ts';
import { platformRoutes } from './platform/http/platform.routes.ts';
import { routesOn } from './platform/http/route.ts';
import { createHttpServer } from './platform/http/server.ts';
import { serveWebApp } from './platform/http/web-app.ts';
import { createEmbeddedProvider } from './platform/identity/embedded-provider.ts';
import { createTokenVerifier } from './platform/identity/token-verifier.ts';
import { every } from './platform/jobs/every.ts';
import { createMail } from './platform/mail/mail.ts';
import { startMqtt } from './platform/mqtt/broker.ts';
import { createHeartMinutes } from './training/heart-minutes/public.ts';
import { createSummaries, createTrainings } from './training/trainings/public.ts';
import { trainingRoutes } from './training/trainings/trainings.routes.ts';

const webFolder = fileURLToPath(new URL('../../web/dist', import.meta.url));
const PURGE_MS = 600_000;
/** Who may watch a club's walls without a paired TV. */
const watchingStaff = inClub('resolved', ['Owner', 'Manager', 'Trainer']);

export interface Parts {
  readonly config: Config;
  readonly databaseUrl: string;
  /** The same database without a pooler in between. */
  readonly directUrl: string;
  readonly log: Logger;
  /** Lets whoever can read this start's run file have a token (`npm run token`). */
  readonly tokenSecret: string;
  readonly version: string;
}

export type House = Awaited<ReturnType<typeof compose>>;

/** Builds every part and joins them. Nothing listens for HTTP before `listen`; the broker takes bridges at once. */
export async function compose({ config, databaseUrl, directUrl, log, tokenSecret, version }: Parts) {
  const database = openDatabase(databaseUrl, { pooled: directUrl !== databaseUrl });
  const { db } = database;
  const notifications = openNotifications(directUrl);
  const today = () => new Date().toISOString().slice(0, 10);

  // Who somebody is.
  const mail = createMail({ db, smtpUrl: config.SMTP_URL, from: config.MAIL_FROM, log });
  const provider =
    config.OIDC_ISSUER === undefined ? await createEmbeddedProvider({ config, db, mail, log, tokenSecret }) : undefined;
  const issuer = config.OIDC_ISSUER ?? provider?.issuer ?? '';
  const verifier = createTokenVerifier({
    issuer,
    audience: config.OIDC_AUDIENCE,
    tokenType: config.OIDC_TOKEN_TYPE,
    emailClaim: config.OIDC_EMAIL_CLAIM,
    adminClaim: config.OIDC_ADMIN_CLAIM,
    editorClaim: config.OIDC_EDITOR_CLAIM,
    ...provider?.verification,
  });
  provider?.onGrantRevoked(verifier.forgetGrant);
  const users = createUsers({ db, today });
  const sessions = await createSessions({ users, verify: verifier.verify, notifications });

  // Clubs, and what stands in them.
  const rooms = createRooms({ db });
  const bridges = createBridges({ db });
  const displays = createDisplays({ db });
  const minutes = createHeartMinutes();
  const nicknameOf = async (userId: number) => {
    const user = await users.get(userId);
    return isRefusal(user) ? undefined : user.Nickname;
  };
  const trainings = createTrainings({ db, minutes, nicknameOf });
  const summaries = createSummaries({ db, minutes, profiles: users.profiles });
  const clubs = createClubs({
    db,
    memberJoined: (trx, member) => assignTrials(trx, member, new Date()),
    ports: {
      trainingNow: (clubId) => board.trainingNow(clubId),
      trainingsToday: (clubId, timeZone) => {
        const day = Temporal.Now.plainDateISO(timeZone).toZonedDateTime({ timeZone });
        return trainings.onDay(clubId, new Date(day.epochMilliseconds));
      },
      bridges: (clubId) => bridges.counts(clubId),
    },
  });
  const access: AccessPorts = {
    identify: sessions.identify,
    clubFacts: clubs.facts,
    brandExists: clubs.brandExists,
    athleteClubs: async (userId) => {
      if ((await users.flags(userId)) === undefined) return undefined;
      return clubs.factsOf((await users.rolesOf(userId)).Athlete.map((entry) => entry.ClubId));
    },
  };
  const sensors = createSensors({
    db,
    ports: {
      athleteClubs: access.athleteClubs,
      clubPeople: users.ofClub,
      nicknameOf,
      unknownStraps: (clubId) => board.unknownStraps(clubId),
    },
  });

  // What members agree to, bring and pay.
  const policies = createPolicies({ db });
  const expirations = createExpirations({ db, club: clubs.facts });
  const billingParts = { db, club: clubs.facts, bookings: paidBookings };
  const subscriptionTypes = createSubscriptionTypes({ db });
  const subscriptions = createSubscriptions(billingParts);
  const subscriptionChanges = createSubscriptionChanges(billingParts);
  const creditsPackages = createCreditsPackages({ db });
  const credits = createCredits({ db });
  const orders = createOrders(billingParts);
  const transactions = createTransactions({ db });
  const paymentAccounts = createPaymentAccounts({ db });
  const shop = createShop({ db });
  const dailyJobs = createDailyJobs({ db, jobs: [subscriptionStates, expirationNotices] });

  // The calendars.
  const calendarParts = { db, club: clubs.facts };
  const classes = createClasses(calendarParts);
  const calendars = createCalendars(calendarParts);
  const classBatches = createClassBatches(calendarParts);
  const schedules = createSchedules(calendarParts);
  const classMaking = createClassMaking(calendarParts);
  const classClones = createClassClones(calendarParts);
  const bookingSettings = createSettings({ db });
  const strikes = createStrikes({ db, nicknameOf });

  // Seats in classes.
  const queues = createQueues({ db, log });
  const seats = createSeats({ db, seatFreed: queues.seatFreed, log });
  const participants = createParticipants({ db, seats });
  const attendance = createAttendance({ db });
  const bookings = createBookings({ db, club: clubs.facts, seats });
  const activities = createActivities({ db });
  const recurringBookings = createRecurringBookings({ db, seats });
  const feeds = createFeeds({
    db,
    apiUrl: `${config.PUBLIC_URL}/api`,
    languageOf: async (userId) => {
      const user = await users.get(userId);
      return isRefusal(user) ? undefined : user.Language;
    },
  });

  // The way of a heartbeat.
  const board = await createBoard({
    ports: {
      athletesOfClub: async (clubId) => {
        const people = await users.profiles((await users.ofClub(clubId)).map((person) => person.UserId));
        const straps = await sensors.strapsOf(people.map((person) => person.UserId));
        return people.map((person) => ({
          ...person,
          straps: straps.flatMap(({ UserId, HardwareId }) => {
            const strap = strapNumber(HardwareId);
            return UserId === person.UserId && strap !== undefined ? [{ strap, station: null }] : [];
          }),
        }));
      },
      bridgesOfClub: bridges.factsOfClub,
      clubsOfUser: async (userId) => (await users.rolesOf(userId)).Athlete.map((entry) => entry.ClubId),
      strapsHeard: sensors.markHeard,
    },
    notifications,
    log,
  });
  const mqtt = await startMqtt({ config, auth: bridges, log });
  if (config.MQTT_URL === undefined) await bridges.disconnectAll();
  const ingest = createIngest({ db, mqtt, board, heartMinutes: minutes, flushSeconds: config.LIVE_FLUSH_SECONDS, log });
  listenForPresence({ mqtt, save: bridges.savePresence, log });
  await notifications.on(
    'clubpulse_bridge_secret',
    (bridgeId) => mqtt.disconnect(Number(bridgeId)),
    () => {},
  );
  const mqttUrl =
    config.MQTT_PUBLIC_URL ??
    (config.MQTT_URL && withoutAccount(config.MQTT_URL)) ??
    `mqtt://${new URL(config.PUBLIC_URL).hostname}:${mqtt.port ?? config.MQTT_PORT}`;
  const registration = createRegistration({ db, mqttUrl });

  const walls = await createWalls({
    board,
    ports: {
      displays,
      mayWatch: async (token, clubId) => {
        const [caller, club] = await Promise.all([sessions.ofToken(token, undefined), clubs.facts(clubId)]);
        return !isRefusal(caller) && club !== undefined && mayCall(watchingStaff, caller, { club });
      },
      place: async (clubId, roomId) => {
        const [club, room] = await Promise.all([clubs.facts(clubId), roomId === null ? null : rooms.get(roomId)]);
        if (!club || room === undefined || (room !== null && room.ClubId !== clubId)) return undefined;
        return {
          clubName: club.Name,
          roomName: room?.Name ?? null,
          roomColor: room?.Color ?? null,
          timeZone: club.TimeZone,
          language: languageSchema.catch('en').parse(club.Language),
        };
      },
    },
    notifications,
    log,
  });

  // HTTP.
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
  await app.register(
    async (api: FastifyInstance) => {
      const route = routesOn(api, access, config.RATE_LIMIT, db);
      platformRoutes(api, route, {
        config,
        version,
        issuer,
        embeddedIdentity: provider !== undefined,
        log,
        health: {
          database: () => isAnswering(db),
          broker: () => mqtt.connected(),
          identity: () => identityAnswers(config.OIDC_ISSUER),
        },
      });
      lookupRoutes(route);
      userRoutes(route, users);
      clubRoutes(route, clubs);
      roomRoutes(route, rooms);
      bridgeRoutes(route, bridges, registration);
      sensorRoutes(route, sensors);
      displayRoutes(route, displays);
      policyRoutes(route, policies);
      expirationRoutes(route, expirations);
      subscriptionTypeRoutes(route, subscriptionTypes);
      subscriptionRoutes(route, subscriptions, subscriptionChanges);
      creditRoutes(route, { packages: creditsPackages, credits, orders });
      transactionRoutes(route, transactions);
      paymentAccountRoutes(route, paymentAccounts);
      shopRoutes(route, shop);
      classRoutes(route, { classes, calendars, batches: classBatches });
      scheduleRoutes(route, { schedules, making: classMaking, clones: classClones, clubOf: classes.clubOf });
      settingsRoutes(route, bookingSettings, strikes);
      participantRoutes(route, participants, attendance);
      bookingRoutes(route, bookings, activities, recurringBookings);
      icalRoutes(api, route, feeds);
      boardRoutes(route, board);
      trainingRoutes(route, trainings);
    },
    { prefix: '/api' },
  );
  await serveWebApp(app, webFolder);
  walls.attach(app.server);

  const jobs = [
    summaries.start(log),
    queues.start(log),
    recurringBookings.start(log),
    dailyJobs.start(log),
    every(PURGE_MS, 'purge', async () => provider?.purge(), log),
    every(PURGE_MS, 'purge of request keys', () => forgetKeys(db), log),
  ];

  return {
    app,
    db,
    config,
    users,
    provider,
    firstStart,
    rooms,
    registration,
    sensors,
    queues,
    recurringBookings,
    mqttUrl,
    /** The demo world: its people now, its history and its hubs beside the running server. */
    startDemo: () =>
      startDemo({
        db,
        minutes,
        provider,
        bridges,
        registration,
        brokerUrl: config.MQTT_URL ?? `mqtt://127.0.0.1:${mqtt.port}`,
        dataDir: config.DATA_DIR,
        log,
      }),
    listen: () => app.listen({ port: config.PORT, host: config.HOST }),
    async close(): Promise<void> {
      await walls.close();
      await app.close();
      await ingest.drain();
      await mqtt.close();
      board.close();
      await Promise.all(jobs.map((job) => job.stop()));
      await mail.close();
      await notifications.close();
      await database.close();
    },
  };
}

/** The server's own account at the broker is nobody else's. */
const withoutAccount = (url: string): string => Object.assign(new URL(url), { username: '', password: '' }).href;

/** The embedded provider lives and dies with this process; a foreign one is asked for its metadata. */
const identityAnswers = (issuer: string | undefined): Promise<boolean> =>
  issuer === undefined
    ? Promise.resolve(true)
    : fetch(`${issuer.replace(/\/$/, '')}/.well-known/openid-configuration`, { signal: AbortSignal.timeout(3000) }).then(
        (response) => response.ok,
        () => false,
      );
