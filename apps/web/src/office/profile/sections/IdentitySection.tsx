import { getEmailStatus } from '@clubpulse/contract/accounts/users.calls';
import { Button, TextInput } from '@mantine/core';
import { IconMailCog, IconMailExclamation, IconMailX } from '@tabler/icons-react';
import { useNavigate } from 'react-router';
import { PersonPicture } from '../../../accounts/images/public.ts';
import { BirthDateField, GenderField, useSendConfirmation } from '../../../accounts/users/public.ts';
import { EditorSection, Pair } from '../../../kit/edit/EditorSections.tsx';
import { Banner } from '../../../kit/states/Banner.tsx';
import { useCall } from '../../../platform/api.ts';
import { useSendsMail } from '../../../platform/mail-server.ts';
import { useT } from '../../../platform/phrases.ts';
import { pathTo } from '../../../platform/routes.ts';
import { useSelf } from '../../../platform/session.tsx';
import classes from '../IdentityFields.module.css';
import { NicknameField } from '../IdentityFields.tsx';
import type { Taken } from '../use-save-profile.ts';
import type { SectionProps } from './section.ts';

interface IdentitySectionProps extends SectionProps {
  email: string;
  isConfirmed: boolean;
  taken: Taken;
}

export function IdentitySection({ draft: { values, set }, errors, email, isConfirmed, taken }: IdentitySectionProps) {
  const t = useT();
  const navigate = useNavigate();
  const { UserId, PictureUri } = useSelf();
  const sendsMail = useSendsMail();
  return (
    <EditorSection id="identity" title={t('accounts.identity')}>
      <PersonPicture userId={UserId} uri={PictureUri} />
      <NicknameField
        value={values.Nickname}
        taken={taken}
        error={errors['Nickname']}
        onChange={(value) => set({ Nickname: value })}
      />
      <Pair>
        <TextInput
          label={t('kit.firstName')}
          value={values.FirstMidName}
          error={errors['FirstMidName']}
          maxLength={100}
          autoComplete="given-name"
          onChange={(event) => set({ FirstMidName: event.currentTarget.value })}
        />
        <TextInput
          label={t('kit.lastName')}
          value={values.LastName}
          error={errors['LastName']}
          maxLength={100}
          autoComplete="family-name"
          onChange={(event) => set({ LastName: event.currentTarget.value })}
        />
      </Pair>
      <Pair>
        <BirthDateField value={values.BirthDate} error={errors['BirthDate']} onChange={(value) => set({ BirthDate: value })} />
        <GenderField value={values.Gender} error={errors['Gender']} onChange={(value) => set({ Gender: value })} />
      </Pair>
      <TextInput
        label={t('kit.email')}
        description={t('accounts.emailNote')}
        value={email}
        readOnly
        autoComplete="email"
        classNames={{ input: classes['readOnly'] }}
      />
      {sendsMail && (
        // Without a mail server the button is hidden, because no mail can confirm a new e-mail address. Security explains this.
        <Button
          variant="default"
          className={classes['change'] ?? ''}
          leftSection={<IconMailCog size={18} stroke={1.8} />}
          onClick={() => void navigate(pathTo('Security'))}
        >
          {t('accounts.changeEmail')}
        </Button>
      )}
      {!isConfirmed && <Unconfirmed />}
      <Unreached email={email} />
    </EditorSection>
  );
}

function Unconfirmed() {
  const t = useT();
  const sendsMail = useSendsMail();
  const { send } = useSendConfirmation();
  return (
    <Banner
      tone="warn"
      icon={IconMailExclamation}
      {...(sendsMail && { actions: [{ label: t('accounts.sendAgain'), onClick: send }] })}
    >
      {t(sendsMail ? 'accounts.emailUnconfirmed' : 'accounts.emailUnconfirmedNoMail')}
    </Banner>
  );
}

function Unreached({ email }: { email: string }) {
  const t = useT();
  const { UserId } = useSelf();
  const state = useCall(getEmailStatus, { params: { id: UserId } }, { quiet: true }).data?.State;
  if (state !== 'Refused' && state !== 'GivenUp') return null;
  return (
    <Banner tone="bad" icon={IconMailX}>
      {t('accounts.mailFails', { email })}
    </Banner>
  );
}
