import type { InvitedRole } from '@clubpulse/contract/members/invitations';
import { type Language, languages } from '@clubpulse/contract/scalars';
import { INVITATION_DAYS } from '@clubpulse/rules/members/invitations/invitations';
import { addDays } from '@clubpulse/rules/time/days';
import { Textarea } from '@mantine/core';
import { IconCalendarEvent } from '@tabler/icons-react';
import { ChoiceField } from '../../kit/fields/ChoiceField.tsx';
import { Banner } from '../../kit/states/Banner.tsx';
import { useFormats } from '../../platform/formats.ts';
import { languageNames, useT } from '../../platform/phrases.ts';
import { useStaffClub } from '../../platform/session.tsx';
import { useTodayIn } from '../../platform/use-today.ts';
import classes from './Invitations.module.css';

export interface Arrival {
  readonly Role: InvitedRole;
  readonly Language: Language;
  readonly Message: string;
}

interface ArrivalAsideProps {
  arrival: Arrival;
  manages: boolean;
  onChange: (changes: Partial<Arrival>) => void;
}

export function ArrivalAside({ arrival, manages, onChange }: ArrivalAsideProps) {
  const t = useT();
  const formats = useFormats();
  const ends = addDays(useTodayIn(useStaffClub().TimeZone), INVITATION_DAYS);
  return (
    <aside className={classes['aside']}>
      <h2>{t('members.arriveAs')}</h2>
      {manages && (
        <ChoiceField
          label={t('members.role')}
          allowDeselect={false}
          value={arrival.Role}
          data={(['Athlete', 'Trainer', 'Manager'] as const).map((value) => ({ value, label: t(`role.${value}`) }))}
          onChange={(value) => value !== null && onChange({ Role: value })}
        />
      )}
      <ChoiceField
        label={t('members.inviteLanguage')}
        allowDeselect={false}
        value={arrival.Language}
        data={languages.map((value) => ({ value, label: languageNames[value] }))}
        onChange={(value) => value !== null && onChange({ Language: value })}
      />
      <Textarea
        label={t('members.inviteMessage')}
        autosize
        minRows={2}
        maxRows={6}
        maxLength={1000}
        value={arrival.Message}
        onChange={(event) => onChange({ Message: event.currentTarget.value })}
      />
      <Banner tone="info" icon={IconCalendarEvent}>
        {t('members.invitationEnds', { date: formats.date(ends), days: INVITATION_DAYS })}
      </Banner>
    </aside>
  );
}
