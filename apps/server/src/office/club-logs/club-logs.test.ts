import type { InputOf } from '@clubpulse/contract/call';
import { patchClub } from '@clubpulse/contract/clubs/clubs.calls';
import * as tags from '@clubpulse/contract/clubs/tags/tags.calls';
import * as challenges from '@clubpulse/contract/community/challenges.calls';
import { createRoom } from '@clubpulse/contract/devices/rooms.calls';
import { allLogged } from '@clubpulse/contract/office/club-logs/club-logs';
import { listClubLogs } from '@clubpulse/contract/office/club-logs/club-logs.calls';
import { sendMessage } from '@clubpulse/contract/office/messages.calls';
import { planMessage, takeBackMessage } from '@clubpulse/contract/office/planned-messages/planned-messages.calls';
import { addDays, dayIn } from '@clubpulse/rules/time/days';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { emit, emitAll } from '../../platform/events/emit.store.ts';
import { anAthlete, hours } from '../../test/booking-rows.ts';
import { openServer, type TestServer } from '../../test/server.ts';
import { createWorld, type World } from '../../test/world.ts';

let server: TestServer;
let world: World;
beforeAll(async () => {
  server = await openServer();
  world = await createWorld(server);
});
afterAll(() => server.close());

const day = () => ({ Begin: hours(-1).toISOString(), End: hours(1).toISOString() });
const read = (query: Partial<InputOf<typeof listClubLogs>['query']> = {}) =>
  server.call(listClubLogs, {
    params: { id: world.clubA },
    query: { ...day(), ...query },
    token: world.tokens.managerA,
  });

it('the activity log lists who did what, newest first, filtered by type and user', async () => {
  const { managerA } = world.ids;
  const token = world.tokens.managerA;
  await server.call(createRoom, { body: { ClubId: world.clubA, Name: 'Rowing', Color: '#1787A6' }, token });
  await server.call(patchClub, { params: { id: world.clubA }, body: { Address: 'Via Tortona 9' }, token });
  const paid = { TransactionId: 1, TransactionType: 'Purchase', Method: 'Cash', Amount: 4500, Currency: 'EUR' } as const;
  const Payload = { ...paid, Target: world.ids.athleteA, Description: 'Ten entries', By: world.ids.ownerA };
  await emit(server.db, { ClubId: world.clubA, Type: 'TransactionAdded', Payload });

  const { result } = await read();
  expect(result.data.slice(0, 3)).toMatchObject([
    {
      Type: 'TransactionAdded',
      Kind: 'Money',
      By: { UserId: world.ids.ownerA },
      Target: { UserId: world.ids.athleteA },
      Subject: 'Ten entries',
      Amount: 4500,
      Currency: 'EUR',
    },
    { Type: 'ClubUpdated', Kind: 'Settings', By: { UserId: managerA }, Target: null },
    { Type: 'RoomCreated', Kind: 'Devices', By: { UserId: managerA }, Subject: 'Rowing' },
  ]);
  expect(result.Authors.map(({ UserId }) => UserId)).toEqual(expect.arrayContaining([managerA, world.ids.ownerA]));

  const money = await read({ Kind: 'Money' });
  expect(money.result).toMatchObject({ recordsTotal: result.recordsTotal, recordsFiltered: 1 });
  const own = await read({ By: String(world.ids.ownerA), length: 1 });
  expect(own.result.data).toMatchObject([{ Type: 'TransactionAdded' }]);
  const about = await read({ About: String(world.ids.athleteA), Kind: 'Money' });
  expect(about.result.data.map(({ Type }) => Type)).toEqual(['TransactionAdded']);
  expect((await read({ About: String(world.ids.managerA), Kind: 'Money' })).result.recordsFiltered).toBe(0);
  expect(own.result.Authors).toEqual(result.Authors);
});

it('the activity log lists which fields of the club changed, and ignores unknown field names', async () => {
  const change = { ClubId: world.clubA, Type: 'ClubUpdated' } as const;
  const Fields = ['Phone', 'EnableLeads', 'GoneSince'];
  await emit(server.db, { ...change, Payload: { Fields, By: world.ids.managerA } });
  const { data } = (await read({ Kind: 'Settings' })).result;
  expect(data[0]).toMatchObject({ Type: 'ClubUpdated', Fields: ['Phone', 'EnableLeads'] });
});

