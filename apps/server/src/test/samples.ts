import { defaultBookingSettings } from '@clubpulse/contract/calendar/booking-rules';
import { type BillingRows, billingRowsOf } from './billing-rows.ts';
import { billingRemoving, billingSamples } from './billing-samples.ts';
import type { TestHouse } from './house.ts';
import type { Sample } from './sample.ts';
import type { World } from './world.ts';

/** Rows of one club that calls on single rows need. */
export interface ClubRows extends BillingRows {
  readonly club: number;
  readonly brand: number;
  readonly athlete: number;
  readonly room: number;
  readonly emptyRoom: number;
  readonly bridge: number;
  readonly bridgeHardwareId: string;
  readonly sensor: number;
  /** What is printed on the strap. */
  readonly sensorCode: string;
  readonly display: number;
  readonly training: number;
  /** Unpublished, in the Club calendar, in two days. */
  readonly class: number;
  readonly strike: number;
}

/** A room with a bridge and a screen, an empty room, a strap and a training of the athlete, in clubs A and B. */
export async function createRows(house: TestHouse, world: World): Promise<{ own: ClubRows; foreign: ClubRows }> {
  return {
    own: await rowsOf(house, world.clubA, world.brandA, world.ids.athleteA),
    foreign: await rowsOf(house, world.clubB, world.brandB, world.ids.athleteB),
  };
}

async function rowsOf(house: TestHouse, club: number, brand: number, athlete: number): Promise<ClubRows> {
  const { db } = house;
  // Unique in the house, as the club is.
  const bridgeHardwareId = `hub-${club}`;
  const deviceNumber = 1_000 + club;
  const sensorCode = `D${String(deviceNumber).padStart(6, '0')}`;
  const room = async (Name: string) =>
    (
      await db
        .insertInto('display_groups')
        .values({ ClubId: club, Name, Color: '#1787A6' })
        .returning('DisplayGroupId')
        .executeTakeFirstOrThrow()
    ).DisplayGroupId;
  const studio = await room('Studio');
  const emptyRoom = await room('Empty');
  const bridge = await db
    .insertInto('bridges')
    .values({ ClubId: club, HardwareId: bridgeHardwareId, Name: 'Hub', DisplayGroupId: studio, SecretHash: `hash-${club}` })
    .returning('ClubpulseBridgeId')
    .executeTakeFirstOrThrow();
  const sensor = await db
    .insertInto('sensors')
    .values({ UserId: athlete, HardwareId: `ANT+:${deviceNumber}`, Model: 'Clubpulse', Code: sensorCode })
    .returning('SensorId')
    .executeTakeFirstOrThrow();
  const display = await db
    .insertInto('displays')
    .values({ ClubId: club, DisplayGroupId: studio, Name: 'TV', TokenHash: `token-${club}` })
    .returning('DisplayId')
    .executeTakeFirstOrThrow();
  const training = await db
    .insertInto('trainings')
    .values({
      UserId: athlete,
      ClubId: club,
      DisplayGroupId: studio,
      TrainingType: 'other',
      Begin: '2026-11-01T10:00:00Z',
      End: '2026-11-01T10:01:00Z',
      Duration: 60,
      Zone0Time: 60,
      Zone1Time: 0,
      Zone2Time: 0,
      Zone3Time: 0,
      Zone4Time: 0,
      Zone5Time: 0,
      GapTime: 0,
      TargetTime: 0,
      Points: 0,
      AverageHeartRate: 80,
      MaxHeartRate: 81,
      Calories: 2,
      Zone0Bpm: 90,
      Zone1Bpm: 108,
      Zone2Bpm: 126,
      Zone3Bpm: 144,
      Zone4Bpm: 162,
      Zone5Bpm: 180,
      TargetLowBpm: 117,
      TargetHighBpm: 153,
      TargetZoneLowPrc: 65,
      TargetZoneHighPrc: 85,
    })
    .returning('TrainingId')
    .executeTakeFirstOrThrow();
  const strikeAndClass = await calendarRowsOf(db, club, athlete);
  return {
    club,
    brand,
    athlete,
    room: studio,
    emptyRoom,
    bridge: bridge.ClubpulseBridgeId,
    bridgeHardwareId,
    sensor: sensor.SensorId,
    sensorCode,
    display: display.DisplayId,
    training: training.TrainingId,
    ...strikeAndClass,
    ...(await billingRowsOf(house, club, athlete)),
  };
}

