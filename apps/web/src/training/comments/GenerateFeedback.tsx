import { generateFeedback } from '@clubpulse/contract/training/comments/comments.calls';
import { Checkbox } from '@mantine/core';
import { useState } from 'react';
import { ConfirmDialog } from '../../kit/dialog/ConfirmDialog.tsx';
import { useDialogAct } from '../../kit/dialog/use-dialog-act.ts';
import { Refusal } from '../../kit/states/Refusal.tsx';
import { refusalText } from '../../platform/forms.ts';
import { useT } from '../../platform/phrases.ts';

export function GenerateFeedback({ trainingId, onClose }: { trainingId: number; onClose: () => void }) {
  const t = useT();
  const [byModel, setByModel] = useState(false);
  const make = useDialogAct(generateFeedback, {
    doneText: ({ Source }) => t(byModel && Source === 'Rules' ? 'training.modelFailed' : 'training.feedbackMade'),
    onClose,
  });
  return (
    <ConfirmDialog
      opened
      title={t('training.makeFeedback')}
      keep={t('kit.cancel')}
      confirm={t('training.makeFeedback')}
      busy={make.isPending}
      refusal={<Refusal words={make.error === null ? null : refusalText(make.error)} />}
      onConfirm={() => make.mutate({ params: { id: trainingId }, body: { ByModel: byModel } })}
      onClose={onClose}
    >
      <Checkbox
        label={t('training.byModel')}
        description={t('training.byModelHint')}
        checked={byModel}
        onChange={(event) => setByModel(event.currentTarget.checked)}
      />
    </ConfirmDialog>
  );
}
