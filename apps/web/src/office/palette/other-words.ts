import type { PhraseKey } from '../../platform/phrases.ts';

/** Other words by which people look for a page. */
export const otherWords: Readonly<Record<string, PhraseKey>> = {
  Today: 'palette.also.Today',
  TrainersJournal: 'palette.also.TrainersJournal',
  Book: 'palette.also.Book',
  MyBookings: 'palette.also.MyBookings',
  Journal: 'palette.also.Journal',
  ClubClasses: 'palette.also.ClubClasses',
  PersonalTrainers: 'palette.also.PersonalTrainers',
  Services: 'palette.also.Services',
  MyActivities: 'palette.also.MyActivities',
  ClubClass: 'palette.also.ClubClass',
  ClassParticipantSubscriptions: 'palette.also.ClassParticipantSubscriptions',
  BookingSettings: 'palette.also.BookingSettings',
  ManageUsers: 'palette.also.ManageUsers',
  CreditsAndSubscriptions: 'palette.also.CreditsAndSubscriptions',
  Transactions: 'palette.also.Transactions',
  MySubscriptions: 'palette.also.MySubscriptions',
  Policies: 'palette.also.Policies',
  Profile: 'palette.also.Profile',
  JoinClub: 'palette.also.JoinClub',
  Brand: 'palette.also.Brand',
  ClubProfile: 'palette.also.ClubProfile',
  DeviceManagement: 'palette.also.DeviceManagement',
  ClubSensors: 'palette.also.ClubSensors',
  ClubpulseLIVE: 'palette.also.ClubpulseLIVE',
};
