import type { LookOut } from '@clubpulse/contract/calendar/seats/participants';
import {
  type Icon,
  IconAlertTriangle,
  IconFileAlert,
  IconMailExclamation,
  IconPointFilled,
  IconReceiptOff,
  IconSparkles,
  IconTicket,
} from '@tabler/icons-react';
import { StateChip } from '../../../../../kit/figures/StateChip.tsx';
import { type Formats, useFormats } from '../../../../../platform/formats.ts';
import { useSendsMail } from '../../../../../platform/mail-server.ts';
import { type Translate, useT } from '../../../../../platform/phrases.ts';
import classes from './LookOutChips.module.css';

type IconTone = 'warn' | 'bad' | 'info';

interface LookOutChipsProps {
  lookOut: readonly LookOut[];
  bare?: boolean;
}

export function LookOutChips({ lookOut, bare = false }: LookOutChipsProps) {
  const t = useT();
  const formats = useFormats();
  // EmailUnconfirmed is hidden without a mail server, because then no user can confirm an e-mail address.
  const sendsMail = useSendsMail();
  const shown = lookOut.filter(({ Kind }) => sendsMail || Kind !== 'EmailUnconfirmed');
  if (shown.length === 0) return null;
  return (
    <span className={classes['chips']}>
      {shown.map((one) => {
        const { tone, icon, words } = shownAs(one, t, formats);
        return bare ? (
          <StateIcon key={one.Kind} tone={tone} icon={icon} words={words} />
        ) : (
          <StateChip key={one.Kind} tone={tone} icon={icon}>
            {words}
          </StateChip>
        );
      })}
    </span>
  );
}

function shownAs(one: LookOut, t: Translate, formats: Formats): { tone: IconTone; icon: Icon; words: string } {
  switch (one.Kind) {
    case 'LastTicket':
      return { tone: 'warn', icon: IconTicket, words: t('calendar.lastTicket') };
    case 'FirstClass':
      return { tone: 'info', icon: IconSparkles, words: t('participants.firstClass') };
    case 'New':
      return { tone: 'info', icon: IconPointFilled, words: t('participants.isNew') };
    case 'CertificateExpiring':
      return {
        tone: 'warn',
        icon: IconAlertTriangle,
        words: t('participants.certificateUntil', { date: formats.dayMonth(one.Date) }),
      };
    case 'CertificateExpired':
      return {
        tone: 'bad',
        icon: IconFileAlert,
        words:
          one.Date === null
            ? t('participants.noCertificate')
            : t('participants.certificateExpired', { date: formats.dayMonth(one.Date) }),
      };
    case 'MembershipExpired':
      return {
        tone: 'bad',
        icon: IconFileAlert,
        words:
          one.Date === null
            ? t('participants.noMembership')
            : t('participants.membershipExpired', { date: formats.dayMonth(one.Date) }),
      };
    case 'Unpaid':
      return {
        tone: 'bad',
        icon: IconReceiptOff,
        words: one.Date === null ? t('participants.unpaid') : t('participants.unpaidSince', { date: formats.dayMonth(one.Date) }),
      };
    case 'SubscriptionEnds':
      return {
        tone: 'warn',
        icon: IconReceiptOff,
        words: t('participants.subscriptionEnds', { date: formats.dayMonth(one.Date) }),
      };
    case 'PoliciesNotAccepted':
      return { tone: 'warn', icon: IconFileAlert, words: t('participants.policiesOpen') };
    case 'EmailUnconfirmed':
      return { tone: 'warn', icon: IconMailExclamation, words: t('members.emailUnconfirmed') };
  }
}

function StateIcon({ tone, icon: Icon, words }: { tone: IconTone; icon: Icon; words: string }) {
  return (
    <span className={classes['icon']} data-tone={tone} title={words}>
      <Icon size={16} stroke={2} aria-hidden="true" />
      <span className={classes['spoken']}>{words}</span>
    </span>
  );
}
