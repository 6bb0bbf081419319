import { type Note, noteInputSchema } from '@clubpulse/contract/members/notes/notes';
import { createNote, updateNote } from '@clubpulse/contract/members/notes/notes.calls';
import { Textarea } from '@mantine/core';
import { useMemo } from 'react';
import type { z } from 'zod';
import { DialogForm } from '../../kit/dialog/DialogForm.tsx';
import { useDialogAct } from '../../kit/dialog/use-dialog-act.ts';
import { bySchema } from '../../kit/form/check.ts';
import { useAsOpened } from '../../kit/form/use-as-opened.ts';
import { useForm } from '../../kit/form/use-form.ts';
import { Refusal } from '../../kit/states/Refusal.tsx';
import { useT } from '../../platform/phrases.ts';
import { useStaffClub } from '../../platform/session.tsx';

interface NoteEditorProps {
  userId: number;
  note?: Note;
  onClose: () => void;
}

export function NoteEditor({ userId, note: newest, onClose }: NoteEditorProps) {
  const t = useT();
  const { ClubId } = useStaffClub();
  const [note, follow] = useAsOpened(newest);
  const stored = useMemo(() => note && { Text: note.Text }, [note]);
  const form = useForm<{ Text: string }, z.output<typeof noteInputSchema>>({
    ...(stored ? { saved: stored } : { initial: { Text: '' } }),
    check: bySchema(noteInputSchema),
  });
  const after = { doneText: () => t('members.noteSaved'), onClose };
  const create = useDialogAct(createNote, after);
  const update = useDialogAct(updateNote, { ...after, onRefused: follow });
  return (
    <DialogForm
      title={t(note ? 'members.noteEdit' : 'members.noteNew')}
      act={t('kit.save')}
      form={form}
      refusal={<Refusal words={form.refusal} />}
      save={(body) =>
        note === undefined
          ? create.mutateAsync({ body: { ...body, ClubId, UserId: userId } })
          : update.mutateAsync({ params: { id: note.NoteId }, body: { ...body, RowVersion: note.RowVersion } })
      }
      onClose={onClose}
    >
      <Textarea
        data-autofocus
        required
        label={t('kit.note')}
        description={t('members.notesHint')}
        autosize
        minRows={3}
        maxRows={12}
        value={form.values.Text}
        error={form.errors.Text}
        onChange={(event) => form.set({ Text: event.currentTarget.value })}
      />
    </DialogForm>
  );
}
