// @module-tag atLength

import { allCalls } from '@clubpulse/contract/all-calls';
import { defaultBookingSettings } from '@clubpulse/contract/calendar/booking-rules';
import { classQuerySchema, listClasses } from '@clubpulse/contract/calendar/classes/classes.calls';
import type { Call } from '@clubpulse/contract/call';
import { clubUpdateSchema } from '@clubpulse/contract/clubs/clubs';
import { getClub } from '@clubpulse/contract/clubs/clubs.calls';
import { createRegistrationCode } from '@clubpulse/contract/devices/bridges.calls';
import { startPairing } from '@clubpulse/contract/live/displays.calls';
import { languages } from '@clubpulse/contract/scalars';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createCalendars } from '../../calendar/classes/calendar.service.ts';
import { hours } from '../booking-rows.ts';
import { accepted } from '../calendar.ts';
import { inTurn } from '../proof/at-length.ts';
import type { ClubRows, Sample } from '../sample.ts';
import { createRows, removing, sampleOf, samples } from '../samples.ts';
import { openServer, type TestServer } from '../server.ts';
import { createWorld, type Person, type World } from '../world.ts';

/**
 * Each changed response must be declared. Responses are compared after every fourth writing call (STALE=all: each). Each commit
 * compares one reading call in six.
 */
const EVERY = process.env['STALE'] === 'all' ? 1 : 4;

const TOGETHER = 8;

/** Calls after which no response changes: a provider or series is missing, or no call shows the change. */
const unmoved = [
  // Calls that are refused, have no visible effect or are repeated. Other tests cover them.
  'account.delete',
  'appointments.book',
  'appointments.bookForMember',
  'apps.register',
  'automations.mailToMe',
  'automations.preview',
  'automations.test',
  'brands.create',
  'brands.takeClub',
  'bridgeWorkouts.batchDelete',
  'bridgeWorkouts.uploadPicture',
  'cashDesk.close',
  'cashDesk.open',
  'challenges.addParticipant',
  'challenges.giveAwards',
  'challenges.removeParticipant',
  'checkIn.code',
  'classes.delete',
  'clubExports.open',
  'clubMessages.previewMail',
  'clubMessages.uploadPicture',
  'clubUsers.cancelEmailProposal',
  'clubs.delete',
  'comments.setWaits',
  'debts.pay',
  'displays.pairing',
  'displays.startPairing',
  'disputes.accept',
  'disputes.answer',
  'disputes.decide',
  'exercises.createOfPlatform',
  'exercises.playGuide',
  'exercises.publishOfPlatform',
  'exercises.updateOfPlatform',
  'exercises.uploadPicture',
  'exercises.uploadPictureOfPlatform',
  'families.accept',
  'families.mayBook',
  'familyBookings.cancel',
  'familyBookings.create',
  'files.open',
  'files.openOfClubUser',
  'generator.dropDraft',
  'generator.generate',
  'generator.readWords',
  'health.keep',
  'images.uploadForChallenge',
  'images.uploadForClass',
  'imports.check',
  'invitations.check',
  'invitations.inviteUser',
  'invitations.prove',
  'kiosks.newCode',
  'levels.shown',
  'live.shown',
  'liveParticipants.add',
  'liveTrainings.join',
  'measureImports.match',
  'measureImports.stored',
  'measures.batchSave',
  'measures.remind',
  'membership.leaveCode',
  'ownLive.station',
  'ownStrap.send',
  'ownSubscriptions.applyCard',
  'ownSubscriptions.cancel',
  'ownSubscriptions.changeCard',
  'ownSubscriptions.keep',
  'ownSubscriptions.pause',
  'ownSubscriptions.resume',
  'paymentAccounts.onboarding',
  'paymentAccounts.refresh',
  'paymentOrders.cancel',
  'paymentOrders.cancelOfClub',
  'paymentOrders.check',
  'paymentOrders.create',
  'paymentOrders.open',
  'paymentOrders.pay',
  'paymentOrders.request',
  'payouts.compare',
  'pipeline.undoStage',
  'plannedMessages.delete',
  'plannedMessages.save',
  'platform.report',
  'policies.remind',
  'providerWorkouts.create',
  'push.renew',
  'rankings.setListed',
  'receipts.mail',
  'recurrentLiveTrainings.delete',
  'recurringBookings.create',
  'recurringBookings.delete',
  'replies.setHolder',
  'roomSlots.plan',
  'scenes.setGoal',
  'scenes.show',
  'schedules.exceptions',
  'security.addPasskey',
  'security.beginApp',
  'security.beginPasskey',
  'security.confirmApp',
  'security.endSession',
  'security.newCodes',
  'security.removeApp',
  'security.removePasskey',
  'security.resetFactors',
  'security.setDemand',
  'sensors.claim',
  'slideshows.create',
  'slideshows.uploadPicture',
  'trainingPrograms.completeUpload',
  'trainingPrograms.open',
  'trainingPrograms.resumeUpload',
  'trainingPrograms.unshare',
  'userSubscriptions.writeOff',
  'users.sendConfirmation',
  'videos.addLink',
  'videos.completeUpload',
  'videos.play',
  'videos.replaceUpload',
  'videos.resumeUpload',
  'videos.retry',
  'wearables.ask',
  'wearables.connect',
  'workoutDefinitions.completeVideoUpload',
  'workoutDefinitions.createVideoUpload',
  'workoutDefinitions.deleteVideo',
  'workoutDefinitions.play',
  'workoutDefinitions.playOffered',
  'workoutDefinitions.resumeVideoUpload',
  'workoutDefinitions.retryVideo',
  'workoutDefinitions.uploadPicture',
];

