import { takeBackMessage } from '@clubpulse/contract/office/planned-messages/planned-messages.calls';
import { fullName } from '@clubpulse/rules/accounts/users/names';
import { Button } from '@mantine/core';
import { IconAlertCircle, IconClock } from '@tabler/icons-react';
import { StateChip } from '../../kit/figures/StateChip.tsx';
import { Card } from '../../kit/page/Card.tsx';
import { SectionHead } from '../../kit/page/SectionHead.tsx';
import { useChange } from '../../platform/api.ts';
import { useFormatsIn } from '../../platform/formats/use-formats-in.ts';
import { useT } from '../../platform/phrases.ts';
import { useStaffClub } from '../../platform/session.tsx';
import { toastDone } from '../../platform/toasts/toasts.ts';
import classes from './Planned.module.css';
import { titleOf } from './title-of.ts';
import { usePlanned } from './use-planned.ts';

export function WaitingMessages() {
  const t = useT();
  const { ClubId: id, TimeZone } = useStaffClub();
  const formats = useFormatsIn(TimeZone);
  const { waiting = [] } = usePlanned();
  const takeBack = useChange(takeBackMessage, { onDone: () => toastDone({ title: t('messages.takenBack') }) });
  if (waiting.length === 0) return null;
  return (
    <section className={classes['waiting']} aria-label={t('messages.waiting')}>
      <SectionHead title={t('messages.waiting')} />
      <Card flush>
        <ul className={classes['rows']}>
          {waiting.map((planned) => {
            const title = titleOf(planned) ?? t('messages.draftUntitled');
            return (
              <li key={planned.PlannedMessageId}>
                <span className={classes['names']}>
                  <b>{title}</b>
                  <span>{fullName(planned.Author)}</span>
                </span>
                {planned.Refused === null ? (
                  <StateChip tone="dashed" icon={IconClock}>
                    {t('messages.waitsUntil', { when: formats.dateTime(planned.SendAt) })}
                  </StateChip>
                ) : (
                  <StateChip tone="bad" icon={IconAlertCircle}>
                    {t(`messages.refused-${planned.Refused}`)}
                  </StateChip>
                )}
                <Button
                  variant="default"
                  aria-label={`${t('kit.label', { label: t('messages.takeBack') })} ${title}`}
                  loading={takeBack.isPending && takeBack.variables.params.plannedMessageId === planned.PlannedMessageId}
                  onClick={() => takeBack.mutate({ params: { id, plannedMessageId: planned.PlannedMessageId } })}
                >
                  {t('messages.takeBack')}
                </Button>
              </li>
            );
          })}
        </ul>
      </Card>
    </section>
  );
}
