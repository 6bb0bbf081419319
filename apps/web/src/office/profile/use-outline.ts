import { limitFields } from '@clubpulse/rules/accounts/users/own-zones';
import { outlineOf } from '../../kit/edit/EditorSections.tsx';
import { useT } from '../../platform/phrases.ts';
import { useSelf } from '../../platform/session.tsx';
import { contactTexts, type ProfileErrors, trainingTexts } from './profile-values.ts';

const sections = [
  { id: 'identity', label: 'accounts.identity', fields: ['Nickname', 'FirstMidName', 'LastName', 'BirthDate', 'Gender'] },
  { id: 'body', label: 'accounts.body', fields: ['Height', 'Weight', 'FTP'] },
  {
    id: 'zones',
    label: 'accounts.zones',
    fields: ['OwnMaxHeartRate', 'RestingHeartRate', ...limitFields, 'TargetZoneLowPrc', 'TargetZoneHighPrc'],
  },
  { id: 'straps', label: 'devices.straps', fields: [] },
  { id: 'subscriptions', label: 'billing.catalogue', fields: [] },
  { id: 'formats', label: 'accounts.formats', fields: ['TimeZone'] },
  { id: 'privacy', label: 'accounts.privacy', fields: [] },
  { id: 'shared', label: 'accounts.shared', fields: [] },
  { id: 'family', label: 'members.family', fields: [] },
  { id: 'follows', label: 'accounts.follows', fields: [] },
  { id: 'notifications', label: 'notifications.title', fields: [] },
  {
    id: 'contact',
    label: 'accounts.contact',
    fields: [...contactTexts, 'Country'],
  },
  {
    id: 'training',
    label: 'accounts.aboutTraining',
    fields: trainingTexts,
  },
  { id: 'clubs', label: 'accounts.myClubs', fields: [] },
  { id: 'account', label: 'accounts.accountTitle', fields: [] },
] as const;

const ofAthletes: ReadonlySet<string> = new Set(['subscriptions', 'shared', 'family']);

export function useOutline(errors: ProfileErrors) {
  const t = useT();
  const athlete = useSelf().AvailableRoles.Athlete.length > 0;
  const shown = sections.filter(({ id }) => athlete || !ofAthletes.has(id));
  return outlineOf(
    shown.map((section) => ({ ...section, label: t(section.label) })),
    errors,
  );
}
