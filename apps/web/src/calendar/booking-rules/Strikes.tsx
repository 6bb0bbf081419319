import type { StrikeKind } from '@clubpulse/contract/calendar/booking-rules';
import { forgiveStrike, listStrikes } from '@clubpulse/contract/calendar/booking-rules.calls';
import { fullName } from '@clubpulse/rules/accounts/users/names';
import { Button } from '@mantine/core';
import { useCall, useChange } from '../../platform/api.ts';
import { useFormats } from '../../platform/formats.ts';
import { type PhraseKey, useT } from '../../platform/phrases.ts';
import { toastDone } from '../../platform/toasts/toasts.ts';
import styles from './SettingsForm.module.css';

const SHOWN = 20;
const kinds = { LateCancel: 'calendar.strike.LateCancel', NoShow: 'calendar.strike.NoShow' } as const satisfies Record<
  StrikeKind,
  PhraseKey
>;

export function Strikes({ clubId }: { clubId: number }) {
  const t = useT();
  const formats = useFormats();
  const strikes = useCall(listStrikes, { params: { id: clubId }, query: { length: SHOWN, forgiven: 'false' } }, { quiet: true });
  const forgive = useChange(forgiveStrike, {
    onDone: ({ FirstMidName, Nickname }) =>
      toastDone({ title: t('calendar.strikeForgiven', { name: FirstMidName || Nickname }) }),
  });
  const found = strikes.data?.data ?? [];
  if (found.length === 0) return null;
  return (
    <div className={styles['strikes']}>
      <h3>{t('calendar.newestStrikes')}</h3>
      <ul>
        {found.map((strike) => {
          const name = fullName(strike);
          return (
            <li key={strike.StrikeId}>
              <span className={styles['who']}>
                <b>{name}</b>
                <span>
                  {t(kinds[strike.Kind])}, {strike.ClassName}, {formats.dateTime(strike.ClassBegin)}
                </span>
              </span>
              <Button
                variant="default"
                aria-label={t('calendar.forgiveOf', { name })}
                loading={forgive.isPending && forgive.variables.params.id === strike.StrikeId}
                onClick={() => forgive.mutate({ params: { id: strike.StrikeId } })}
              >
                {t('calendar.forgive')}
              </Button>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
