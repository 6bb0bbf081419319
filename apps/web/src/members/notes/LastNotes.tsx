import type { Note } from '@clubpulse/contract/members/notes/notes';
import { listClubUserNotes } from '@clubpulse/contract/members/notes/notes.calls';
import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { SectionHead } from '../../kit/page/SectionHead.tsx';
import { Bone } from '../../kit/states/Bones.tsx';
import { Loading } from '../../kit/states/Skeleton.tsx';
import { useCall } from '../../platform/api.ts';
import { useT } from '../../platform/phrases.ts';
import { pathTo } from '../../platform/routes.ts';
import { useStaffClub } from '../../platform/session.tsx';
import classes from './LastNotes.module.css';
import { NoteEditor } from './note-dialogs.ts';
import { useNoteText } from './use-note-text.ts';

const SHOWN = 2;

export function LastNotes({ userId }: { userId: number }) {
  const t = useT();
  const { ClubId: id } = useStaffClub();
  const notes = useCall(listClubUserNotes, { params: { id, userId } }, { quiet: true });
  const [adding, setAdding] = useState(false);
  const holding = notes.data?.filter(({ CompletedAt }) => CompletedAt === null) ?? [];
  return (
    <section aria-label={t('members.notesAbout')}>
      <SectionHead title={t('members.notesAbout')}>
        <Button
          variant="default"
          size="compact-sm"
          leftSection={<IconPlus size={16} stroke={1.8} />}
          onClick={() => setAdding(true)}
        >
          {t('members.noteNew')}
        </Button>
      </SectionHead>
      {notes.isPending && (
        <Loading>
          <Bone height={20} width="60%" />
        </Loading>
      )}
      {notes.data !== undefined && holding.length === 0 && <p className={classes['none']}>{t('members.noNotes')}</p>}
      <ul className={classes['notes']}>
        {holding.slice(0, SHOWN).map((note) => (
          <Line key={note.NoteId} note={note} />
        ))}
      </ul>
      {holding.length > SHOWN && (
        <Link to={`${pathTo('EditUser', userId)}/tasks`}>{t('members.notesMore', { count: holding.length - SHOWN })}</Link>
      )}
      {adding && <NoteEditor userId={userId} onClose={() => setAdding(false)} />}
    </section>
  );
}

function Line({ note }: { note: Note }) {
  const { by } = useNoteText()(note);
  return (
    <li>
      <p>{note.Text}</p>
      <span>{by}</span>
    </li>
  );
}
