import type { Class } from '@clubpulse/contract/calendar/classes/classes';
import { setClassPublishState } from '@clubpulse/contract/calendar/classes/classes.calls';
import { Button } from '@mantine/core';
import {
  type Icon,
  IconCalendarCheck,
  IconChevronDown,
  IconCoins,
  IconEye,
  IconFilePlus,
  IconHourglass,
  IconMail,
  IconTicket,
  IconUser,
  IconUserPlus,
} from '@tabler/icons-react';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { AssignSubscription } from '../../../../billing/subscriptions/public.ts';
import { PressMenu } from '../../../../kit/menu/PressMenu.tsx';
import { DocumentEditor } from '../../../../members/documents/public.ts';
import { useChange } from '../../../../platform/api.ts';
import { useFormats } from '../../../../platform/formats.ts';
import { useT } from '../../../../platform/phrases.ts';
import { pathTo } from '../../../../platform/routes.ts';
import type { StaffFix } from '../../texts/refusal-fixes.ts';
import { payModes } from './pay-modes.ts';
import { SendPolicies } from './SendPolicies.tsx';
import type { Attempt } from './use-attempts.ts';

const icons: Record<StaffFix, Icon> = {
  RecordCertificate: IconFilePlus,
  RecordMembership: IconFilePlus,
  AssignSubscription: IconTicket,
  AddCredits: IconCoins,
  ChoosePayment: IconChevronDown,
  AddToQueue: IconHourglass,
  Publish: IconCalendarCheck,
  AddAnyway: IconUserPlus,
  OpenProfile: IconUser,
  SendPolicies: IconMail,
  ShowRow: IconEye,
};

interface FixButtonProps {
  fix: StaffFix;
  primary: boolean;
  attempt: Attempt;
  clubClass: Class;
  busy: boolean;
  onRetry: (attempt: Attempt) => void;
  onShowRow: (userId: number) => void;
}

export function FixButton({ fix, primary, attempt, clubClass, busy, onRetry, onShowRow }: FixButtonProps) {
  const t = useT();
  const formats = useFormats();
  const navigate = useNavigate();
  const [doing, setDoing] = useState(false);
  const done = () => setDoing(false);
  const publish = useChange(setClassPublishState, { onDone: () => onRetry(attempt) });
  const Icon = icons[fix];
  const look = { variant: primary ? 'filled' : 'default', leftSection: <Icon size={17} stroke={1.8} /> };
  const words = t(`fix.${fix}`);

  if (fix === 'ChoosePayment') return <ChoosePayment attempt={attempt} onRetry={onRetry} />;
  if (fix === 'SendPolicies') return <SendPolicies clubId={clubClass.ClubId} attempt={attempt} look={look} onRetry={onRetry} />;
  const [onlyOne] = clubClass.ClassSubscriptionIds.length === 1 ? clubClass.ClassSubscriptionIds : [];
  const person = pathTo('EditUser', attempt.UserId);
  const acts: Record<Exclude<StaffFix, 'ChoosePayment' | 'SendPolicies'>, () => void> = {
    RecordCertificate: () => setDoing(true),
    RecordMembership: () => setDoing(true),
    AssignSubscription: () => setDoing(true),
    AddCredits: () => void navigate(`${person}/credits`),
    OpenProfile: () => void navigate(person),
    AddToQueue: () => onRetry({ ...attempt, Queue: true }),
    AddAnyway: () => onRetry({ ...attempt, force: true }),
    Publish: () => publish.mutate({ params: { id: clubClass.ClassId }, body: { PublishState: 'Published' } }),
    ShowRow: () => onShowRow(attempt.UserId),
  };
  return (
    <>
      <Button {...look} loading={primary && (busy || publish.isPending)} onClick={acts[fix]}>
        {words}
      </Button>
      {doing && fix === 'AssignSubscription' && (
        <AssignSubscription
          member={attempt}
          initial={onlyOne === undefined ? {} : { ClassSubscriptionId: onlyOne }}
          onClose={done}
          onAssigned={() => onRetry(attempt)}
        />
      )}
      {doing && fix !== 'AssignSubscription' && (
        <DocumentEditor
          member={attempt}
          type={fix === 'RecordMembership' ? 'Membership' : 'MedicalCertificate'}
          hint={t('participants.validOn', { date: formats.date(clubClass.Begin) })}
          onClose={done}
          onSaved={() => onRetry(attempt)}
        />
      )}
    </>
  );
}

function ChoosePayment({ attempt, onRetry }: Pick<FixButtonProps, 'attempt' | 'onRetry'>) {
  const t = useT();
  return (
    <PressMenu
      position="bottom-start"
      button={(trigger) => (
        <Button {...trigger} rightSection={<IconChevronDown size={17} stroke={1.8} />}>
          {t('fix.ChoosePayment')}
        </Button>
      )}
      items={payModes
        .filter(({ mode }) => mode !== attempt.paymentMode)
        .map(({ mode, label }) => ({ label: t(label), onClick: () => onRetry({ ...attempt, paymentMode: mode }) }))}
    />
  );
}
