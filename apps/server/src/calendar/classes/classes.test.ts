import { randomBytes } from 'node:crypto';
import {
  type ClassFields,
  classFieldsSchema,
  classInputSchema,
  classUpdateSchema,
} from '@clubpulse/contract/calendar/classes/classes';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aSubscriptionType } from '../../test/booking-rows.ts';
import {
  aClassOf,
  aClubIn,
  accepted,
  aTrainer,
  type ClubCalendar,
  now,
  openClubCalendar,
  refused,
  refusedFields,
  single,
  slot,
  takePart,
  weekly,
} from '../../test/calendar.ts';
import { leaveClubs } from '../../test/leaving.ts';
import { aRoom, aUser, eventTypes } from '../../test/rows.ts';

let server: ClubCalendar;
let clubId: number;
let by: number;

beforeAll(async () => {
  server = await openClubCalendar();
  clubId = server.clubId;
  by = server.manager.UserId;
});
afterAll(() => server.close());

const fields = (overrides: Partial<ClassFields> = {}) =>
  classFieldsSchema.parse({ Name: 'Spinning', Color: '#1787a6', MaxInSiteParticipants: 10, ...overrides });
const update = async (classId: number, overrides: Partial<ClassFields> = {}) => {
  const { RowVersion } = accepted(await server.classes.get(classId));
  return server.schedules.update(by, classId, { ...fields(overrides), RowVersion });
};
const past = async () => {
  const { ClassId } = await server.made();
  const dates = { Begin: '2026-11-20T09:00:00Z', End: '2026-11-20T10:00:00Z' };
  await server.db.updateTable('classes').set(dates).where('ClassId', '=', ClassId).execute();
  return ClassId;
};

