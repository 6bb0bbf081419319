import { INVITEES_MAX, type Invitation, type InvitedRole } from '@clubpulse/contract/members/invitations';
import { sendInvitations } from '@clubpulse/contract/members/invitations.calls';
import { type Language, languages } from '@clubpulse/contract/scalars';
import { INVITATION_DAYS } from '@clubpulse/rules/members/invitations/invitations';
import { addDays } from '@clubpulse/rules/time/days';
import { Textarea } from '@mantine/core';
import { IconCalendarEvent, IconSend, IconUserPlus } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import { ChoiceField } from '../../kit/fields/ChoiceField.tsx';
import { HeaderActions } from '../../kit/page/HeaderActions.tsx';
import { Page } from '../../kit/page/Page.tsx';
import { Banner } from '../../kit/states/Banner.tsx';
import { Refusal } from '../../kit/states/Refusal.tsx';
import { type ApiError, useChange } from '../../platform/api.ts';
import { useFormats } from '../../platform/formats.ts';
import { refusalText } from '../../platform/forms.ts';
import { useSendsMail } from '../../platform/mail-server.ts';
import { languageNames, useT } from '../../platform/phrases.ts';
import { useRoles, useStaffClub } from '../../platform/session.tsx';
import { toastDone } from '../../platform/toasts/toasts.ts';
import { useTodayIn } from '../../platform/use-today.ts';
import { AddAtDesk } from '../adding/public.ts';
import { BeyondLicense, useInvitingIsStopped } from '../imports/public.ts';
import classes from './Invitations.module.css';
import { InviteeRows } from './InviteeRows.tsx';
import { MadeInvitations } from './MadeInvitations.tsx';
import { type PastedText, useInvitees } from './use-invitees.ts';

/** More unreadable lines than this mean that the text is no list of addresses. */
const UNREAD_SHOWN = 5;

interface PasteTabProps {
  below: ReactNode;
  pasted: PastedText;
}