it('the activity log leaves out automatic changes, and contains changes that concern former members', async () => {
  const before = await read();
  const pause = {
    UserSubscriptionId: 1,
    SubscriptionName: 'Open',
    State: 'Active',
    ExpirationDate: null,
    Credits: null,
  } as const;
  const Payload = { ...pause, Reason: 'ReactivationDate', Target: world.ids.athleteA };
  await emit(server.db, { ClubId: world.clubA, Type: 'UserSubscriptionReactivate', Payload: { ...Payload, By: null } });
  expect((await read()).result.recordsTotal).toBe(before.result.recordsTotal);
  await emit(server.db, { ClubId: world.clubA, Type: 'UserSubscriptionReactivate', Payload: { ...Payload, By: 2_000_000_000 } });
  expect((await read()).result.data[0]).toMatchObject({ Type: 'UserSubscriptionReactivate', By: null, Subject: 'Open' });
});

it('the activity log has one entry for a change of a group of members, and none if nothing changed', async () => {
  const [id, token] = [world.clubA, world.tokens.managerA];
  const [ada, bea] = [await anAthlete(server.db, id), await anAthlete(server.db, id)];
  const { result: tag } = await server.call(tags.createTag, { params: { id }, body: { Text: 'Runners' }, token });
  const { ClubTagId } = tag;
  const batch = { UserIds: [ada, bea], ClubTagId, Act: 'Add' } as const;
  for (const _ of [1, 2]) await server.call(tags.batchTag, { params: { id }, body: batch, token });
  for (const _ of [1, 2])
    await server.call(tags.assignTags, { params: { id, userId: ada }, body: { ClubTagIds: [ClubTagId] }, token });
  await server.call(tags.assignTags, { params: { id, userId: ada }, body: { ClubTagIds: [] }, token });
  await server.call(tags.updateTag, { params: { id, tagId: ClubTagId }, body: { Text: 'Joggers' }, token });
  await server.call(tags.deleteTag, { params: { id, tagId: ClubTagId }, token });
  const notified = (await read()).result.data.slice(0, 5);
  expect(notified.map(({ Type, Subject, Count }) => [Type, Subject, Count])).toEqual([
    ['ClubTagDeleted', 'Joggers', 1],
    ['ClubTagUpdated', 'Joggers', 1],
    ['UserTagsChanged', '', 1],
    ['ClubTagFilled', 'Runners', 2],
    ['ClubTagAdded', 'Runners', 1],
  ]);
  expect(notified[2]?.Target?.UserId).toBe(ada);
  expect(notified.map(({ Kind }) => Kind)).toEqual(['Settings', 'Settings', 'Members', 'Members', 'Settings']);
});

it('the activity log lists changes of challenges and their participants by staff', { tags: ['atLength'] }, async () => {
  const token = world.tokens.managerA;
  const athlete = await anAthlete(server.db, world.clubA);
  const today = dayIn('UTC', new Date());
  const body = {
    Type: 'Points',
    Title: 'Spring points',
    ShortDescription: 'Points',
    Description: 'All that beats',
    Color: '#1d6fe0',
    StartDate: addDays(today, 30),
    EndDate: addDays(today, 60),
    ValidZones: [],
    Goals: [500],
    Rewards: [5],
  } satisfies InputOf<typeof challenges.createChallenge>['body'];
  const made = await server.call(challenges.createChallenge, { params: { id: world.clubA }, body, token });
  const params = { id: made.result.ChallengeId };
  const one = { params: { ...params, userId: athlete }, token };
  await server.call(challenges.enableChallenge, { params, body: { Enabled: false }, token });
  await server.call(challenges.inviteToChallenge, { params, body: { UserIds: [athlete] }, token });
  for (const _ of [1, 2]) await server.call(challenges.addParticipant, one);
  await server.call(challenges.removeParticipant, one);
  await server.call(challenges.removeParticipant, one);
  await server.call(challenges.updateChallenge, { params, body: { ...body, Title: 'Summer points', RowVersion: 0 }, token });
  await server.call(challenges.deleteChallenge, { params, token });
  const { data } = (await read({ Kind: 'Training' })).result;
  expect(data.map(({ Type, Subject, Target }) => [Type, Subject, Target?.UserId ?? null])).toEqual([
    ['ChallengeDeleted', 'Summer points', null],
    ['ChallengeUpdated', 'Summer points', null],
    ['ChallengeParticipantRemoved', 'Spring points', athlete],
    ['ChallengeParticipantAdded', 'Spring points', athlete],
    ['ChallengeInvited', 'Spring points', null],
    ['ChallengeDisabled', 'Spring points', null],
    ['ChallengeAdded', 'Spring points', null],
  ]);
});