const callers: readonly Person[] = ['athleteA', 'managerA', 'ownerA', 'trainerA', 'admin'];
// These responses are not compared. An export is logged and equals the list. Health reads are recorded again after 15 minutes.
// The timetable is stored for half a minute. Openings are stored as the results of their parts.
const unread = [
  'platform.health',
  'platform.ready',
  'serverHealth.get',
  'clubPeople.export',
  'consents.reads',
  'website.timetable',
  'openings.today',
  'openings.clubProfile',
  'openings.menu',
];
const readings = allCalls.filter(({ method, id }) => method === 'GET' && !unread.includes(id));
const unsuspecting = new Set(inTurn(9, readings));
const byId = new Map(allCalls.map((call) => [call.id, call]));

let server: TestServer;
let world: World;
let rows: ClubRows;
beforeAll(async () => {
  server = await openServer();
  world = await createWorld(server);
  rows = (await createRows(server, world)).own;
  await read(readings);
});
afterAll(() => server.close());

const callerOf = new Map<string, Person>();
/** The token is renewed, because a long run exceeds the time of a recent sign-in. */
async function answerTo(call: Call, input: Sample | undefined, caller: Person) {
  const answer = await server.call(call, { ...input, token: world.tokens[caller] });
  if (answer.status !== 403 || answer.problem.ErrorType !== 'SignInAgain') return answer;
  const { Email } = await server.db
    .selectFrom('users')
    .select('Email')
    .where('UserId', '=', world.ids[caller])
    .executeTakeFirstOrThrow();
  await server.db
    .updateTable('identity_sessions')
    .set({ ProvedAt: new Date() })
    .where('AccountId', 'in', (eb) => eb.selectFrom('identity_accounts').select('AccountId').where('Email', '=', Email))
    .execute();
  return server.call(call, { ...input, token: world.tokens[caller] });
}

async function made(call: Call, input: Sample | undefined) {
  const known = callerOf.get(call.id);
  for (const caller of known === undefined ? callers : [known]) {
    const answer = await answerTo(call, input, caller);
    // A public call refuses its sample to every caller.
    if (answer.status === 403 && call.access.who !== 'public') continue;
    if (answer.status >= 500 || answer.status === 429) throw new Error(`${call.id}: ${answer.status}`);
    callerOf.set(call.id, caller);
    return answer;
  }
  throw new Error(`${call.id}: no caller may`);
}