describe('a class', () => {
  it('is created unpublished and returned with all its fields', async () => {
    const room = await aRoom(server.db, clubId, { Name: 'Hall' });
    const trainer = await aTrainer(server.db, clubId);
    await server.db
      .updateTable('users')
      .set({ FirstMidName: 'Ada', LastName: 'Byron', PictureUri: 'https://example.com/ada.png' })
      .where('UserId', '=', trainer.UserId)
      .execute();
    const clubClass = {
      ...fields({
        Description: 'Hills',
        MaxRemoteParticipants: 3,
        CalendarVisibilityDays: 10,
        BookingBeforeHours: 2,
        CancelBeforeHours: 1,
      }),
      DisplayGroupId: room,
      TrainerId: trainer.UserId,
      Schedule: single('2026-11-30', '19:00', 45),
    };
    const { ids, ...one } = await server.made(clubClass);
    const { Schedule: _schedule, ...saved } = clubClass;
    expect(one).toMatchObject({
      ...saved,
      ClassId: ids[0],
      ClassScheduleId: null,
      Begin: '2026-11-30T18:00:00.000Z',
      End: '2026-11-30T18:45:00.000Z',
      Duration: 45,
      PublishState: 'Unpublished',
      DisplayGroupName: 'Hall',
      TrainerName: 'Ada Byron',
      TrainerPictureUri: 'https://example.com/ada.png',
      Places: ['InSite', 'Remote'],
    });
    expect(await server.classes.get(one.ClassId)).toEqual(one);
    const row = await server.db.selectFrom('classes').selectAll().where('ClassId', '=', one.ClassId).executeTakeFirst();
    expect(row?.BookingOpensAt.toISOString()).toBe('2026-11-20T18:00:00.000Z');
  });

  it.each<[string, Partial<ClassFields>, string, string]>([
    ['without a seat', { MaxInSiteParticipants: 0 }, 'MaxInSiteParticipants', 'seats-required'],
    ['with a window out of order', { CancelBeforeHours: 2, BookingBeforeHours: 1 }, 'CancelBeforeHours', 'booking-window-cancel'],
    [
      'visible too late',
      { CalendarVisibilityDays: 2, BookingBeforeHours: 25 },
      'CalendarVisibilityDays',
      'booking-window-visibility',
    ],
    ['in another app without a link', { BookingMode: 'ExternalApp' }, 'ExternalAppLink', 'field-required'],
  ])('%s is refused', async (_name, overrides, field, key) => {
    const answer = { refused: 'ValidationFailed', errors: [{ field, key }] };
    expect(
      await server.making.create(server.manager, {
        ...fields(overrides),
        ClubId: clubId,
        ClassType: 'Single',
        CalendarType: 'Club',
        Schedule: single('2026-11-30'),
      }),
    ).toMatchObject(answer);
    expect(await update((await server.made()).ClassId, overrides)).toMatchObject(answer);
  });

  it('in the Services calendar requires a kind of service', async () => {
    const service = {
      ClubId: clubId,
      ClassType: 'Single',
      CalendarType: 'Services',
      Schedule: single('2026-11-30'),
    } as const;
    const answer = { refused: 'ValidationFailed', errors: [{ field: 'ServiceType', key: 'field-required' }] };
    expect(await server.making.create(server.manager, { ...fields(), ...service })).toMatchObject(answer);
    const { Class: made } = accepted(
      await server.making.create(server.manager, { ...fields({ ServiceType: 'Nutrition' }), ...service }),
    );
    expect(await update(made.ClassId)).toMatchObject(answer);
    const batch = { ClubId: clubId, ClassIds: [made.ClassId] };
    expect(accepted(await server.batches.update(by, batch, { ServiceType: null })).Refused).toMatchObject([
      { ClassId: made.ClassId, ErrorType: 'ValidationFailed', errors: answer.errors },
    ]);
    expect(accepted(await update(made.ClassId, { ServiceType: 'MassageTherapy' })).ServiceType).toBe('MassageTherapy');
  });

  it('shows uploaded pictures only of its own club, and also shows pictures from other websites', async () => {
    const other = await aClubIn(server.db, 'Europe/Rome');
    const { ClassId } = await server.made();
    const stored = async (Kind: 'class' | 'logo', ClubId: number) => {
      const ImageId = randomBytes(32).toString('hex');
      await server.db.insertInto('images').values({ ImageId, Kind, Ending: 'jpg', FileName: 'a.jpg', HeldUntil: now }).execute();
      await server.db.insertInto('image_keepers').values({ ImageId, ClubId }).execute();
      return `/media/${ImageId}-1280.jpg`;
    };
    const own = await stored('class', clubId);
    for (const PictureUri of [await stored('class', other), await stored('logo', clubId), `/media/${'0'.repeat(64)}-1200.jpg`]) {
      expect(refusedFields(await update(ClassId, { PictureUri }))).toEqual(['PictureUri']);
      const batch = { ClubId: clubId, ClassIds: [ClassId] };
      expect(refusedFields(await server.batches.update(by, batch, { PictureUri }))).toEqual(['PictureUri']);
      const input = classInputSchema.parse(aClassOf(clubId, { Schedule: single('2026-11-30'), PictureUri }));
      expect(refusedFields(await server.making.create(server.manager, input))).toEqual(['PictureUri']);
    }
    expect(accepted(await update(ClassId, { PictureUri: own })).PictureUri).toBe(own);
    await server.db.deleteFrom('image_keepers').where('ClubId', '=', clubId).execute();
    expect(accepted(await update(ClassId, { PictureUri: own, Name: 'Yoga' })).PictureUri).toBe(own);
    const elsewhere = 'https://example.com/a.jpg';
    expect(accepted(await update(ClassId, { PictureUri: elsewhere })).PictureUri).toBe(elsewhere);
  });

  it('accepts only rooms, trainers and subscription types of its club, but a former trainer may stay', async () => {
    const other = await aClubIn(server.db, 'Europe/Rome');
    const { ClassId } = await server.made();
    const foreignTrainer = await aTrainer(server.db, other);
    const [own, foreign] = [await aSubscriptionType(server.db, clubId), await aSubscriptionType(server.db, other)];
    expect(refusedFields(await update(ClassId, { DisplayGroupId: await aRoom(server.db, other) }))).toEqual(['DisplayGroupId']);
    expect(refusedFields(await update(ClassId, { TrainerId: foreignTrainer.UserId }))).toEqual(['TrainerId']);
    expect(refusedFields(await update(ClassId, { TrainerId: await aUser(server.db) }))).toEqual(['TrainerId']);
    expect(refusedFields(await update(ClassId, { ClassSubscriptionIds: [own, foreign] }))).toEqual(['ClassSubscriptionIds']);

    const trainer = await aTrainer(server.db, clubId);
    const stored = { TrainerId: trainer.UserId, ClassSubscriptionIds: [own] };
    expect(accepted(await update(ClassId, stored))).toMatchObject(stored);
    await leaveClubs(server.db, trainer.UserId);
    await server.db.updateTable('class_subscriptions').set({ DeletedAt: now }).where('ClubId', '=', clubId).execute();
    expect(accepted(await update(ClassId, { ...stored, Name: 'Yoga' }))).toMatchObject({ ...stored, Name: 'Yoga' });
  });

  it('refuses the second of two saves based on the same row version', async () => {
    const { ClassId, RowVersion } = await server.made();
    expect(accepted(await server.schedules.update(by, ClassId, { ...fields({ Name: 'First' }), RowVersion })).Name).toBe('First');
    const second = classUpdateSchema.parse({ ...fields({ Name: 'Second' }), RowVersion });
    expect(await server.schedules.update(by, ClassId, second)).toMatchObject({ refused: 'StaleRowVersion' });
  });

  it('can be deleted only when unpublished, without participants and before its end', async () => {
    const published = await server.made();
    await server.publish(published.ClassId);
    expect(refused(await server.remove(published.ClassId))).toBe('ClassIsActive');
    expect(refused(await server.remove(await past()))).toBe('ClassIsPast');
    const { ClassId } = await server.made();
    expect(await server.remove(ClassId)).toBeUndefined();
    expect(await server.classes.get(ClassId)).toMatchObject({ refused: 'NotFound' });
    expect(refused(await server.remove(ClassId))).toBe('NotFound');
  });

  it('with participants refuses unpublishing and changes that affect them', async () => {
    const { ClassId } = await server.made({ ...fields({ BookingMode: 'Invite' }), Schedule: single('2026-11-30') });
    for (let seat = 0; seat < 3; seat++) await takePart(server.db, ClassId, 'Booked');
    expect(refused(await server.unpublish(ClassId))).toBe('ClassHasParticipants');
    expect(refused(await update(ClassId, { BookingMode: 'Open' }))).toBe('BookingModeLocked');
    expect(refused(await update(ClassId, { BookingMode: 'Invite', MaxInSiteParticipants: 2 }))).toBe('SeatsBelowParticipants');
    expect(accepted(await update(ClassId, { BookingMode: 'Invite', MaxInSiteParticipants: 4 })).MaxInSiteParticipants).toBe(4);
    expect(accepted(await update(ClassId, { BookingMode: 'Invite', MaxInSiteParticipants: 4, Name: 'Yoga' })).Name).toBe('Yoga');
  });

  it('must have at least one seat in site while a member waits for a seat in site', async () => {
    const { ClassId } = await server.made();
    await takePart(server.db, ClassId, 'Waiting');
    const onlyRemote = { MaxInSiteParticipants: 0, MaxRemoteParticipants: 5 };
    expect(await update(ClassId, onlyRemote)).toMatchObject({
      refused: 'ValidationFailed',
      errors: [{ field: 'MaxInSiteParticipants', key: 'seats-awaited' }],
    });
    expect(accepted(await update(ClassId, { ...onlyRemote, MaxInSiteParticipants: 1 })).MaxInSiteParticipants).toBe(1);
  });

  it('emits one event when it is published and one when it is unpublished', async () => {
    const { ClassId } = await server.made();
    const before = (await eventTypes(server.db)).length;
    expect(accepted(await server.publish(ClassId)).PublishState).toBe('Published');
    expect(accepted(await server.publish(ClassId)).PublishState).toBe('Published');
    expect(accepted(await server.unpublish(ClassId)).PublishState).toBe('Unpublished');
    expect((await eventTypes(server.db)).slice(before)).toEqual(['ClassPublished', 'ClassUnpublished']);
    const event = await server.db.selectFrom('events').selectAll().orderBy('EventId', 'desc').limit(1).executeTakeFirst();
    expect(event).toMatchObject({
      ClubId: clubId,
      Payload: { ClassIds: [ClassId], ClassName: 'Spinning', ClassDate: '2026-11-30T09:00:00.000Z', By: by },
    });
  });
});