it('the activity log lists sent, planned and withdrawn messages by their title', async () => {
  const [id, token] = [world.clubA, world.tokens.managerA];
  const reader = await anAthlete(server.db, id);
  const Audience = {
    ClientStage: null,
    ClassSubscriptionId: null,
    ClubTagId: null,
    NotSeenDays: null,
    ClassId: null,
    UserIds: [reader],
  };
  const Texts = { en: { Title: 'Open day', Text: 'Come and see' } };
  const Message = { Audience, App: true, Email: false, Sms: false, Language: 'en', Texts, Expected: 1 } as const;
  await server.call(sendMessage, { params: { id }, body: Message, token });
  const SendAt = hours(24).toISOString();
  const { result } = await server.call(planMessage, { params: { id }, body: { Message, SendAt, PlannedMessageId: null }, token });
  await server.call(takeBackMessage, { params: { id, plannedMessageId: result.PlannedMessageId }, token });
  const { data } = (await read({ Kind: 'Messages' })).result;
  expect(data.map(({ Type, Subject, By }) => [Type, Subject, By?.UserId])).toEqual([
    ['ClubMessageTakenBack', 'Open day', world.ids.managerA],
    ['ClubMessagePlanned', 'Open day', world.ids.managerA],
    ['ClubMessageSent', 'Open day', world.ids.managerA],
  ]);
});

it('the activity log has one entry for an import or a sale, which cause several events, and none for credits of bookings', async () => {
  const [ClubId, By, Target] = [world.clubA, world.ids.managerA, world.ids.athleteA];
  const before = (await read()).result.recordsTotal;
  const invitation = {
    InvitationId: 1,
    Email: null,
    Role: 'Athlete',
    ExpirationDate: hours(9).toISOString(),
    Message: '',
  } as const;
  await emit(server.db, { ClubId, Type: 'CreatedInvitation', Payload: { ...invitation, FromFile: true, By } });
  const assigned = {
    Target,
    UserSubscriptionId: 1,
    SubscriptionName: 'Open',
    State: 'Active',
    ExpirationDate: null,
    Credits: null,
    By,
  } as const;
  await emit(server.db, { ClubId, Type: 'UserSubscriptionAdd', Payload: { ...assigned, Reason: 'Order' } });
  const credits = { Target, Credits: 1, TotalCredits: 4, ClassId: null, ClassName: null, ClassDate: null, By } as const;
  await emit(server.db, { ClubId, Type: 'CreditsSub', Payload: { ...credits, Reason: 'Booking' } });
  expect((await read()).result.recordsTotal).toBe(before);

  await emit(server.db, { ClubId, Type: 'MembersImported', Payload: { ImportId: 1, Invited: 12, Refused: 1, By } });
  await emit(server.db, { ClubId, Type: 'UserSubscriptionAdd', Payload: { ...assigned, Reason: 'Assigned' } });
  await emit(server.db, { ClubId, Type: 'CreditsSub', Payload: { ...credits, Reason: 'Adjustment' } });
  const handed = { Target, InvitationId: null, Does: 'Password', By } as const;
  await emit(server.db, { ClubId, Type: 'AccessHandedOver', Payload: handed });
  const { data } = (await read()).result;
  expect(data.slice(0, 4)).toMatchObject([
    { Type: 'AccessHandedOver', Kind: 'Members', Target: { UserId: Target } },
    { Type: 'CreditsSub', Kind: 'Money' },
    { Type: 'UserSubscriptionAdd', Kind: 'Money', Subject: 'Open' },
    { Type: 'MembersImported', Kind: 'Members', Count: 12 },
  ]);
});

it('the activity log contains the address of an invitation when it is sent and when it is sent again', async () => {
  const Payload = { InvitationId: 2, Email: 'ida@example.com', Role: 'Athlete', By: world.ids.managerA } as const;
  const sent = { ...Payload, ExpirationDate: hours(9).toISOString(), Message: '' };
  await emit(server.db, { ClubId: world.clubA, Type: 'CreatedInvitation', Payload: sent });
  await emit(server.db, { ClubId: world.clubA, Type: 'InvitationResent', Payload });
  expect((await read()).result.data.slice(0, 2)).toMatchObject([
    { Type: 'InvitationResent', Subject: 'ida@example.com', Role: 'Athlete' },
    { Type: 'CreatedInvitation', Subject: 'ida@example.com', Role: 'Athlete' },
  ]);
});

