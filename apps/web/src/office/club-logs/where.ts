import type { ClubLog, LoggedEvent } from '@clubpulse/contract/office/club-logs/club-logs';
import { pathTo } from '../../platform/routes.ts';

const settings = pathTo('ClubProfile', 'Settings');
const catalogue = pathTo('CreditsAndSubscriptions');
const rooms = pathTo('DeviceManagement', 'Rooms');
const bridges = pathTo('DeviceManagement', 'Bridges');
const screens = pathTo('DeviceManagement', 'Screens');

const screenOf: Readonly<Partial<Record<LoggedEvent, string>>> = {
  MembersImported: pathTo('AddUsers', 'invitations'),
  CreatedInvitation: pathTo('AddUsers', 'invitations'),
  InvitationResent: pathTo('AddUsers', 'invitations'),
  InvitationChanged: pathTo('AddUsers', 'invitations'),
  ClubTagFilled: pathTo('ManageUsers'),
  ClubTagEmptied: pathTo('ManageUsers'),
  ClassDeleted: pathTo('ClubClasses'),
  AvailabilityUpdated: pathTo('Availability'),
  WorkoutSheetShared: pathTo('WorkoutSheets'),
  TrainingProgramShared: pathTo('TrainingPrograms'),
  ChallengeDeleted: pathTo('ClubChallenges'),
  ClubMessageSent: pathTo('ClubMessages'),
  ClubMessagePlanned: pathTo('ClubMessages'),
  ClubMessageTakenBack: pathTo('ClubMessages'),
  AutomationAdded: pathTo('Automations'),
  AutomationUpdated: pathTo('Automations'),
  AutomationEnabled: pathTo('Automations'),
  AutomationDisabled: pathTo('Automations'),
  AutomationDeleted: pathTo('Automations'),
  ClubUpdated: settings,
  FactorDemanded: settings,
  FactorDemandLifted: settings,
  BookingSettingsUpdated: pathTo('BookingSettings'),
  WebsiteUpdated: pathTo('ClubWebsite'),
  SubscriptionTypeAdded: catalogue,
  SubscriptionTypeUpdated: catalogue,
  SubscriptionTypeDeleted: catalogue,
  CreditsPackageAdded: catalogue,
  CreditsPackageUpdated: catalogue,
  CreditsPackageDeleted: catalogue,
  GoodsAdded: pathTo('Goods'),
  GoodsUpdated: pathTo('Goods'),
  LicenseGiven: pathTo('ClubLicenses'),
  LicenseUpdated: pathTo('ClubLicenses'),
  LicenseDeleted: pathTo('ClubLicenses'),
  RoomCreated: rooms,
  RoomUpdated: rooms,
  RoomDeleted: rooms,
  BridgeRegistered: bridges,
  BridgeUpdated: bridges,
  BridgeDeleted: bridges,
  DisplayPaired: screens,
  DisplayUpdated: screens,
  DisplayUnpaired: screens,
  AppCodeRequested: pathTo('AppManagement'),
  AppRegistered: pathTo('AppManagement'),
  AppDeleted: pathTo('AppManagement'),
  CashDeskOpened: pathTo('CashDesk'),
  CashPutIn: pathTo('CashDesk'),
  CashTakenOut: pathTo('CashDesk'),
  DayClosed: pathTo('CashDesk'),
  DemoUserAdded: pathTo('DemoUsers'),
  DemoUserUpdated: pathTo('DemoUsers'),
  DemoUserDeleted: pathTo('DemoUsers'),
  WebhookConnected: pathTo('Integrations'),
  WebhookDisconnected: pathTo('Integrations'),
  WebhookDeleted: pathTo('Integrations'),
  ClubExportRequested: pathTo('Integrations'),
  ApiTokenMade: pathTo('Integrations'),
  ApiTokenRevoked: pathTo('Integrations'),
};

export function whereOf({ Kind, Type, SubjectId }: Pick<ClubLog, 'Kind' | 'Type' | 'SubjectId'>): string | undefined {
  const screen = screenOf[Type];
  if (screen !== undefined || SubjectId === null) return screen;
  if (Kind === 'Classes') return pathTo('ClubClass', SubjectId);
  return pathTo(Kind === 'Training' ? 'ClubChallenge' : 'Policies', SubjectId);
}
