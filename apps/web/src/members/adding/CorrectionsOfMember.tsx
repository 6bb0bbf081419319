import { CORRECTION_DAYS } from '@clubpulse/contract/members/adding/adding';
import { listClubUserCorrections, undoClubUserCorrection } from '@clubpulse/contract/members/adding/adding.calls';
import { Button } from '@mantine/core';
import { Refusal } from '../../kit/states/Refusal.tsx';
import { useCall, useChange } from '../../platform/api.ts';
import { useFormats } from '../../platform/formats.ts';
import { refusalText } from '../../platform/forms.ts';
import { useT } from '../../platform/phrases.ts';
import { toastDone } from '../../platform/toasts/toasts.ts';
import classes from './CorrectionsOfMember.module.css';
import { valuesText } from './correction-texts.ts';

export function CorrectionsOfMember({ clubId, userId }: { clubId: number; userId: number }) {
  const t = useT();
  const formats = useFormats();
  const corrections = useCall(listClubUserCorrections, { params: { id: clubId, userId } }, { quiet: true });
  const undo = useChange(undoClubUserCorrection, { quiet: true });
  if (corrections.data === undefined || corrections.data.length === 0) return null;
  return (
    <section className={classes['corrections']}>
      <h3>{t('members.correctedLately', { count: CORRECTION_DAYS })}</h3>
      <ul>
        {corrections.data.map(({ DeskCorrectionId, At, By, Values }) => (
          <li key={DeskCorrectionId}>
            <span>
              {valuesText(Values, t, formats)}
              <small>{By === null ? formats.date(At) : t('members.correctedBy', { date: formats.date(At), name: By })}</small>
            </span>
            <Button
              variant="default"
              size="compact-sm"
              disabled={undo.isPending}
              onClick={() =>
                undo.mutate(
                  { params: { id: clubId, userId, correctionId: DeskCorrectionId } },
                  {
                    onSuccess: ({ Undone }) =>
                      toastDone({ title: t(Undone.length > 0 ? 'members.correctionUndone' : 'members.correctionStays') }),
                  },
                )
              }
            >
              {t('kit.undo')}
            </Button>
          </li>
        ))}
      </ul>
      <Refusal words={undo.error && refusalText(undo.error)} />
    </section>
  );
}
