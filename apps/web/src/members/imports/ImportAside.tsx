import type { ImportField } from '@clubpulse/contract/members/imports/imports';
import { type Language, languages } from '@clubpulse/contract/scalars';
import type { Columns } from '@clubpulse/rules/members/imports/columns';
import { INVITATION_DAYS } from '@clubpulse/rules/members/invitations/invitations';
import { Switch, Textarea } from '@mantine/core';
import { IconCalendarEvent, IconLock, IconUser } from '@tabler/icons-react';
import { ChoiceField } from '../../kit/fields/ChoiceField.tsx';
import { Banner } from '../../kit/states/Banner.tsx';
import { useSendsMail } from '../../platform/mail-server.ts';
import { languageNames, useT } from '../../platform/phrases.ts';
import classes from './Imports.module.css';
import { fieldNames } from './import-text.ts';

interface Mailing {
  readonly language: Language;
  readonly message: string;
  readonly now: boolean;
}

interface ImportAsideProps {
  mail: Mailing;
  onMail: (mail: Mailing) => void;
  ends: string;
  columns: Columns;
}

/** Fields that the member owns after they accept (decision 0038). */
const contactFields = [
  'BirthDate',
  'Gender',
  'Phone',
  'Address1',
  'PostalCode',
  'City',
] as const satisfies readonly ImportField[];

export function ImportAside({ mail, onMail, ends, columns }: ImportAsideProps) {
  const t = useT();
  const sendsMail = useSendsMail();
  const brought = contactFields.filter((field) => columns[field] !== undefined).map((field) => t(fieldNames[field]));
  return (
    <aside className={classes['aside']} aria-label={t('members.arriveAs')}>
      <h2>{t('members.arriveAs')}</h2>
      <p className={classes['role']}>
        <IconUser size={17} stroke={1.8} aria-hidden="true" /> {t('role.Athlete')}
      </p>
      <Switch
        label={t('members.mailNow')}
        description={t('members.mailLater', { days: INVITATION_DAYS })}
        checked={mail.now && sendsMail}
        disabled={!sendsMail}
        onChange={(event) => onMail({ ...mail, now: event.currentTarget.checked })}
      />
      <ChoiceField
        label={t('members.inviteLanguage')}
        allowDeselect={false}
        value={mail.language}
        data={languages.map((value) => ({ value, label: languageNames[value] }))}
        onChange={(value) => value !== null && onMail({ ...mail, language: value })}
      />
      <Textarea
        label={t('members.inviteMessage')}
        autosize
        minRows={2}
        maxRows={6}
        maxLength={1000}
        value={mail.message}
        onChange={(event) => onMail({ ...mail, message: event.currentTarget.value })}
      />
      <Banner tone="info" icon={IconCalendarEvent}>
        {t('members.invitationEnds', { date: ends, days: INVITATION_DAYS })}
      </Banner>
      {brought.length > 0 && (
        <Banner tone="info" icon={IconLock}>
          {t('members.broughtIn', { fields: brought.join(', '), purpose: t('accounts.shareContact') })}
        </Banner>
      )}
    </aside>
  );
}