it('the activity log shows the name and id of the class, challenge or policy that was changed', async () => {
  const { clubA: ClubId, ids } = world;
  const spin = { ClassIds: [31, 32], ClassName: 'Spin', ClassDate: hours(0).toISOString(), By: ids.managerA };
  await emit(server.db, { ClubId, Type: 'ClassUpdated', Payload: spin });
  await emit(server.db, { ClubId, Type: 'PolicyPublished', Payload: { PolicyId: 7, Title: 'Privacy', By: ids.managerA } });
  await emit(server.db, { ClubId, Type: 'ChallengeAdded', Payload: { ChallengeId: 5, Title: 'May', By: ids.managerA } });
  const { data } = (await read()).result;
  expect(data.slice(0, 3).map(({ Subject, SubjectId }) => [Subject, SubjectId])).toEqual([
    ['May', 5],
    ['Privacy', 7],
    ['Spin', 31],
  ]);
});

it('the activity log has one entry for each join, and the entry of a move in the pipeline has both stages', async () => {
  const { clubA: ClubId, ids } = world;
  const [byFile, byPoster] = [await anAthlete(server.db, ClubId), await anAthlete(server.db, ClubId)];
  const invitation = { InvitationId: 1, Email: 'file@example.com', Role: 'Athlete' } as const;
  await emit(server.db, { ClubId, Type: 'ClubJoined', Payload: { UserId: byFile, Invited: true, CameBy: 'Import' } });
  await emit(server.db, { ClubId, Type: 'InvitationAccepted', Payload: { ...invitation, Target: byFile } });
  await emit(server.db, { ClubId, Type: 'ClubJoined', Payload: { UserId: byPoster, CameBy: 'Link' } });
  await emit(server.db, { ClubId, Type: 'InvitationAccepted', Payload: { ...invitation, Email: null, Target: byPoster } });
  const move = { Target: byPoster, From: 'lead', ClientStage: 'trial', By: ids.managerA } as const;
  await emit(server.db, { ClubId, Type: 'ClientStageChanged', Payload: move });
  const { data } = (await read({ Kind: 'Members' })).result;
  expect(data.slice(0, 3)).toMatchObject([
    { Type: 'ClientStageChanged', Stages: { From: 'lead', To: 'trial' } },
    { Type: 'ClubJoined', CameBy: 'Link', By: { UserId: byPoster }, Target: null },
    { Type: 'InvitationAccepted', By: { UserId: byFile } },
  ]);
});

it('the activity log refuses a range of more than 120 days unless it is filtered by one member, and an end before the begin', async () => {
  const days = (many: number) => ({ Begin: hours(-24 * many).toISOString(), End: hours(0).toISOString() });
  expect((await read(days(120))).status).toBe(200);
  const long = await read(days(121));
  expect(long.problem).toMatchObject({ ErrorType: 'DateIntervalTooLong', values: { max: 120 } });
  expect((await read({ ...days(400), About: String(world.ids.athleteA) })).status).toBe(200);
  const turned = await read({ Begin: hours(2).toISOString() });
  expect(turned.problem).toMatchObject({ ErrorType: 'ValidationFailed', errors: [{ field: 'End', key: 'interval-order' }] });
});

it('an event is marked as logged exactly if its type belongs to the activity log; a change of credits is logged only if staff made it', async () => {
  const moved = { Target: 1, Credits: 1, TotalCredits: 1, ClassId: null, ClassName: null, ClassDate: null, By: 1 } as const;
  const ClubId = world.clubA;
  const booked = { ClubId, Type: 'CreditsAdd', Payload: { ...moved, Reason: 'Booking' } } as const;
  const corrected = { ClubId, Type: 'CreditsAdd', Payload: { ...moved, Reason: 'Adjustment' } } as const;
  const unlisted = { ClubId, Type: 'DayNotClosed', Payload: { Transactions: 1 } } as const;
  const before = await server.db
    .selectFrom('events')
    .select(({ fn }) => fn.max('EventId').as('last'))
    .executeTakeFirstOrThrow();
  await emit(server.db, booked);
  await emitAll(server.db, [corrected, unlisted]);
  const written = await server.db
    .selectFrom('events')
    .select('Logged')
    .where('EventId', '>', before.last ?? 0)
    .where('ClubId', '=', ClubId)
    .orderBy('EventId')
    .execute();
  expect(written.map(({ Logged }) => Logged)).toEqual([false, true, false]);
  const { rows } = await sql<{ Type: string; Logged: boolean }>`
    select distinct "Type", "Logged" from events where "Type" not in ('CreditsAdd', 'CreditsSub')`.execute(server.db);
  const isOfLog = new Set<string>(allLogged);
  expect(rows.filter(({ Type, Logged }) => Logged !== isOfLog.has(Type))).toEqual([]);
});
