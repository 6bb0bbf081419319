import { getMemberBooking, setIsGuest, setIsStaff } from '@clubpulse/contract/calendar/booking-rules.calls';
import { Switch } from '@mantine/core';
import { useCall, useChange } from '../../platform/api.ts';
import { useT } from '../../platform/phrases.ts';
import { useStaffClub } from '../../platform/session.tsx';
import classes from './MemberFlags.module.css';

export function MemberFlags({ userId }: { userId: number }) {
  const t = useT();
  const { ClubId: id } = useStaffClub();
  const params = { id, userId };
  const member = useCall(getMemberBooking, { params }, { quiet: true, ignore: [404] }).data;
  const guest = useChange(setIsGuest);
  const staff = useChange(setIsStaff);
  if (member === undefined) return null;
  const looks = { label: classes['label'] ?? '', description: classes['note'] ?? '' };
  return (
    <section className={classes['flags']} aria-label={t('booking.flags')}>
      <h2>{t('booking.flags')}</h2>
      <Switch
        label={t('members.guest')}
        description={t('booking.guestNote')}
        classNames={looks}
        checked={member.IsGuest}
        disabled={guest.isPending}
        onChange={({ currentTarget: { checked } }) => guest.mutate({ params, body: { IsGuest: checked } })}
      />
      <Switch
        label={t('members.ownStaff')}
        description={t('booking.staffNote')}
        classNames={looks}
        checked={member.IsStaff}
        disabled={staff.isPending}
        onChange={({ currentTarget: { checked } }) => staff.mutate({ params, body: { IsStaff: checked } })}
      />
    </section>
  );
}
