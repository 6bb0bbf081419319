import type { StrikeKind } from '@clubpulse/contract/calendar/booking-rules';
import {
  forgiveStrike,
  getMemberBooking,
  listStrikes,
  setNoBookingsUntil,
} from '@clubpulse/contract/calendar/booking-rules.calls';
import { Button } from '@mantine/core';
import { IconBan } from '@tabler/icons-react';
import { useState } from 'react';
import { DialogForm } from '../../kit/dialog/DialogForm.tsx';
import { DateField } from '../../kit/fields/DateField.tsx';
import { useForm } from '../../kit/form/use-form.ts';
import { useCall, useChange } from '../../platform/api.ts';
import { useFormats } from '../../platform/formats.ts';
import { type PhraseKey, useT } from '../../platform/phrases.ts';
import { useRoles, useStaffClub } from '../../platform/session.tsx';
import { useTodayIn } from '../../platform/use-today.ts';
import classes from './MemberStrikes.module.css';

const strikeWords = {
  LateCancel: 'booking.lateCancel',
  NoShow: 'booking.state.noShow',
} as const satisfies Record<StrikeKind, PhraseKey>;

export function MemberStrikes({ userId }: { userId: number }) {
  const t = useT();
  const formats = useFormats();
  const { ClubId } = useStaffClub();
  const manages = useRoles().some((role) => role === 'Manager' || role === 'Owner');
  const params = { id: ClubId, userId };
  const member = useCall(getMemberBooking, { params }, { quiet: true });
  const strikes = useCall(
    listStrikes,
    { params: { id: ClubId }, query: { UserId: String(userId), forgiven: 'false', length: 20 } },
    { quiet: true },
  );
  const today = useTodayIn(useStaffClub().TimeZone);
  const [blocking, setBlocking] = useState(false);
  const setUntil = useChange(setNoBookingsUntil, { onDone: () => setBlocking(false) });
  const forgive = useChange(forgiveStrike);
  if (member.data === undefined) return null;
  const { NoBookingsUntil } = member.data;
  return (
    <section className={classes['ban']}>
      {(strikes.data?.data.length ?? 0) > 0 && (
        <ul className={classes['strikes']} aria-label={t('booking.strikes')}>
          {strikes.data?.data.map((strike) => (
            <li key={strike.StrikeId}>
              <span>
                <b>{t(strikeWords[strike.Kind])}</b> {strike.ClassName}, {formats.dateTime(strike.ClassBegin)}
              </span>
              {manages && (
                <Button
                  variant="default"
                  size="compact-sm"
                  loading={forgive.isPending && forgive.variables.params.id === strike.StrikeId}
                  aria-label={t('booking.forgiveOf', { name: strike.ClassName })}
                  onClick={() => forgive.mutate({ params: { id: strike.StrikeId } })}
                >
                  {t('booking.forgive')}
                </Button>
              )}
            </li>
          ))}
        </ul>
      )}
      {manages && (NoBookingsUntil === null || NoBookingsUntil <= today) && (
        <Button variant="default" leftSection={<IconBan size={17} stroke={1.8} />} onClick={() => setBlocking(true)}>
          {t('booking.block')}
        </Button>
      )}
      {blocking && (
        <BlockDialog
          onBlock={(day) => setUntil.mutateAsync({ params, body: { NoBookingsUntil: day } })}
          onClose={() => setBlocking(false)}
        />
      )}
    </section>
  );
}

function BlockDialog({ onBlock, onClose }: { onBlock: (day: string) => Promise<unknown>; onClose: () => void }) {
  const t = useT();
  const today = useTodayIn(useStaffClub().TimeZone);
  const form = useForm<{ Day: string | null }, { Day: string }>({
    initial: { Day: null },
    check: ({ Day }) =>
      Day !== null && Day > today ? { errors: null, output: { Day } } : { errors: { Day: t('date-in-future') } },
  });
  return (
    <DialogForm
      title={t('booking.block')}
      act={t('booking.block')}
      form={form}
      save={({ Day }) => onBlock(Day)}
      onClose={onClose}
    >
      <DateField
        near
        required
        label={t('booking.blockUntil')}
        description={t('booking.blockText')}
        value={form.values.Day}
        onChange={(Day) => form.set({ Day })}
        error={form.errors.Day}
      />
    </DialogForm>
  );
}