it('a class accepts training types of the current list, and an older type only if the class already has it', async () => {
  const unknown = [{ field: 'TrainingType', key: 'training-type-unknown' }];
  const input = aClassOf(clubId, { Schedule: single('2026-11-30'), TrainingType: 'quidditch' });
  expect(await server.making.create(server.manager, classInputSchema.parse(input))).toMatchObject({ errors: unknown });
  const { ClassId } = await server.made();
  expect(await update(ClassId, { TrainingType: 'quidditch' })).toMatchObject({ errors: unknown });
  await server.db.updateTable('classes').set({ TrainingType: 'oldSchool' }).where('ClassId', '=', ClassId).execute();
  expect(await update(ClassId, { TrainingType: 'oldSchool', Name: 'Hills' })).toMatchObject({ Name: 'Hills' });
});

it('a class with a number out of range is refused with the limits of that number', () => {
  const { error } = classFieldsSchema.safeParse({
    Name: 'Spin',
    Color: '#1787a6',
    MaxInSiteParticipants: 100_000,
    CancelBeforeHours: -1,
  });
  expect(error?.issues.map(({ message }) => message)).toEqual(['class-count-limits', 'class-hours-limits']);
});

describe('the lessons of a series', () => {
  const otherLessons = {
    ErrorType: 'ValidationFailed',
    errors: [{ field: 'BookingBeforeHours', key: 'booking-window-other-lessons' }],
  };
  const series = () =>
    server.made({
      ...fields({ BookingBeforeHours: 12, CancelBeforeHours: 6 }),
      Schedule: weekly('2026-11-23', '2026-12-07', slot(1, '19:00')),
    });

  it('must have consistent booking windows', async () => {
    const { ids } = await series();
    const longer = { BookingBeforeHours: 24, CancelBeforeHours: 24 };
    expect(await update(ids[0]!, longer)).toMatchObject({
      refused: 'ValidationFailed',
      errors: [{ field: 'BookingBeforeHours', key: 'booking-window-other-lessons' }],
    });
    const some = await server.batches.update(by, { ClubId: clubId, ClassIds: ids.slice(1) }, longer);
    expect(accepted(some).Refused).toEqual(ids.slice(1).map((ClassId) => ({ ClassId, ...otherLessons })));
    expect(accepted(await server.batches.update(by, { ClubId: clubId, ClassIds: ids }, longer)).Done).toEqual(ids);
  });

  it('can be changed together when they are empty; lessons with participants stay unchanged and are listed in the result', async () => {
    const { ids } = await series();
    await takePart(server.db, ids[1]!, 'Booked');
    const longer = { BookingBeforeHours: 24, CancelBeforeHours: 24 };
    expect(accepted(await server.batches.update(by, { ClubId: clubId, ClassIds: ids }, longer))).toEqual({
      Done: [ids[0], ids[2]],
      Refused: [{ ClassId: ids[1], ErrorType: 'ClassHasParticipants' }],
    });
    expect(accepted(await update(ids[1]!, { Name: 'Hills', BookingBeforeHours: 12, CancelBeforeHours: 6 })).Name).toBe('Hills');
    const shorter = { BookingBeforeHours: 24, CancelBeforeHours: 20 };
    expect(accepted(await update(ids[0]!, shorter))).toMatchObject(shorter);
  });
});