async function read(calls: readonly Call[]): Promise<Map<string, string>> {
  const inputs = samples(rows);
  const interval = { Begin: hours(-72).toISOString().slice(0, 10), End: hours(480).toISOString().slice(0, 10) };
  const around = { Begin: `${interval.Begin}T00:00:00Z`, End: `${interval.End}T00:00:00Z` };
  const ask = async (call: Call): Promise<[string, string]> => {
    const input = inputs[call.id] ?? {};
    const query = input.query && 'Begin' in input.query ? { ...input.query, ...around } : input.query;
    const week = call.id === 'bookings.book' ? { from: interval.Begin, days: 7 } : query;
    const { status, result } = await made(call, { ...input, ...(week === undefined ? {} : { query: week }) });
    return [call.id, status < 400 ? JSON.stringify(result) : String(status)];
  };
  const answers = new Map<string, string>();
  for (let at = 0; at < calls.length; at += TOGETHER)
    for (const [id, answer] of await Promise.all(calls.slice(at, at + TOGETHER).map(ask))) answers.set(id, answer);
  return answers;
}

/** The query for the cached calendar of the server and for the same calendar without a cache. */
const calendarQuery = { Begin: hours(-72).toISOString(), End: hours(480).toISOString(), expandDates: 'true' } as const;
async function calendars(): Promise<unknown[]> {
  const query = calendarQuery;
  const cached = await server.call(listClasses, { params: { id: rows.club }, query, token: world.tokens.managerA });
  const fresh = createCalendars({ db: server.db, club: async () => undefined });
  return [cached.result, accepted(await fresh.list(rows.club, classQuerySchema.parse(query))).json];
}

interface Act {
  id: string;
  input?: Partial<Sample> | (() => Promise<Partial<Sample>>);
  as?: Person;
  first?: () => Promise<unknown>;
}

const update = (values: object) => () => server.db.updateTable('classes').set(values).where('ClassId', '=', rows.class).execute();
const newestClass = async (fields: object) => {
  const found = await server.db
    .selectFrom('classes')
    .select('RowVersion')
    .where('ClassId', '=', rows.class)
    .executeTakeFirstOrThrow();
  return { body: { Name: 'Spin', Color: '#1787A6', MaxInSiteParticipants: 12, RowVersion: found.RowVersion, ...fields } };
};
const newestUser = async (fields: object) => {
  const found = await server.db
    .selectFrom('users')
    .select('RowVersion')
    .where('UserId', '=', rows.athlete)
    .executeTakeFirstOrThrow();
  return { body: { RowVersion: found.RowVersion, ...fields } };
};
const newestProfile = async () => {
  const saved = await server.call(getClub, { params: { id: rows.club }, token: world.tokens.managerA });
  const { Code, ...profile } = saved.result;
  return { body: clubUpdateSchema.parse({ ...profile, Code: Code ?? '', EnableLeads: false }) };
};
const inAll = (Title: string) => Object.fromEntries(languages.map((language) => [language, { Title, Text: 'Others.' }]));
const unmark = () =>
  server.db
    .updateTable('class_participants')
    .set({ Attendance: null, NoShow: false })
    .where('ClassId', '=', rows.class)
    .execute();

const offer = async () => {
  const until = { OfferExpiresAt: hours(2) };
  await server.db.updateTable('class_participants').set(until).where('ClassId', '=', rows.class).execute();
  await update({ InSiteOffered: 1 })();
};
const shownCode = async () => {
  const { result } = await server.call(startPairing, {});
  return { body: { Code: result.Code, DisplayGroupId: rows.room, Name: 'TV 3' } };
};
const requestedCode = async () => {
  const body = { ClubId: rows.club, Name: 'Hub 3', DisplayGroupId: null };
  const { result } = await server.call(createRegistrationCode, { body, token: world.tokens.managerA });
  return { body: { Code: result.Code, HardwareId: `third-${rows.club}`, Model: 'Hub' } };
};

