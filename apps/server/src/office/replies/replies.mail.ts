import type { User } from '@clubpulse/contract/accounts/users';
import { fullName } from '@clubpulse/rules/accounts/users/names';
import { letterMail } from '../../platform/mail/letter.ts';
import type { OutgoingMail } from '../../platform/mail/mails.store.ts';
import { phrase } from '../../platform/phrases/phrases.ts';

interface Answered {
  readonly Text: string;
  readonly Nickname: string | null;
  readonly FirstMidName: string | null;
  readonly LastName: string | null;
}

export function answerMail(
  { ClubName, Title, ThreadId }: { readonly ClubName: string; readonly Title: string; readonly ThreadId: number },
  answers: readonly Answered[],
  { Email, Language, FirstMidName, Nickname }: Pick<User, 'Email' | 'Language' | 'FirstMidName' | 'Nickname'>,
  publicUrl: string,
): OutgoingMail {
  const texts = answers.map(({ Text, ...author }) => {
    const name =
      author.Nickname === null
        ? ClubName
        : fullName({ Nickname: author.Nickname, FirstMidName: author.FirstMidName ?? '', LastName: author.LastName ?? '' });
    return `${phrase(Language, 'told.thread-by', { name })}\n${Text}`;
  });
  return letterMail({
    to: Email,
    language: Language,
    sender: ClubName,
    subject: phrase(Language, 'told.thread-subject', { title: Title }),
    hello: phrase(Language, 'notices.hello', { name: FirstMidName || Nickname }),
    text: texts.join('\n\n'),
    action: phrase(Language, 'told.thread-action'),
    link: `${publicUrl}/#/Messages/${ThreadId}`,
    why: phrase(Language, 'told.why-mail', { club: ClubName }),
  });
}
