import type { ClubUpdate } from '@clubpulse/contract/clubs/clubs';
import { listTags } from '@clubpulse/contract/clubs/tags/tags.calls';
import {
  IconBarbell,
  IconBell,
  IconCreditCard,
  IconDoorEnter,
  IconMapPin,
  IconTags,
  IconToggleRight,
  IconTrash,
} from '@tabler/icons-react';
import { outlineOf } from '../../kit/edit/EditorSections.tsx';
import type { Form } from '../../kit/form/use-form.ts';
import { useCall } from '../../platform/api.ts';
import { useFormats } from '../../platform/formats.ts';
import { type PhraseKey, useT } from '../../platform/phrases.ts';

export const flags = [
  ['EnableLiveTrainings', 'clubs.set.live', 'clubs.set.liveNote'],
  ['EnableClassSessions', 'clubs.set.classSessions', 'clubs.set.classSessionsNote'],
  ['EnableActivities', 'clubs.set.activities', 'clubs.set.activitiesNote'],
  ['EnableLeads', 'clubs.set.leads', 'clubs.set.leadsNote'],
  ['EnableUserRankings', 'clubs.set.rankings', 'clubs.set.rankingsNote'],
  ['EnableTrainerRankings', 'clubs.set.trainerRankings', 'clubs.set.trainerRankingsNote'],
  ['EnableWorkoutSheets', 'clubs.set.sheets', 'clubs.set.sheetsNote'],
  ['EnableOnDemand', 'clubs.set.onDemand', 'clubs.set.onDemandNote'],
  ['EnableFirstTrainingMail', 'clubs.set.firstTraining', 'clubs.set.firstTrainingNote'],
] as const satisfies readonly (readonly [keyof ClubUpdate, PhraseKey, PhraseKey])[];

const sections = [
  {
    id: 'place',
    group: 'kit.club',
    icon: IconMapPin,
    label: 'clubs.set.place',
    fields: ['Name', 'Website', 'Address', 'Phone', 'Email', 'Currency', 'TimeZone', 'Language'],
  },
  {
    id: 'joining',
    group: 'kit.club',
    icon: IconDoorEnter,
    label: 'clubs.set.joining',
    fields: ['Code', 'JoinMode', 'DiscountCode'],
  },
  { id: 'groups', group: 'kit.club', icon: IconTags, label: 'clubs.tags', fields: [] },
  { id: 'switched', group: 'clubs.set.parts', icon: IconToggleRight, label: 'clubs.set.switched', fields: ['NewUserDays'] },
  {
    id: 'loads',
    group: 'clubs.set.parts',
    icon: IconBarbell,
    label: 'clubs.set.loads',
    fields: ['UnitSystem', 'BarStep', 'HandStep'],
  },
  {
    id: 'reminders',
    group: 'clubs.set.parts',
    icon: IconBell,
    label: 'clubs.set.reminders',
    fields: ['WelcomeBackWeeks', 'ReminderWeeks'],
  },
  {
    id: 'money',
    group: 'clubs.set.parts',
    icon: IconCreditCard,
    label: 'clubs.set.money',
    fields: ['EnableOnlinePayments', 'EnableStore'],
  },
  { id: 'end', group: 'clubs.set.end', icon: IconTrash, label: 'clubs.set.delete', fields: [] },
] as const;

export function useSettingsOutline(clubId: number, { values, errors }: Pick<Form<ClubUpdate>, 'values' | 'errors'>) {
  const t = useT();
  const formats = useFormats();
  const groups = useCall(listTags, { params: { id: clubId } }, { quiet: true }).data;
  const on = flags.filter(([name]) => values[name]).length;
  const counts: Partial<Record<(typeof sections)[number]['id'], string | undefined>> = {
    groups: groups && formats.number(groups.length),
    switched: t('clubs.set.onOf', { on: formats.number(on), all: formats.number(flags.length) }),
  };
  return outlineOf(
    sections.map((section) => ({
      ...section,
      label: t(section.label),
      group: t(section.group),
      count: counts[section.id],
    })),
    errors,
  );
}
