import type { Note } from '@clubpulse/contract/members/notes/notes';
import { completeNote, deleteNote, listClubUserNotes } from '@clubpulse/contract/members/notes/notes.calls';
import { Button } from '@mantine/core';
import { IconHistory, IconPencil, IconPlus, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { ConfirmDialog } from '../../kit/dialog/ConfirmDialog.tsx';
import { useDialogAct } from '../../kit/dialog/use-dialog-act.ts';
import { StateChip } from '../../kit/figures/StateChip.tsx';
import { RowMenu } from '../../kit/list/RowMenu.tsx';
import { Card } from '../../kit/page/Card.tsx';
import { SectionHead } from '../../kit/page/SectionHead.tsx';
import { QueryResult } from '../../kit/states/QueryResult.tsx';
import { Refusal } from '../../kit/states/Refusal.tsx';
import { SkeletonRows } from '../../kit/states/Skeleton.tsx';
import { useCall, useChange } from '../../platform/api.ts';
import { refusalText } from '../../platform/forms.ts';
import { useT } from '../../platform/phrases.ts';
import { useSelf, useStaffClub } from '../../platform/session.tsx';
import classes from './Notes.module.css';
import { NoteEditor } from './note-dialogs.ts';
import { useNoteText } from './use-note-text.ts';

type Dialog = { act: 'add' } | { act: 'edit' | 'delete'; note: Note };

export function Notes({ userId }: { userId: number }) {
  const t = useT();
  const { ClubId: id } = useStaffClub();
  const notes = useCall(listClubUserNotes, { params: { id, userId } }, { quiet: true });
  const [showHistory, setShowHistory] = useState(false);
  const [dialog, setDialog] = useState<Dialog | null>(null);
  const close = () => setDialog(null);
  const old = notes.data?.filter(({ CompletedAt }) => CompletedAt !== null).length ?? 0;
  return (
    <section aria-label={t('members.notesAbout')}>
      <SectionHead title={t('members.notesAbout')}>
        <Button variant="default" leftSection={<IconPlus size={17} stroke={1.8} />} onClick={() => setDialog({ act: 'add' })}>
          {t('members.noteNew')}
        </Button>
      </SectionHead>
      <QueryResult query={notes} loading={<SkeletonRows rows={3} />}>
        {(found) => {
          const shown = showHistory ? found : found.filter(({ CompletedAt }) => CompletedAt === null);
          return shown.length === 0 ? (
            <p className={classes['none']}>{t('members.noNotes')}</p>
          ) : (
            <Card flush>
              <ul className={classes['notes']}>
                {shown.map((note) => (
                  <Row key={note.NoteId} note={note} onAct={(act) => setDialog({ act, note })} />
                ))}
              </ul>
            </Card>
          );
        }}
      </QueryResult>
      {old > 0 && !showHistory && (
        <Button
          variant="subtle"
          color="gray"
          leftSection={<IconHistory size={17} stroke={1.8} />}
          onClick={() => setShowHistory(true)}
        >
          {t('members.notesHistoryShow', { count: old })}
        </Button>
      )}
      {dialog?.act === 'add' && <NoteEditor userId={userId} onClose={close} />}
      {dialog?.act === 'edit' && (
        <NoteEditor
          userId={userId}
          note={notes.data?.find(({ NoteId }) => NoteId === dialog.note.NoteId) ?? dialog.note}
          onClose={close}
        />
      )}
      {dialog?.act === 'delete' && <DeleteNote note={dialog.note} onClose={close} />}
    </section>
  );
}

function Row({ note, onAct }: { note: Note; onAct: (act: 'edit' | 'delete') => void }) {
  const t = useT();
  const self = useSelf();
  const complete = useChange(completeNote);
  const { Author, CompletedAt } = note;
  const isOwn = Author === null || Author.UserId === self.UserId;
  const { by, edited } = useNoteText()(note);
  const items = [
    ...(isOwn ? [{ label: t('kit.edit'), icon: IconPencil, onClick: () => onAct('edit') }] : []),
    ...(CompletedAt === null
      ? [
          {
            label: t('members.noteHistory'),
            icon: IconHistory,
            onClick: () => complete.mutate({ params: { id: note.NoteId } }),
          },
        ]
      : []),
    ...(isOwn ? [{ label: t('kit.delete'), icon: IconTrash, danger: true, onClick: () => onAct('delete') }] : []),
  ];
  return (
    <li>
      <div className={classes['words']}>
        <p>{note.Text}</p>
        <span>{[by, ...edited].join(' · ')}</span>
      </div>
      {CompletedAt !== null && <StateChip tone="mute">{t('members.noteInHistory')}</StateChip>}
      {items.length > 0 && <RowMenu label={t('kit.actionsOf', { name: note.Text.slice(0, 40) })} items={items} />}
    </li>
  );
}

function DeleteNote({ note, onClose }: { note: Note; onClose: () => void }) {
  const t = useT();
  const remove = useDialogAct(deleteNote, { doneText: () => t('members.noteDeleted'), onClose });
  return (
    <ConfirmDialog
      opened
      danger
      title={t('members.noteDeleteTitle')}
      keep={t('kit.keepIt')}
      confirm={t('members.noteDelete')}
      busy={remove.isPending}
      refusal={<Refusal words={remove.error === null ? null : refusalText(remove.error)} />}
      onConfirm={() => remove.mutate({ params: { id: note.NoteId } })}
      onClose={onClose}
    >
      {t('members.noteDeleteText')}
    </ConfirmDialog>
  );
}