function moving(): Act[] {
  const seat = { paymentMode: 'Credits' };
  const batch = { ClubId: rows.club, ClassIds: [rows.class] };
  return [
    { id: 'news.update', input: { body: { RowVersion: 0, Texts: inAll('Keys') } } },
    { id: 'users.update', input: () => newestUser({ Nickname: `Ale ${rows.club}` }) },
    { id: 'clubs.update', input: newestProfile },
    { id: 'clubs.patch', input: { body: { Website: 'https://cadenza.example' } } },
    { id: 'tags.assign', input: { body: { ClubTagIds: [] } } },
    { id: 'clubs.join', input: { body: { Code: world.codeA } }, as: 'stranger' },
    { id: 'invitations.active', input: { body: { Active: false } } },
    { id: 'invitations.accept', as: 'ownerB' },
    {
      id: 'creditsPackages.update',
      input: {
        body: { Name: '12 credits', Credits: 12, Price: 5_900, Currency: 'EUR', PaymentAccountType: 'Manual', RowVersion: 0 },
      },
    },
    {
      id: 'bookingSettings.update',
      input: {
        body: {
          ...defaultBookingSettings,
          AllowLateCancel: true,
          StrikeForLateCancel: true,
          StrikeForNoShow: true,
          RowVersion: 0,
        },
      },
    },
    { id: 'policies.update', input: { body: { Type: 'JoinClub', Title: 'Rules', Text: 'Two towels.', RowVersion: 0 } } },
    { id: 'policies.publishState' },
    { id: 'userPolicies.answer', input: { body: [{ PolicyId: rows.policy, Acceptance: 'Accepted' }] } },
    { id: 'rooms.create', input: { body: { ClubId: rows.club, Name: 'Terrace', Color: '#1787A6' } } },
    { id: 'rooms.delete', input: { params: { id: rows.emptyRoom } } },
    {
      id: 'bridges.update',
      input: { body: { Name: 'Hub 2', DisplayGroupId: rows.room, Station: null, NetworkAddress: null, RowVersion: 0 } },
    },
    { id: 'displays.pair', input: shownCode },
    { id: 'checkIn.arriveAtKiosk', first: () => server.db.deleteFrom('check_ins').where('ClubId', '=', rows.club).execute() },
    { id: 'bridges.register', input: requestedCode },
    { id: 'sensors.create', input: { body: { UserId: rows.athlete, Model: 'Clubpulse', Code: `D0${50_000 + rows.club}` } } },
    { id: 'displays.update', input: { body: { Name: 'TV 2', DisplayGroupId: rows.room, RowVersion: 0 } } },
    { id: 'memberBooking.noBookingsUntil', input: { body: { NoBookingsUntil: hours(72).toISOString().slice(0, 10) } } },
    { id: 'memberBooking.noBookingsUntil' },
    { id: 'memberBooking.isGuest', input: { body: { IsGuest: true } } },
    { id: 'memberBooking.isGuest' },
    { id: 'memberBooking.isStaff', input: { body: { IsStaff: true } } },
    { id: 'memberBooking.isStaff' },
    { id: 'creditTransactions.create' },
    {
      id: 'classes.publishState',
      input: { body: { PublishState: 'Published' } },
      first: update({ CreditsCostInSite: 1, CancelBeforeHours: 100 }),
    },
    { id: 'bookings.create', input: { body: { ClassId: rows.class, ...seat } } },
    { id: 'bookings.cancel' },
    { id: 'participants.add', input: { body: { UserId: rows.athlete, ...seat } } },
    { id: 'participants.state' },
    { id: 'bookings.acceptOffer', input: { body: seat }, first: offer },
    { id: 'participants.state' },
    { id: 'bookings.declineOffer', first: offer },
    { id: 'participants.add', input: { body: { UserId: rows.athlete, ...seat } } },
    { id: 'participants.state' },
    { id: 'participants.state', input: { body: { State: 'Booked', ...seat } } },
    { id: 'participants.attendance', first: update({ Begin: hours(-0.2), End: hours(0.8) }) },
    { id: 'participants.noShow' },
    { id: 'participants.batchAttendance', first: () => unmark() },
    { id: 'participants.delete' },
    {
      id: 'participants.add',
      input: { body: { UserId: rows.athlete, ...seat } },
      first: update({ Begin: hours(48), End: hours(49) }),
    },
    { id: 'participants.moveClass' },
    { id: 'participants.add', input: { body: { UserId: rows.athlete, ...seat } }, first: update(takesPlace) },
    { id: 'participants.cancelClass' },
    { id: 'classes.batchUnpublish', input: { body: batch }, first: update(takesPlace) },
    { id: 'classes.batchPublish', input: { body: batch } },
    { id: 'classes.update', input: () => newestClass({}) },
    { id: 'classes.batchClone', input: { body: { ...batch, ShiftDays: 3 } } },
    { id: 'classes.batchUpdate', input: { body: { ...batch, Fields: { Name: 'Yoga' } } } },
    { id: 'classes.batchDelete', input: { body: batch }, first: update({ PublishState: 'Unpublished' }) },
    { id: 'challenges.enable', input: { body: { Enabled: false } } },
    { id: 'challenges.enable' },
    { id: 'sheets.unshare', input: { body: { UserIds: [rows.athlete] } } },
    { id: 'membership.leave', input: { params: { id: world.ids.neighbourA, clubId: rows.club } }, as: 'neighbourA' },
  ];
}
const takesPlace = { CanceledAt: null, CanceledBy: null, CancelReason: null, MovedToClassId: null };

