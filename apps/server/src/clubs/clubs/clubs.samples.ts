import { expect } from 'vitest';
import type { Samples } from '../../test/sample.ts';

const profile = {
  Name: 'Sample of a whole profile',
  Address: null,
  Website: null,
  Phone: null,
  Email: null,
  Currency: 'EUR',
  TimeZone: 'Europe/Rome',
  Language: 'it',
  Code: 'SAMPLE01',
  DiscountCode: null,
  EnableLiveTrainings: true,
  EnableActivities: true,
  EnableUserRankings: true,
  EnableTrainerRankings: true,
  JoinMode: 'Open',
  EnableLeads: true,
  EnableWorkoutSheets: true,
  EnableOnDemand: true,
  EnableFirstTrainingMail: false,
  EnableOnlinePayments: false,
  EnableStore: true,
  EnableClassSessions: true,
  NewUserDays: 30,
  ReminderWeeks: 4,
  WelcomeBackWeeks: 4,
  UnitSystem: 'Metric',
  BarStep: 2.5,
  HandStep: null,
};

export const samples: Samples = {
  calls: ({ club, brand }) => ({
    'clubs.mine': { answer: [{ ClubId: club }] },
    'clubs.get': { params: { id: club }, answer: { ClubId: club, BrandId: brand, Address: 'Via Tortona 9', RowVersion: 2 } },
    'clubs.create': {
      body: { BrandId: brand, Name: `Sample ${club}`, Currency: 'EUR', TimeZone: 'Europe/Rome', Website: 'https://a.example' },
      answer: { Name: `Sample ${club}`, BrandId: brand, Website: 'https://a.example', Licenses: [{ Name: 'Enterprise' }] },
    },
    'clubs.update': { params: { id: club }, body: { ...profile, RowVersion: 777 }, answer: { ErrorType: 'StaleRowVersion' } },
    'clubs.patch': {
      params: { id: club },
      body: { Address: 'Via Tortona 9' },
      answer: { ClubId: club, Address: 'Via Tortona 9' },
    },
    'clubs.freeName': { params: { id: club }, query: { Name: `Nobody is called ${club}` }, answer: { Free: null } },
    'clubs.reach': { params: { id: club }, answer: { Members: expect.any(Number), Screens: expect.any(Number) } },
    'clubs.losses': { params: { id: club }, answer: { Members: expect.any(Number), Bridges: 1 } },
    'clubs.delete': { params: { id: club }, query: { Name: 'no' }, answer: { ErrorType: 'ClubNameMismatch' } },
    'clubs.summary': { params: { id: club }, answer: { ClubId: club, BridgesTotal: 1 } },
    'clubs.join': { body: { Code: 'NOSUCHCODE' }, answer: { ErrorType: 'ClubCodeUnknown' } },
    'clubs.brandless': { answer: [] },
    'brands.takeClub': { params: { id: brand }, body: { ClubId: club }, answer: { ErrorType: 'ClubOfBrand' } },
    'brands.mine': { answer: [] },
    'brands.freeClubName': { params: { id: brand }, query: { Name: `Nobody is called ${club}` }, answer: { Free: null } },
    'brands.clubs': {
      params: { id: brand },
      answer: expect.arrayContaining([expect.objectContaining({ ClubId: club, Summary: expect.anything() })]),
    },
  }),
};