describe('a batch of class changes', () => {
  it('reports each refused class when it publishes, unpublishes, changes and deletes', async () => {
    const free = (await server.made()).ClassId;
    const attended = (await server.made()).ClassId;
    await takePart(server.db, attended, 'Booked');
    const over = await past();
    const foreign = (await server.make(aClassOf(await aClubIn(server.db, 'Europe/Rome'), { Schedule: single('2026-11-30') })))
      .ClassId;
    const batch = { ClubId: clubId, ClassIds: [free, attended, over, foreign, 999_999, free] };
    const unknown = [foreign, 999_999].map((ClassId) => ({ ClassId, ErrorType: 'NotFound' }));

    expect(await server.batches.setPublishState(by, batch, 'Published')).toEqual({
      Done: [free, attended, over],
      Refused: unknown,
    });
    expect(await server.batches.setPublishState(by, batch, 'Unpublished')).toEqual({
      Done: [free, over],
      Refused: [{ ClassId: attended, ErrorType: 'ClassHasParticipants' }, ...unknown],
    });
    const patch = { Name: 'Rowing', CalendarVisibilityDays: 3 };
    expect(await server.batches.update(by, batch, patch)).toEqual({
      Done: [free, over],
      Refused: [{ ClassId: attended, ErrorType: 'ClassHasParticipants' }, ...unknown],
    });
    expect(accepted(await server.classes.get(free))).toMatchObject({ ...patch, Color: '#1787a6' });
    expect(accepted(await server.classes.get(attended)).Name).toBe('Spinning');
    const opens = await server.db.selectFrom('classes').select('BookingOpensAt').where('ClassId', '=', free).executeTakeFirst();
    expect(opens?.BookingOpensAt.toISOString()).toBe('2026-11-27T09:00:00.000Z');
    expect(await server.making.batchDelete(by, batch)).toEqual({
      Done: [free],
      Refused: [{ ClassId: attended, ErrorType: 'ClassIsActive' }, { ClassId: over, ErrorType: 'ClassIsPast' }, ...unknown],
    });
    expect(await server.classes.get(foreign)).toMatchObject({ ClassId: foreign });
  });

  it('is refused as a whole if it sets a room of another club', async () => {
    const { ClassId } = await server.made();
    const DisplayGroupId = await aRoom(server.db, await aClubIn(server.db, 'Europe/Rome'));
    const answer = await server.batches.update(by, { ClubId: clubId, ClassIds: [ClassId] }, { DisplayGroupId });
    expect(answer).toMatchObject({ refused: 'ValidationFailed', errors: [{ field: 'DisplayGroupId' }] });
  });
});
