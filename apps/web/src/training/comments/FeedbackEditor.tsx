import {
  COMMENT_MAX,
  type Feedback,
  type FeedbackInput,
  feedbackInputSchema,
} from '@clubpulse/contract/training/comments/comments';
import { giveFeedback } from '@clubpulse/contract/training/comments/comments.calls';
import { Textarea } from '@mantine/core';
import { DialogForm } from '../../kit/dialog/DialogForm.tsx';
import { useDialogAct } from '../../kit/dialog/use-dialog-act.ts';
import { NumberField } from '../../kit/fields/NumberField.tsx';
import { bySchema } from '../../kit/form/check.ts';
import { useForm } from '../../kit/form/use-form.ts';
import { Refusal } from '../../kit/states/Refusal.tsx';
import { useT } from '../../platform/phrases.ts';

interface FeedbackEditorProps {
  trainingId: number;
  isOwn: boolean;
  before: Feedback | undefined;
  onClose: () => void;
}

export function FeedbackEditor({ trainingId, isOwn, before, onClose }: FeedbackEditorProps) {
  const t = useT();
  const form = useForm<FeedbackInput, FeedbackInput>({
    initial: { Text: before?.Text ?? '', Effort: before?.Effort ?? null },
    check: bySchema(feedbackInputSchema),
  });
  const give = useDialogAct(giveFeedback, { doneText: () => t('training.feedbackSaved'), onClose });
  return (
    <DialogForm
      title={t(before ? 'training.changeFeedback' : 'training.giveFeedback')}
      act={t('kit.save')}
      form={form}
      refusal={<Refusal words={form.refusal} />}
      save={(body) => give.mutateAsync({ params: { id: trainingId }, body })}
      onClose={onClose}
    >
      {isOwn && (
        <NumberField
          data-autofocus
          label={t('training.effort')}
          description={t('training.effortHint')}
          min={1}
          max={10}
          value={form.values.Effort}
          error={form.errors.Effort}
          onChange={(Effort) => form.set({ Effort })}
        />
      )}
      <Textarea
        required
        label={t('training.feedbackText')}
        description={t(isOwn ? 'training.feedbackOwnHint' : 'training.feedbackStaffHint')}
        autosize
        minRows={3}
        maxRows={10}
        maxLength={COMMENT_MAX}
        value={form.values.Text}
        error={form.errors.Text}
        onChange={(event) => form.set({ Text: event.currentTarget.value })}
      />
    </DialogForm>
  );
}