export function PasteTab({ below, pasted }: PasteTabProps) {
  const t = useT();
  const formats = useFormats();
  const club = useStaffClub();
  const roles = useRoles();
  const sendsMail = useSendsMail();
  const manages = roles.includes('Manager') || roles.includes('Owner');
  const ends = addDays(useTodayIn(club.TimeZone), INVITATION_DAYS);
  const [Role, setRole] = useState<InvitedRole>('Athlete');
  const invitedAs = manages ? Role : 'Athlete';
  const isStopped = useInvitingIsStopped(invitedAs);
  const deskIsStopped = useInvitingIsStopped('Athlete');
  const [mailed, setMailed] = useState<Language>(club.Language);
  const [Message, setMessage] = useState('');
  const [atDesk, setAtDesk] = useState(false);
  const [made, setMade] = useState<readonly Invitation[]>([]);
  const invitees = useInvitees(club.ClubId, pasted);
  const { text, setText, rows, ready, known, wrong, unread, keepRest } = invitees;
  const send = useChange(sendInvitations, {
    quiet: true,
    onDone: ({ Invitations, LeftOut }) => {
      if (!sendsMail) setMade((before) => [...Invitations, ...before]);
      const rest = keepRest(new Set([...Invitations.map(({ Email }) => Email), ...LeftOut.map(({ Email }) => Email)]));
      const message = [
        LeftOut.length > 0 && t('members.sentLeftOut', { count: LeftOut.length }),
        rest > 0 && t('members.sentRest', { count: rest }),
      ].filter((words) => words !== false);
      toastDone({
        title: t(sendsMail ? 'members.sent' : 'members.made', { count: Invitations.length }),
        ...(message.length === 0 ? {} : { message: message.join('. ') }),
      });
      if (rest === 0) setMessage('');
    },
  });
  const refusedWords = (error: ApiError) =>
    error.is('LicenseRequired') || error.is('LicenseResourceLimitExceeded')
      ? refusalText(error)
      : `${t('members.errorSending')}. ${refusalText(error)}`;
  const now = ready.slice(0, INVITEES_MAX);
  return (
    <Page
      title={t('members.addPeople')}
      below={below}
      actions={
        <HeaderActions
          label={t('members.addPeople')}
          actions={[
            {
              label:
                now.length === 0
                  ? t(sendsMail ? 'members.sendNone' : 'members.makeNone')
                  : t(sendsMail ? 'members.sendCount' : 'members.makeCount', { count: now.length }),
              icon: IconSend,
              primary: true,
              busy: send.isPending,
              disabled: now.length === 0 || isStopped,
              onClick: () =>
                send.mutate({
                  params: { id: club.ClubId },
                  body: {
                    People: now.map(({ Email, FirstMidName, LastName }) => ({ Email, FirstMidName, LastName })),
                    Role,
                    Language: mailed,
                    Message,
                  },
                }),
            },
            ...(manages
              ? [{ label: t('members.deskAdd'), icon: IconUserPlus, disabled: deskIsStopped, onClick: () => setAtDesk(true) }]
              : []),
          ]}
        />
      }
    >
      <div className={classes['sides']}>
        <div className={classes['main']}>
          <Textarea
            label={t('members.pasteLabel')}
            description={t('members.pasteHint')}
            placeholder="Martina Pozzi <martina.pozzi@example.com>, luca@example.com"
            autosize
            minRows={5}
            maxRows={14}
            maxLength={40_000}
            spellCheck={false}
            value={text}
            onChange={(event) => setText(event.currentTarget.value)}
          />
          <Refusal words={send.error === null ? null : refusedWords(send.error)} />
          <BeyondLicense inviting={now.length} invitedAs={invitedAs} />
          {(rows.length > 0 || unread.length > 0) && (
            <section aria-label={t('members.peopleRead', { count: rows.length })}>
              <p className={classes['sums']} aria-live="polite">
                <b>{t('members.peopleRead', { count: rows.length })}</b>
                {ready.length > 0 && !isStopped && <span data-tone="ok">{t('members.readyCount', { count: ready.length })}</span>}
                {known.length > 0 && <span data-tone="warn">{t('members.knownCount', { count: known.length })}</span>}
                {wrong.length > 0 && <span data-tone="bad">{t('members.wrongCount', { count: wrong.length })}</span>}
                {unread.length > 0 && (
                  <span className={classes['end']}>{t('members.linesLeftOut', { count: unread.length })}</span>
                )}
              </p>
              {unread.length > 0 && (
                <p className={classes['unread']}>
                  {[...unread.slice(0, UNREAD_SHOWN), ...(unread.length > UNREAD_SHOWN ? ['…'] : [])].join('\n')}
                </p>
              )}
              <InviteeRows {...invitees} />
            </section>
          )}
          {made.length > 0 && <MadeInvitations made={made} />}
        </div>
        <aside className={classes['aside']}>
          <h2>{t('members.arriveAs')}</h2>
          {manages && (
            <ChoiceField
              label={t('members.role')}
              allowDeselect={false}
              value={Role}
              data={(['Athlete', 'Trainer', 'Manager'] as const).map((value) => ({ value, label: t(`role.${value}`) }))}
              onChange={(value) => value !== null && setRole(value)}
            />
          )}
          <ChoiceField
            label={t('members.inviteLanguage')}
            allowDeselect={false}
            value={mailed}
            data={languages.map((value) => ({ value, label: languageNames[value] }))}
            onChange={(value) => value !== null && setMailed(value)}
          />
          <Textarea
            label={t('members.inviteMessage')}
            autosize
            minRows={2}
            maxRows={6}
            maxLength={1000}
            value={Message}
            onChange={(event) => setMessage(event.currentTarget.value)}
          />
          <Banner tone="info" icon={IconCalendarEvent}>
            {t('members.invitationEnds', { date: formats.date(ends), days: INVITATION_DAYS })}
          </Banner>
        </aside>
      </div>
      {atDesk && <AddAtDesk onClose={() => setAtDesk(false)} />}
    </Page>
  );
}
