import type { AvailableRoles } from '@clubpulse/contract/accounts/roles';
import type { Self } from '@clubpulse/contract/accounts/users';
import type { Club, ClubDetails } from '@clubpulse/contract/clubs/clubs';
import type { UserInvitation } from '@clubpulse/contract/members/invitations';
import { automaticZones } from '@clubpulse/rules/accounts/users/own-zones';
import { alessia } from '@clubpulse/world/athletes';
import { brand, currency, timeZone } from '@clubpulse/world/clubs';

/** Builders of the answers that screens are tested with. */

export const noRoles: AvailableRoles = { Owner: [], Manager: [], Trainer: [], Athlete: [] };

/** Alessia; her figures are those of somebody whose heart makes at most 184. */
export const selfWith = (changed: Partial<Self> = {}): Self => ({
  UserId: 11,
  Email: alessia.email,
  Nickname: alessia.nickname,
  FirstMidName: alessia.first,
  LastName: alessia.last,
  PictureUri: null,
  BirthDate: '1991-03-05',
  Gender: alessia.gender,
  Height: alessia.height,
  Weight: 61.4,
  Country: null,
  Phone: null,
  City: null,
  PostalCode: null,
  Address1: null,
  Address2: null,
  Occupation: null,
  TrainingDays: null,
  TrainingNotes: null,
  FitnessGoals: null,
  InjuriesHistory: null,
  NotificationSettings: {},
  FTP: null,
  CustomTargetZone: false,
  TargetZoneLowPrc: 65,
  TargetZoneHighPrc: 85,
  Zone0Bpm: 92,
  Zone1Bpm: 110,
  Zone2Bpm: 129,
  Zone3Bpm: 147,
  Zone4Bpm: 166,
  Zone5Bpm: 184,
  MaxHeartRate: 184,
  HideOnWall: false,
  RowVersion: 3,
  Language: 'en',
  DateFormat: 'ddmmyyyy',
  TimeFormat: 'h24',
  FirstDayOfWeek: 'Monday',
  UnitSystem: 'Metric',
  TimeZone: timeZone,
  ZoneSettings: automaticZones,
  AvailableRoles: noRoles,
  ClosedClubs: [],
  ClubsToAnswer: [],
  Watches: [],
  IsAdmin: false,
  IsEditor: false,
  EmailConfirmed: true,
  MissingFields: [],
  ...changed,
});

export const clubWith = (ClubId: number, changed: Partial<Club> = {}): Club => ({
  ClubId,
  BrandId: 7,
  BrandName: brand.name,
  Name: `Club ${ClubId}`,
  PictureUri: null,
  Address: null,
  Website: null,
  Phone: null,
  Email: null,
  TimeZone: timeZone,
  Currency: currency,
  EnableLiveTrainings: true,
  EnableActivities: true,
  EnableLeads: true,
  EnableWorkoutSheets: false,
  EnableUserRankings: true,
  ...changed,
});

/** What its manager is told of it. */
export const clubDetailsWith = (ClubId: number, changed: Partial<ClubDetails> = {}): ClubDetails => ({
  ...clubWith(ClubId),
  Language: 'en',
  JoinMode: 'Open',
  EnableUserRankings: true,
  EnableTrainerRankings: true,
  EnableLeads: true,
  EnableOnlinePayments: false,
  EnableStore: true,
  EnableFirstTrainingMail: false,
  EnableClassSessions: true,
  NewUserDays: 30,
  ReminderWeeks: 4,
  WelcomeBackWeeks: 4,
  RowVersion: 2,
  Policy: null,
  Code: 'CADENZA',
  DiscountCode: null,
  Tags: [],
  Licenses: [],
  PaymentAccounts: [],
  CurrencyFixed: false,
  ...changed,
});

/** One that was mailed and waits. */
export const invitationWith = (changed: Partial<UserInvitation> = {}): UserInvitation => ({
  InvitationId: 3,
  ClubId: 1,
  ClubName: 'Club 1',
  Code: 'ABCDEFGH23456789',
  Link: 'http://127.0.0.1/#/InvitationCode/ABCDEFGH23456789',
  Role: 'Athlete',
  Email: alessia.email,
  FirstMidName: alessia.first,
  LastName: alessia.last,
  State: 'Waiting',
  Active: true,
  SentAt: '2026-11-19T08:00:00Z',
  Sendings: 1,
  LastDay: '2026-12-03',
  AcceptedAt: null,
  UserId: null,
  Delivery: { State: 'Waiting', LastSuccess: null, LastError: null, LastUpdate: null, NextTry: null },
  ...changed,
});
