import type { Note } from '@clubpulse/contract/members/notes/notes';
import { fullName } from '@clubpulse/rules/accounts/users/names';
import { useFormats } from '../../platform/formats.ts';
import { useT } from '../../platform/phrases.ts';

export function useNoteText() {
  const t = useT();
  const formats = useFormats();
  const dated = (at: string) => `${formats.date(formats.dayOf(at))} ${formats.time(at)}`;
  return ({ Author, CreatedAt, EditedAt }: Note) => {
    const when = dated(CreatedAt);
    const by = Author === null ? t('members.noteByGone', { when }) : t('members.noteBy', { name: fullName(Author), when });
    return { by, edited: EditedAt === null ? [] : [t('members.noteEdited', { when: dated(EditedAt) })] };
  };
}
