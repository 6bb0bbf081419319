import { type Language, languages } from '@clubpulse/contract/scalars';
import { INVITATION_DAYS } from '@clubpulse/rules/members/invitations/invitations';
import { Switch, Textarea } from '@mantine/core';
import { IconCalendarEvent, IconUser } from '@tabler/icons-react';
import { ChoiceField } from '../../kit/fields/ChoiceField.tsx';
import { Banner } from '../../kit/states/Banner.tsx';
import { useSendsMail } from '../../platform/mail-server.ts';
import { languageNames, useT } from '../../platform/phrases.ts';
import classes from './Imports.module.css';

interface Mailing {
  readonly language: Language;
  readonly message: string;
  readonly now: boolean;
}

/** How the people of a file are written to. `ends`: the day, in words, until which they may accept. */
export function ImportAside({ mail, onMail, ends }: { mail: Mailing; onMail: (mail: Mailing) => void; ends: string }) {
  const t = useT();
  const sendsMail = useSendsMail();
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
    </aside>
  );
}
