import { listMemberFamilyDebts } from '@clubpulse/contract/billing/family-debts/family-debts.calls';
import type { UserSubscription } from '@clubpulse/contract/billing/subscriptions';
import { listClubUserSubscriptions } from '@clubpulse/contract/billing/subscriptions.calls';
import { fullName } from '@clubpulse/rules/accounts/users/names';
import { Button } from '@mantine/core';
import { useCall } from '../../platform/api.ts';
import { useFormats } from '../../platform/formats.ts';
import { useT } from '../../platform/phrases.ts';
import { useStaffClub } from '../../platform/session.tsx';
import classes from './Ticket.module.css';
import { openAmountOf, type TicketLine } from './ticket-line.ts';

interface TicketDuesProps {
  userId: number;
  lines: readonly TicketLine[];
  onAdd: (line: TicketLine) => void;
}

export function TicketDues({ userId, ...dues }: TicketDuesProps) {
  const { ClubId: id } = useStaffClub();
  const family = useCall(listMemberFamilyDebts, { params: { id, userId } }, { quiet: true });
  const members = new Map((family.data ?? []).map(({ Member }) => [Member.UserId, fullName(Member)]));
  return (
    <>
      <DuesOf {...dues} userId={userId} />
      {[...members].map(([memberId, name]) => (
        <DuesOf key={memberId} {...dues} userId={memberId} member={name} />
      ))}
    </>
  );
}

const isOpen = ({ AmountDue, ExtSubscriptionId }: UserSubscription) => AmountDue > 0 && ExtSubscriptionId === null;

function DuesOf({ userId, member, lines, onAdd }: TicketDuesProps & { member?: string }) {
  const t = useT();
  const formats = useFormats();
  const { ClubId: id } = useStaffClub();
  const held = useCall(listClubUserSubscriptions, { params: { id, userId } }, { quiet: true });
  const open = held.data?.filter(isOpen) ?? [];
  if (open.length === 0) return null;
  const title = member === undefined ? t('billing.ticketDues') : t('billing.ticketDuesOf', { name: member });
  return (
    <section className={classes['dues']} aria-label={title}>
      <h2 className={classes['group']}>{title}</h2>
      <ul>
        {open.map((one) => {
          const key = `Due ${one.UserSubscriptionId}`;
          const due = one.DueDateUTC === null ? undefined : t('billing.dueOn', { date: formats.date(one.DueDateUTC) });
          const note = [member, due].filter((text) => text !== undefined).join(', ');
          const line = { Type: 'Due', key, name: one.SubscriptionName, note, held: one, amount: openAmountOf(one) } as const;
          return (
            <li key={key}>
              <span>
                {one.SubscriptionName}
                {due !== undefined && <small>{due}</small>}
              </span>
              <b>{formats.money(openAmountOf(one), one.Currency)}</b>
              <Button
                variant="default"
                aria-label={t('billing.ticketAddDue', { name: one.SubscriptionName })}
                disabled={lines.some((added) => added.key === key)}
                onClick={() => onAdd(line)}
              >
                {t('kit.add')}
              </Button>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
