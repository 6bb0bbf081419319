import { INVITEES_MAX, type Invitation } from '@clubpulse/contract/members/invitations';
import { Textarea } from '@mantine/core';
import { IconSend, IconUserPlus } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import { HeaderActions } from '../../kit/page/HeaderActions.tsx';
import { Page } from '../../kit/page/Page.tsx';
import { Refusal } from '../../kit/states/Refusal.tsx';
import type { ApiError } from '../../platform/api.ts';
import { refusalText } from '../../platform/forms.ts';
import { useSendsMail } from '../../platform/mail-server.ts';
import { useT } from '../../platform/phrases.ts';
import { useRoles, useStaffClub } from '../../platform/session.tsx';
import { AddAtDesk } from '../adding/public.ts';
import { BeyondLicense, Sides, useInvitingIsStopped } from '../imports/public.ts';
import { type Arrival, ArrivalAside } from './ArrivalAside.tsx';
import { MadeInvitations } from './MadeInvitations.tsx';
import { PeopleRead } from './PeopleRead.tsx';
import { type PastedText, useInvitees } from './use-invitees.ts';
import { useSendInvitations } from './use-send-invitations.ts';

interface PasteTabProps {
  below: ReactNode;
  pasted: PastedText;
}

export function PasteTab({ below, pasted }: PasteTabProps) {
  const t = useT();
  const club = useStaffClub();
  const roles = useRoles();
  const sendsMail = useSendsMail();
  const manages = roles.includes('Manager') || roles.includes('Owner');
  const [arrival, setArrival] = useState<Arrival>({ Role: 'Athlete', Language: club.Language, Message: '' });
  const invitedAs = manages ? arrival.Role : 'Athlete';
  const isStopped = useInvitingIsStopped(invitedAs);
  const deskIsStopped = useInvitingIsStopped('Athlete');
  const [atDesk, setAtDesk] = useState(false);
  const [made, setMade] = useState<readonly Invitation[]>([]);
  const invitees = useInvitees(club.ClubId, pasted);
  const { text, setText } = invitees;
  const send = useSendInvitations(invitees, {
    onMade: (invitations) => setMade((before) => [...invitations, ...before]),
    onAllSent: () => setArrival((before) => ({ ...before, Message: '' })),
  });
  const refusedWords = (error: ApiError) =>
    error.is('LicenseRequired') || error.is('LicenseResourceLimitExceeded')
      ? refusalText(error)
      : `${t('members.errorSending')}. ${refusalText(error)}`;
  const now = invitees.ready.slice(0, INVITEES_MAX);
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
                    ...arrival,
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
      <Sides
        arrival={
          <ArrivalAside
            arrival={arrival}
            manages={manages}
            onChange={(changes) => setArrival((before) => ({ ...before, ...changes }))}
          />
        }
      >
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
        <PeopleRead invitees={invitees} isStopped={isStopped} />
        {made.length > 0 && <MadeInvitations made={made} />}
      </Sides>
      {atDesk && <AddAtDesk onClose={() => setAtDesk(false)} />}
    </Page>
  );
}
