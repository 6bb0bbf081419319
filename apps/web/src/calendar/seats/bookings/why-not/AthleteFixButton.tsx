import { Button } from '@mantine/core';
import {
  type Icon,
  IconBuildingStore,
  IconCalendarCheck,
  IconChevronDown,
  IconFileCheck,
  IconHourglass,
  IconMessageQuestion,
} from '@tabler/icons-react';
import { useState } from 'react';
import { AcceptPolicies } from '../../../../clubs/policies/public.ts';
import { PressMenu } from '../../../../kit/menu/PressMenu.tsx';
import { useT } from '../../../../platform/phrases.ts';
import { useGoTo } from '../../../../platform/routes.ts';
import type { AthleteFix } from '../../texts/refusal-fixes.ts';
import type { BookAct } from '../acts/use-booking-acts.ts';
import { AskClub } from './ask-club.ts';

type Pressed = Exclude<AthleteFix, 'ShowOpening'>;
const icons: Record<Pressed, Icon> = {
  JoinQueue: IconHourglass,
  ShowMyBooking: IconCalendarCheck,
  AskClub: IconMessageQuestion,
  AcceptPolicies: IconFileCheck,
  OpenStore: IconBuildingStore,
  ChoosePayment: IconChevronDown,
};

interface AthleteFixButtonProps {
  fix: AthleteFix;
  primary: boolean;
  clubId: number;
  busy: boolean;
  onRetry: (changes: Partial<Pick<BookAct, 'Queue' | 'paymentMode'>>) => void;
  onAccepted: () => void;
}

export function AthleteFixButton({ fix, primary, clubId, busy, onRetry, onAccepted }: AthleteFixButtonProps) {
  const t = useT();
  const goTo = useGoTo();
  const [opened, setOpened] = useState(false);
  const close = () => setOpened(false);
  if (fix === 'ShowOpening') return null;
  if (fix === 'ChoosePayment') {
    return (
      <PressMenu
        position="bottom-start"
        button={(trigger) => (
          <Button {...trigger} rightSection={<IconChevronDown size={17} stroke={1.8} />}>
            {t('fix.ChoosePayment')}
          </Button>
        )}
        items={[
          { label: t('booking.paySubscription'), onClick: () => onRetry({ paymentMode: 'Subscription' }) },
          { label: t('booking.payCredits'), onClick: () => onRetry({ paymentMode: 'Credits' }) },
        ]}
      />
    );
  }
  const acts: Record<Exclude<Pressed, 'ChoosePayment'>, () => void> = {
    JoinQueue: () => onRetry({ Queue: true }),
    ShowMyBooking: () => goTo('MyBookings'),
    AskClub: () => setOpened(true),
    AcceptPolicies: () => setOpened(true),
    OpenStore: () => goTo('MySubscriptions', 'store'),
  };
  const Icon = icons[fix];
  return (
    <>
      <Button
        variant={primary ? 'filled' : 'default'}
        leftSection={<Icon size={17} stroke={1.8} />}
        loading={busy && fix === 'JoinQueue'}
        onClick={acts[fix]}
      >
        {t(`fix.${fix}`)}
      </Button>
      {opened && fix === 'AskClub' && <AskClub clubId={clubId} onClose={close} />}
      {opened && fix === 'AcceptPolicies' && <AcceptPolicies clubId={clubId} onAccepted={onAccepted} onClose={close} />}
    </>
  );
}
