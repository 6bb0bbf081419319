import { type Language, languages } from '@clubpulse/contract/scalars';
import { INVITATION_DAYS } from '@clubpulse/rules/members/invitations/invitations';
import { Textarea } from '@mantine/core';
import { IconCalendarEvent } from '@tabler/icons-react';
import { ChoiceField } from '../../kit/fields/ChoiceField.tsx';
import { Banner } from '../../kit/states/Banner.tsx';
import { languageNames, useT } from '../../platform/phrases.ts';

interface MailTextsProps {
  language: Language;
  message: string;
  ends: string;
  onLanguage: (language: Language) => void;
  onMessage: (message: string) => void;
}

export function MailTexts({ language, message, ends, onLanguage, onMessage }: MailTextsProps) {
  const t = useT();
  return (
    <>
      <ChoiceField
        label={t('members.inviteLanguage')}
        allowDeselect={false}
        value={language}
        data={languages.map((value) => ({ value, label: languageNames[value] }))}
        onChange={(value) => value !== null && onLanguage(value)}
      />
      <Textarea
        label={t('members.inviteMessage')}
        autosize
        minRows={2}
        maxRows={6}
        maxLength={1000}
        value={message}
        onChange={(event) => onMessage(event.currentTarget.value)}
      />
      <Banner tone="info" icon={IconCalendarEvent}>
        {t('members.invitationEnds', { date: ends, days: INVITATION_DAYS })}
      </Banner>
    </>
  );
}
