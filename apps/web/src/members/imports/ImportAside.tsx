import type { Language } from '@clubpulse/contract/scalars';
import type { Columns } from '@clubpulse/rules/members/imports/columns';
import { INVITATION_DAYS } from '@clubpulse/rules/members/invitations/invitations';
import { Switch } from '@mantine/core';
import { IconLock, IconUser } from '@tabler/icons-react';
import { Banner } from '../../kit/states/Banner.tsx';
import { useSendsMail } from '../../platform/mail-server.ts';
import { useT } from '../../platform/phrases.ts';
import classes from './Imports.module.css';
import { contactFields, fieldNames } from './import-text.ts';
import { MailTexts } from './MailTexts.tsx';

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

export function ImportAside({ mail, onMail, ends, columns }: ImportAsideProps) {
  const t = useT();
  const sendsMail = useSendsMail();
  const brought = contactFields.filter((field) => columns[field] !== undefined).map((field) => t(fieldNames[field]));
  return (
    <>
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
      <MailTexts
        language={mail.language}
        message={mail.message}
        ends={ends}
        onLanguage={(language) => onMail({ ...mail, language })}
        onMessage={(message) => onMail({ ...mail, message })}
      />
      {brought.length > 0 && (
        <Banner tone="info" icon={IconLock}>
          {t('members.broughtIn', { fields: brought.join(', '), purpose: t('accounts.shareContact') })}
        </Banner>
      )}
    </>
  );
}