it('a call declares every change that it makes in the response of any call, and leaves no stale calendar in the cache', async () => {
  const special = moving();
  const ids = Object.keys(samples(rows)).filter((id) => byId.get(id)?.method !== 'GET');
  const plain = ids.filter((id) => !special.some((act) => act.id === id)).map((id): Act => ({ id }));
  const leaving = ({ id }: Act) => removing.has(id);
  const acts = [...plain.filter((act) => !leaving(act)), ...special, ...plain.filter(leaving)];
  const undeclared: string[] = [];
  const stale: string[] = [];
  const moved = new Set<string>();
  const before = await read(readings);
  for (const [index, { id, input, as, first }] of acts.entries()) {
    if (first) {
      await first();
      for (const [reading, answer] of await read(readings)) before.set(reading, answer);
    }
    const call = byId.get(id);
    if (call === undefined) throw new Error(`No call ${id}`);
    const complete = { ...sampleOf(rows, id), ...(typeof input === 'function' ? await input() : input) };
    await (as === undefined ? made(call, complete) : server.call(call, { ...complete, token: world.tokens[as] }));
    const [cached, fresh] = await calendars();
    if (JSON.stringify(cached) !== JSON.stringify(fresh)) stale.push(id);
    const shown = (reading: Call) => reading.shows.some((what) => call.changes.includes(what));
    const isDue = (reading: Call, place: number) => unsuspecting.has(reading) && (index + place) % EVERY === 0;
    const turn = readings.filter((reading, place) => shown(reading) || isDue(reading, place));
    const after = await read(turn);
    for (const reading of turn) {
      if (before.get(reading.id) === after.get(reading.id)) continue;
      moved.add(id);
      if (!shown(reading)) undeclared.push(`${id} changes ${reading.id}`);
      before.set(reading.id, after.get(reading.id) ?? '');
    }
  }
  expect.soft(undeclared).toEqual([]);
  expect.soft(stale).toEqual([]);
  expect(ids.filter((id) => !moved.has(id)).sort()).toEqual(unmoved);
}, 1_800_000);