const DAY_MS = 86_400_000;

async function calendarRowsOf(db: TestHouse['db'], ClubId: number, UserId: number) {
  const Begin = new Date(Date.now() + 2 * DAY_MS);
  const { ClassId } = await db
    .insertInto('classes')
    .values({
      ClubId,
      Name: 'Spinning',
      Begin,
      End: new Date(Begin.getTime() + 3_600_000),
      Duration: 60,
      ClassType: 'Single',
      CalendarType: 'Club',
      BookingMode: 'Open',
      TrainingType: 'indoorCycling',
      Color: '#1787A6',
      MaxInSiteParticipants: 12,
      CalendarVisibilityDays: 7,
      BookingBeforeHours: 0,
      CancelBeforeHours: 0,
      BookingOpensAt: new Date(Begin.getTime() - 7 * DAY_MS),
    })
    .returning('ClassId')
    .executeTakeFirstOrThrow();
  const { StrikeId } = await db
    .insertInto('booking_strikes')
    .values({ ClubId, UserId, Kind: 'NoShow', ClassId, ClassName: 'Spinning', ClassBegin: Begin, At: new Date() })
    .returning('StrikeId')
    .executeTakeFirstOrThrow();
  return { class: ClassId, strike: StrikeId };
}

/** A valid input of every call, about the rows of one club. A call without a sample fails the matrix. */
export function samples(rows: ClubRows): Record<string, Sample> {
  const month = { from: '2026-11-01T00:00:00Z', to: '2026-11-30T00:00:00Z' };
  const club = { params: { id: rows.club } };
  const user = { params: { id: rows.athlete } };
  const member = { params: { id: rows.club, userId: rows.athlete } };
  const ofClass = { params: { id: rows.class } };
  const participant = { params: { id: rows.class, userId: rows.athlete } };
  const booking = { params: { id: rows.athlete, classId: rows.class } };
  const single = {
    Kind: 'Single',
    ScheduleStartDate: new Date(Date.now() + 3 * DAY_MS).toISOString().slice(0, 10),
    SingleStartTime: '19:00',
    SingleDuration: 60,
  };
  const spinning = { Name: 'Spinning', Color: '#1787A6', MaxInSiteParticipants: 12 };
  const unknownClasses = { ClubId: rows.club, ClassIds: [999_999] };
  return {
    'platform.health': {},
    'platform.config': {},
    'platform.report': { body: { kind: 'ServerError', method: 'GET', url: '/api/x', status: 500 } },
    'lookups.countries': {},
    'lookups.timeZones': {},
    'lookups.currencies': {},
    'users.self': {},
    'users.get': user,
    'users.basic': user,
    'users.roles': user,
    'users.clubRoles': { params: { id: rows.athlete, clubId: rows.club } },
    'users.update': { ...user, body: { RowVersion: 1_000_000, Nickname: 'Nobody' } },
    'users.targetZone': { ...user, body: { TargetZoneLowPrc: 60, TargetZoneHighPrc: 80 } },
    'clubUsers.list': club,
    'clubPeople.list': club,
    'clubs.mine': {},
    'clubs.get': club,
    'clubs.summary': club,
    'clubs.join': { body: { Code: 'NOSUCHCODE' } },
    'brands.mine': {},
    'brands.clubs': { params: { id: rows.brand } },
    'rooms.list': club,
    'rooms.create': { body: { ClubId: rows.club, Name: 'Studio', Color: '#1787A6' } },
    'rooms.update': { params: { id: rows.room }, body: { Name: 'Studio', Color: '#4F8A2F' } },
    'rooms.delete': { params: { id: rows.room } },
    'bridges.list': club,
    'bridges.update': {
      params: { id: rows.bridge },
      body: { Name: 'Hub', DisplayGroupId: rows.room, Station: null, NetworkAddress: null },
    },
    'bridges.delete': { params: { id: rows.bridge } },
    'bridges.state': { params: { id: rows.bridge } },
    'bridges.codes': club,
    'bridges.requestCode': { body: { ClubId: rows.club, Name: 'Hub', DisplayGroupId: null } },
    'bridges.register': { body: { Code: 'NOSUCH22', HardwareId: 'x', Model: '' } },
    'sensors.ofUser': user,
    'sensors.ofClub': club,
    'sensors.unknown': club,
    'sensors.create': { body: { UserId: rows.athlete, Model: 'Garmin', Code: '000' } },
    'sensors.delete': { params: { id: rows.sensor } },
    'trainings.calendar': { ...user, query: month },
    'trainings.get': { params: { id: rows.training } },
    'trainings.next': { params: { id: rows.training } },
    'trainings.prev': { params: { id: rows.training } },
    'trainings.heartbeats': { ...user, query: { from: '2026-11-01T10:00:00Z', to: '2026-11-01T11:00:00Z' } },
    'trainings.ofClub': { ...club, query: month },
    'classes.list': { ...club, query: { Begin: month.from, End: month.to } },
    'classes.filterData': club,
    'classes.create': { body: { ClubId: rows.club, ClassType: 'Single', CalendarType: 'Club', ...spinning, Schedule: single } },
    'classes.get': ofClass,
    'classes.update': { ...ofClass, body: { ...spinning, RowVersion: 1_000_000 } },
    'classes.delete': ofClass,
    'classes.publishState': { ...ofClass, body: { PublishState: 'Unpublished' } },
    'classes.batchDelete': { body: unknownClasses },
    'classes.batchPublish': { body: unknownClasses },
    'classes.batchUnpublish': { body: unknownClasses },
    'classes.batchUpdate': { body: { ...unknownClasses, Fields: { Name: 'Yoga' } } },
    'classes.batchClone': { body: { ...unknownClasses, ShiftDays: 7 } },
    'schedules.get': ofClass,
    'schedules.update': { ...ofClass, body: single },
    'schedules.days': ofClass,
    'schedules.exceptions': { ...ofClass, body: [{ Begin: month.from, Type: 'Exception' }] },
    'participants.list': ofClass,
    'participants.add': { ...ofClass, body: { UserId: rows.athlete } },
    'participants.state': { ...participant, body: { State: 'Waiting' } },
    'participants.attendance': { ...participant, body: { Attendance: 'Present' } },
    'participants.batchAttendance': { ...ofClass, body: { Attendance: 'Present' } },
    'participants.noShow': { ...participant, body: { NoShow: true } },
    'participants.delete': participant,
    'participants.subscriptions': { ...club, query: { Begin: month.from, End: month.to } },
    'bookings.book': { params: { id: rows.athlete, clubId: rows.club }, query: { from: '2026-11-20', days: 7 } },
    'bookings.class': booking,
    'bookings.create': { ...user, body: { ClassId: rows.class } },
    'bookings.cancel': booking,
    'bookings.acceptOffer': { ...booking, body: {} },
    'bookings.declineOffer': booking,
    'bookings.ofUser': { ...user, query: { Begin: month.from, End: month.to } },
    'bookings.ofClubUser': { ...member, query: { Begin: month.from, End: month.to } },
    'bookings.activities': user,
    'recurringBookings.list': user,
    'recurringBookings.create': { ...user, body: { ClassId: rows.class } },
    'recurringBookings.delete': { params: { id: rows.athlete, recurringBookingId: 999_999 } },
    'ical.get': user,
    'ical.create': user,
    'ical.revoke': user,
    'bookingSettings.get': club,
    'bookingSettings.update': { ...club, body: { ...defaultBookingSettings } },
    'memberBooking.get': member,
    'memberBooking.noBookingsUntil': { ...member, body: { NoBookingsUntil: null } },
    'memberBooking.isGuest': { ...member, body: { IsGuest: false } },
    'strikes.list': club,
    'strikes.forgive': { params: { id: rows.strike } },
    ...billingSamples(rows),
    'live.athletes': club,
    'live.user': user,
    'displays.startPairing': {},
    'displays.pairing': { body: { PairingId: 'x', Secret: 'x' } },
    'displays.pair': { ...club, body: { Code: 'NOSUCH', DisplayGroupId: rows.room, Name: 'TV' } },
    'displays.list': club,
    'displays.update': { params: { id: rows.display }, body: { Name: 'TV', DisplayGroupId: rows.room } },
    'displays.delete': { params: { id: rows.display } },
  };
}

/** Calls whose success takes their row away: the matrix makes them last. */
export const removing = new Set<string>([
  ...billingRemoving,
  'sensors.delete',
  'displays.delete',
  'bridges.delete',
  'classes.delete',
]);
