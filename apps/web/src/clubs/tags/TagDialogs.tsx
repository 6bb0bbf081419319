import { type ClubTag, clubTagInputSchema } from '@clubpulse/contract/clubs/tags/tags';
import { createTag, deleteTag, updateTag } from '@clubpulse/contract/clubs/tags/tags.calls';
import { ConfirmDialog } from '../../kit/dialog/ConfirmDialog.tsx';
import { DialogForm } from '../../kit/dialog/DialogForm.tsx';
import { NameField } from '../../kit/dialog/NameField.tsx';
import { useDialogAct } from '../../kit/dialog/use-dialog-act.ts';
import { bySchema } from '../../kit/form/check.ts';
import { useForm } from '../../kit/form/use-form.ts';
import { Refusal } from '../../kit/states/Refusal.tsx';
import { refusalText } from '../../platform/forms.ts';
import { useT } from '../../platform/phrases.ts';

interface TagEditorProps {
  clubId: number;
  tag?: ClubTag;
  onClose: () => void;
}

export function TagEditor({ clubId, tag, onClose }: TagEditorProps) {
  const t = useT();
  const form = useForm({ initial: { Text: tag?.Text ?? '' }, check: bySchema(clubTagInputSchema) });
  const outcome = { doneText: (saved: ClubTag) => t('clubs.tagSaved', { name: saved.Text ?? '' }), onClose };
  const create = useDialogAct(createTag, outcome);
  const update = useDialogAct(updateTag, outcome);
  const title = t(tag === undefined ? 'clubs.tagAdd' : 'clubs.tagEdit');
  return (
    <DialogForm
      title={title}
      act={tag === undefined ? title : t('kit.save')}
      form={form}
      save={(body) =>
        tag === undefined
          ? create.mutateAsync({ params: { id: clubId }, body })
          : update.mutateAsync({ params: { id: clubId, tagId: tag.ClubTagId }, body })
      }
      refusal={<Refusal words={form.refusal} />}
      onClose={onClose}
    >
      <NameField maxLength={40} value={form.values.Text} error={form.errors.Text} onChange={(Text) => form.set({ Text })} />
    </DialogForm>
  );
}

export function DeleteTag({ clubId, tag, onClose }: { clubId: number; tag: ClubTag; onClose: () => void }) {
  const t = useT();
  const name = tag.Text ?? '';
  const remove = useDialogAct(deleteTag, { doneText: () => t('kit.deletedName', { name }), onClose });
  return (
    <ConfirmDialog
      opened
      danger
      title={t('kit.deleteTitle', { name })}
      confirm={t('clubs.tagDelete')}
      busy={remove.isPending}
      refusal={<Refusal words={remove.error && refusalText(remove.error)} />}
      onConfirm={() => remove.mutate({ params: { id: clubId, tagId: tag.ClubTagId } })}
      onClose={onClose}
    >
      {t('clubs.tagDeleteText')}
    </ConfirmDialog>
  );
}
