import { listMyCorrections, undoMyCorrection } from '@clubpulse/contract/members/adding/adding.calls';
import { IconEdit } from '@tabler/icons-react';
import { Banner } from '../../kit/states/Banner.tsx';
import { Refusal } from '../../kit/states/Refusal.tsx';
import { useCall, useChange } from '../../platform/api.ts';
import { useFormats } from '../../platform/formats.ts';
import { refusalText } from '../../platform/forms.ts';
import { useT } from '../../platform/phrases.ts';
import { toastDone } from '../../platform/toasts/toasts.ts';
import { valuesText } from './correction-texts.ts';
import { MyEmailProposals } from './MyEmailProposals.tsx';

export function MyCorrections({ userId }: { userId: number }) {
  const t = useT();
  const formats = useFormats();
  const corrections = useCall(listMyCorrections, { params: { id: userId } }, { quiet: true });
  const undo = useChange(undoMyCorrection, { quiet: true });
  return (
    <>
      <MyEmailProposals userId={userId} />
      {corrections.data?.map(({ DeskCorrectionId, ClubName, At, UndoUntil, Values }) => (
        <Banner
          key={DeskCorrectionId}
          tone="info"
          icon={IconEdit}
          actions={[
            {
              label: t('kit.undo'),
              onClick: () => {
                if (undo.isPending) return;
                undo.mutate(
                  { params: { id: userId, correctionId: DeskCorrectionId } },
                  {
                    onSuccess: ({ Undone }) =>
                      toastDone({ title: t(Undone.length > 0 ? 'members.correctionUndone' : 'members.correctionStays') }),
                  },
                );
              },
            },
          ]}
        >
          {t('members.myCorrection', {
            club: ClubName,
            date: formats.date(At),
            until: formats.date(UndoUntil),
            changes: valuesText(Values, t, formats),
          })}
        </Banner>
      ))}
      <Refusal words={undo.error && refusalText(undo.error)} />
    </>
  );
}
