import { isRefusal } from '@clubpulse/contract/errors';
import type { Logger } from 'pino';
import { z } from 'zod';
import { createSessions } from './accounts/sessions/public.ts';
import { createUsers } from './accounts/users/public.ts';
import { composeBilling } from './compose/billing.ts';
import { composeCalendar } from './compose/calendar.ts';
import { composeClubs } from './compose/clubs.ts';
import { composeHttp } from './compose/http.ts';
import { composeIdentity } from './compose/identity.ts';
import { composeLive } from './compose/live.ts';
import { startDemo } from './demo/demo.ts';
import { createBridges } from './devices/bridges/public.ts';
import { createRooms } from './devices/rooms/public.ts';
import { createNotices } from './office/notices/public.ts';
import type { Config } from './platform/config/config.ts';
import { openDatabase } from './platform/database/database.ts';
import { openNotifications } from './platform/database/notifications.ts';
import { beginListening, listenerJobs } from './platform/events/listeners.ts';
import { forgetKeys } from './platform/http/idempotency.store.ts';
import { job } from './platform/jobs/job.ts';
import { queueAtStart, runDueJobs, startWorker } from './platform/jobs/worker.ts';
import { createMail } from './platform/mail/mail.ts';
import { createHeartMinutes } from './training/heart-minutes/public.ts';
import { createSummaries, createTrainings } from './training/trainings/public.ts';

const EVERY_TEN_MINUTES = '*/10 * * * *';

export interface Parts {
  readonly config: Config;
  readonly databaseUrl: string;
  /** The same database without a pooler in between. */
  readonly directUrl: string;
  readonly log: Logger;
  /** Lets whoever can read this start's run file have a token (`npm run token`). */
  readonly tokenSecret: string;
  readonly version: string;
  /** Whether this process runs jobs; it does unless somebody else runs them. */
  readonly jobs?: boolean;
}

export type House = Awaited<ReturnType<typeof compose>>;

/** Builds every part and joins them. Nothing listens for HTTP before `listen`; the broker takes bridges at once. */
export async function compose({ config, databaseUrl, directUrl, log, tokenSecret, version, jobs = true }: Parts) {
  const database = openDatabase(databaseUrl, { pooled: directUrl !== databaseUrl });
  const { db } = database;
  const notifications = openNotifications(directUrl);
  const mail = createMail({ db, smtpUrl: config.SMTP_URL, from: config.MAIL_FROM, log });

  // Who somebody is.
  const identity = await composeIdentity({ config, db, mail, log, tokenSecret });
  const users = createUsers({ db, today: () => new Date().toISOString().slice(0, 10) });
  const sessions = await createSessions({ users, verify: identity.verify, notifications });
  const nicknameOf = async (userId: number) => {
    const user = await users.get(userId);
    return isRefusal(user) ? undefined : user.Nickname;
  };

  // Clubs with what stands in them, and what is trained there.
  const rooms = createRooms({ db });
  const bridges = createBridges({ db });
  const minutes = createHeartMinutes();
  const trainings = createTrainings({ db, minutes, nicknameOf });
  const summaries = createSummaries({ db, minutes, profiles: users.profiles });
  const ofClubs = composeClubs({ db, users, sessions, bridges, trainings, nicknameOf, board: () => live.board });
  const { clubs, sensors } = ofClubs;

  // What members agree to, bring, pay and book.
  const billing = composeBilling({ db, clubs });
  const calendar = composeCalendar({ db, clubs, users, nicknameOf, apiUrl: `${config.PUBLIC_URL}/api`, log });

  const notices = createNotices({ db, mail, publicUrl: config.PUBLIC_URL, profiles: users.profiles, clubsOf: clubs.factsOf });

  // The way of a heartbeat, and of a call.
  const live = await composeLive({ config, db, notifications, log, users, sessions, clubs, rooms, bridges, sensors, minutes });
  const parts = { config, db, log, version, identity, users, rooms, bridges, trainings, billing, calendar, live };
  const { app, firstStart } = await composeHttp({ ...parts, ...ofClubs });

  const { provider } = identity;
  const { registration, mqtt, mqttUrl } = live;
  const { queues, recurringBookings } = calendar;
  const { dailyJobs } = billing;
  const listeners = [...queues.listeners, ...recurringBookings.listeners, ...dailyJobs.listeners, ...notices.listeners];
  await beginListening(db, listeners);
  const purge = job('purge', z.unknown(), () => purgeAll([provider, notices, mail, { purge: () => forgetKeys(db) }]), {
    cron: EVERY_TEN_MINUTES,
  });
  const work = {
    connectionString: directUrl,
    log,
    jobs: [
      ...listenerJobs(db, listeners),
      ...queues.jobs,
      ...recurringBookings.jobs,
      ...dailyJobs.jobs,
      ...mail.jobs,
      summaries.job(log),
      purge,
    ],
  };
  const worker = jobs ? startWorker(work) : undefined;

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
    /** What is due now, where no worker runs. */
    runDueJobs: () => runDueJobs(work),
    mqttUrl,
    /** The demo world: its people now, its history and its hubs beside the running server. */
    startDemo: () =>
      startDemo({
        db,
        minutes,
        provider,
        bridges,
        registration,
        worldWritten: () => queueAtStart(work.jobs),
        brokerUrl: config.MQTT_URL ?? `mqtt://127.0.0.1:${mqtt.port}`,
        dataDir: config.DATA_DIR,
        log,
      }),
    listen: () => app.listen({ port: config.PORT, host: config.HOST }),
    async close(): Promise<void> {
      await live.walls.close();
      await app.close();
      await live.ingest.drain();
      await mqtt.close();
      live.board.close();
      await worker?.stop();
      mail.close();
      await notifications.close();
      await database.close();
    },
  };
}

interface Purged {
  purge(): Promise<void>;
}
/** One after the other; of what fails the first is thrown at the end. */
async function purgeAll(parts: readonly (Purged | undefined)[]): Promise<void> {
  const failures: unknown[] = [];
  for (const part of parts) await part?.purge().catch((error: unknown) => failures.push(error));
  if (failures.length > 0) throw failures[0];
}
